"""People's own pictures: what becomes of them on a card, and what is refused."""

from __future__ import annotations

import io
import os
import re
import struct
import subprocess
import sys
import types
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms, ImageDraw, PngImagePlugin, features

from dixit_widget.deck import BrokenPicture, Deck, LeftOut, PillowMissing, UnusableFiles, picture_file
from dixit_widget.deck.picture_file import card_picture
from dixit_widget.words import LANGUAGES

RED, GREEN, BLUE, WHITE = (220, 30, 30), (30, 160, 60), (30, 60, 220), (255, 255, 255)


def drawn(size=(60, 90), colour=RED, mark=None) -> Image.Image:
    """Draw a plain picture, with a blue corner at its top left where one is wanted."""
    picture = Image.new("RGB", size, colour)
    if mark:
        ImageDraw.Draw(picture).rectangle((0, 0, size[0] // 3, size[1] // 3), fill=mark)
    return picture


def encoded(picture: Image.Image, kind: str, **options: object) -> bytes:
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def looked_at(deck: Deck, id: str | None = None) -> Image.Image:
    return Image.open(io.BytesIO(deck.picture(id or deck.ids[0]))).convert("RGB")


def is_near(pixel: object, colour: tuple[int, int, int], by: int = 30) -> bool:
    return all(abs(a - b) <= by for a, b in zip(pixel, colour, strict=True))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one good picture in it."""
    drawn().save(tmp_path / "good.png")
    return tmp_path


def refusal(folder: Path, **options: bool) -> UnusableFiles:
    with pytest.raises(UnusableFiles) as caught:
        Deck.from_folder(folder, **options)
    for language in LANGUAGES:
        assert "{" not in caught.value.message(language)
    return caught.value


# ── what becomes of a picture ──────────────────────────────────────────────


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.JPEG", "a.webp", "a.gif"])
def test_formats(tmp_path, name):
    drawn(colour=GREEN).save(tmp_path / name)
    deck = Deck.from_folder(tmp_path)
    card = Image.open(io.BytesIO(deck.picture(deck.ids[0])))
    assert (card.format, card.size, card.mode) == ("WEBP", (60, 90), "RGB")
    assert is_near(card.getpixel((30, 45)), GREEN)


@pytest.mark.parametrize(
    ("size", "card_size"),
    [
        ((640, 960), (640, 960)),
        ((2000, 3000), (640, 960)),
        ((4000, 1000), (640, 960)),
        ((1000, 4000), (640, 960)),
        ((100, 100), (100, 150)),
        ((1, 1), (1, 2)),
        ((9000, 1), (640, 960)),
    ],
)
def test_a_card_is_two_by_three_and_never_larger_than_needed(tmp_path, size, card_size):
    drawn(size).save(tmp_path / "a.png")
    assert looked_at(Deck.from_folder(tmp_path)).size == card_size


def test_a_wide_picture_is_whole_between_the_colours_of_its_edges(tmp_path):
    wide = drawn((600, 300), WHITE)
    draw = ImageDraw.Draw(wide)
    draw.rectangle((0, 0, 600, 60), fill=BLUE)
    draw.rectangle((0, 240, 600, 300), fill=GREEN)
    draw.rectangle((0, 100, 8, 200), fill=RED)
    draw.rectangle((592, 100, 600, 200), fill=RED)
    wide.save(tmp_path / "wide.png")
    card = looked_at(Deck.from_folder(tmp_path))
    assert card.size == (600, 900)
    assert is_near(card.getpixel((300, 5)), BLUE)
    assert is_near(card.getpixel((300, 895)), GREEN)
    assert is_near(card.getpixel((3, 450)), RED)
    assert is_near(card.getpixel((596, 450)), RED)


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", ["jpg", "webp", "png"])
def test_a_picture_lies_as_its_exif_says(tmp_path, orientation, kind):
    upright = drawn((300, 450), WHITE, mark=BLUE)
    exif = Image.Exif()
    exif[0x0112] = orientation
    undo = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    stored = upright.transpose(undo[orientation]) if orientation in undo else upright
    stored.save(tmp_path / f"a.{kind}", exif=exif)
    card = looked_at(Deck.from_folder(tmp_path))
    assert card.size == (300, 450)
    assert is_near(card.getpixel((30, 30)), BLUE)
    assert is_near(card.getpixel((270, 420)), WHITE)


def test_a_large_photo_on_its_side_is_turned(tmp_path):
    exif = Image.Exif()
    exif[0x0112] = 6
    drawn((4500, 3000), WHITE, mark=BLUE).save(tmp_path / "a.jpg", exif=exif)
    card = looked_at(Deck.from_folder(tmp_path))
    assert card.size == (640, 960)
    assert is_near(card.getpixel((600, 20)), BLUE)


def test_an_orientation_that_is_nonsense_turns_nothing(tmp_path):
    drawn().save(tmp_path / "a.jpg", exif=b"Exif\0\0II*\0\xff\xff\xff\xff nonsense")
    assert looked_at(Deck.from_folder(tmp_path)).size == (60, 90)


@pytest.mark.parametrize("kind", ["jpg", "png", "webp"])
def test_nothing_is_left_of_metadata(tmp_path, kind):
    exif = Image.Exif()
    exif[0x010E] = "SECRET description"
    exif.get_ifd(0x8825).update({1: "N", 2: (48.0, 51.0, 30.0), 3: "E", 4: (2.0, 17.0, 40.0), 29: "SECRET"})
    options: dict[str, object] = {"exif": exif}
    if kind == "png":
        options["pnginfo"] = PngImagePlugin.PngInfo()
        options["pnginfo"].add_text("Author", "SECRET author")
        options["pnginfo"].add_itxt("XML:com.adobe.xmp", "<x>SECRET</x>")
    elif kind == "webp":
        options["xmp"] = b"<x>SECRET</x>"
    else:
        options["comment"] = b"SECRET comment"
    source = encoded(drawn(), {"jpg": "JPEG"}.get(kind, kind.upper()), **options)
    assert b"SECRET" in source
    (tmp_path / f"a.{kind}").write_bytes(source)
    deck = Deck.from_folder(tmp_path)
    data = deck.picture(deck.ids[0])
    assert b"SECRET" not in data
    for chunk in (b"EXIF", b"XMP ", b"ICCP"):
        assert chunk not in data
    card = Image.open(io.BytesIO(data))
    assert not card.getexif()
    assert not {"exif", "xmp", "icc_profile", "comment"} & set(card.info)


def test_a_gif_lends_its_first_frame(tmp_path):
    frames = [drawn(colour=colour) for colour in (GREEN, RED, BLUE)]
    frames[0].save(tmp_path / "a.gif", save_all=True, append_images=frames[1:])
    deck = Deck.from_folder(tmp_path)
    assert is_near(looked_at(deck).getpixel((30, 45)), GREEN)
    assert getattr(Image.open(io.BytesIO(deck.picture(deck.ids[0]))), "n_frames", 1) == 1


def test_what_is_transparent_lies_on_paper(tmp_path):
    picture = Image.new("RGBA", (60, 90), (0, 0, 0, 0))
    ImageDraw.Draw(picture).rectangle((20, 30, 40, 60), fill=(*BLUE, 255))
    picture.save(tmp_path / "a.png")
    picture.quantize(8).save(tmp_path / "b.png")
    for card in Deck.from_folder(tmp_path):
        shown = Image.open(io.BytesIO(card.picture)).convert("RGB")
        assert min(shown.getpixel((2, 2))) > 200
        assert is_near(shown.getpixel((30, 45)), BLUE, 60)


def test_greys_of_16_bits_keep_their_shades(tmp_path):
    grey = Image.new("I;16", (60, 90), 40_000)
    grey.save(tmp_path / "a.png")
    assert is_near(looked_at(Deck.from_folder(tmp_path)).getpixel((30, 45)), (156, 156, 156), 4)


@pytest.mark.parametrize("mode", ["L", "1", "P", "LA", "CMYK"])
def test_every_kind_of_colour_is_read(tmp_path, mode):
    drawn(colour=WHITE).convert(mode).save(tmp_path / ("a.jpg" if mode == "CMYK" else "a.png"))
    assert min(looked_at(Deck.from_folder(tmp_path)).getpixel((30, 45))) > 230


def test_colours_of_another_profile_are_brought_into_srgb(tmp_path):
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    # A profile whose red is what sRGB calls green, and the other way round.
    swapped = srgb.replace(b"rXYZ", b"----").replace(b"gXYZ", b"rXYZ").replace(b"----", b"gXYZ")
    for name, profile, seen in (
        ("same.png", srgb, GREEN),
        ("odd.png", b"no profile", GREEN),
        ("swapped.png", swapped, (GREEN[1], GREEN[0], GREEN[2])),
    ):
        drawn(colour=GREEN).save(tmp_path / name, icc_profile=profile)
        assert is_near(looked_at(Deck.from_files([tmp_path / name])).getpixel((30, 45)), seen)


def test_a_picture_that_is_hard_to_press_together_stays_light(tmp_path):
    Image.frombytes("RGB", (900, 1350), os.urandom(900 * 1350 * 3)).save(tmp_path / "noise.png")
    deck = Deck.from_folder(tmp_path)
    assert len(deck.picture(deck.ids[0])) < 250_000


# ── what is refused ────────────────────────────────────────────────────────


def png_of(width: int, height: int) -> bytes:
    """Write a small file that says that it is a huge picture."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(bytes(1_000_000), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


JPEG = encoded(drawn((300, 450), mark=BLUE), "JPEG")
PNG = encoded(drawn((300, 450), mark=BLUE), "PNG")
HOSTILE = {
    "zero.png": (b"", "is empty"),
    "cut.jpg": (JPEG[: len(JPEG) // 2], "damaged or cut off"),
    "cut.png": (PNG[: len(PNG) - 60], "damaged or cut off"),
    "head.webp": (b"RIFF\x10\0\0\0WEBP", "damaged or cut off"),
    "bomb.png": (png_of(7_100, 7_100), "more than 50 million pixels"),
    "bigbomb.png": (png_of(60_000, 60_000), "more than 50 million pixels"),
    "maddest.png": (png_of(2**31 - 1, 2**31 - 1), "more than 50 million pixels|damaged"),
    "disguised.png": (JPEG, "really a picture in JPEG format; call it disguised.jpg"),
    "disguised.txt": (PNG, "really a picture in PNG format; call it disguised.png"),
    "drawing.svg": (b"<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>", "an SVG drawing"),
    "drawing.png": (b"\n<SVG onload='alert(1)'></SVG>", "an SVG drawing"),
    "notes.txt": (b"Dear diary", "not a picture that can be a card"),
    "page.jpg": (b"<html><script>alert(1)</script></html>", "not a picture that can be a card"),
    "scan.tiff": (encoded(drawn(), "TIFF"), "not a picture that can be a card"),
    "print.eps": (encoded(drawn(), "EPS"), "not a picture that can be a card"),
    "old.bmp": (encoded(drawn(), "BMP"), "not a picture that can be a card"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_no_card_is_named_and_only_left_out_on_wish(folder, name):
    data, why = HOSTILE[name]
    (folder / name).write_bytes(data)
    problem = refusal(folder)
    assert re.search(f"^{re.escape(name)} .*({why})", str(problem))
    assert "skip_broken=True" in str(problem)
    assert name in problem.message("fr")
    assert isinstance(problem.problems[0], BrokenPicture)
    with pytest.warns(LeftOut, match=f"1 file was left out of the deck:\n{re.escape(name)} "):
        deck = Deck.from_folder(folder, skip_broken=True)
    assert [card.title["en"] for card in deck] == ["Good"]


def test_a_file_that_is_too_heavy(folder, monkeypatch):
    monkeypatch.setattr(picture_file.read_file, "__defaults__", (None, 1_000_000))
    (folder / "heavy.png").write_bytes(PNG + bytes(1_000_000))
    assert "heavy.png has more than 1 MB" in str(refusal(folder))


def test_folders_and_devices_that_are_called_like_pictures(folder):
    (folder / "folder.png").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.png")
    text = str(refusal(folder))
    assert "folder.png is not a file" in text
    assert "pipe.png is not a file" in text or not hasattr(os, "mkfifo")


def test_links(folder, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside") / "secret.png"
    drawn(colour=BLUE).save(outside)
    (folder / "out.png").symlink_to(outside)
    (folder / "nowhere.png").symlink_to(folder / "gone.png")
    (folder / "loop.png").symlink_to(folder / "loop.png")
    text = str(refusal(folder))
    assert "out.png is a link out of the folder" in text
    assert "There is no file nowhere.png." in text
    assert "loop.png" in text
    (folder / "captions.csv").symlink_to("/etc/hostname")
    assert str(refusal(folder)) == "captions.csv is a link out of the folder; put the picture itself there."


def test_a_link_within_the_folder_and_a_link_to_it(tmp_path):
    (tmp_path / "cards" / "more").mkdir(parents=True)
    drawn().save(tmp_path / "cards" / "more" / "a.png")
    (tmp_path / "cards" / "b.png").symlink_to("more/a.png")
    (tmp_path / "door").symlink_to("cards")
    assert len(Deck.from_folder(tmp_path / "door")) == 1


def test_a_file_that_may_not_be_read(folder, monkeypatch):
    def locked(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", locked)
    assert "good.png cannot be opened; see whether you may read it." in str(refusal(folder))


def test_ten_thousand_files(tmp_path):
    for number in range(10_000):
        (tmp_path / f"{number}.png").touch()
    for skip in (False, True):
        problem = refusal(tmp_path, skip_broken=skip)
        assert "holds more than 1000 files" in str(problem)
        assert str(tmp_path)[:30] in str(problem)
    with pytest.raises(UnusableFiles, match="10000 files are too many for a deck; 1000 at most"):
        Deck.from_files(tmp_path.iterdir())


def test_many_problems_are_told_in_few_lines(tmp_path):
    for number in range(30):
        (tmp_path / f"{number:02}.png").touch()
    problem = refusal(tmp_path)
    lines = str(problem).splitlines()
    assert len(problem.problems) == 30
    assert len(lines) == 22
    assert lines[-2:] == ["… and 10 more problems.", "To play without such files, pass skip_broken=True."]


def test_the_same_picture_twice(folder):
    (folder / "twin.png").write_bytes((folder / "good.png").read_bytes())
    assert "twin.png is the same picture as good.png" in str(refusal(folder))
    with pytest.warns(LeftOut, match=r"twin\.png"):
        assert len(Deck.from_folder(folder, skip_broken=True)) == 1


def test_what_is_nobodys_is_left_alone(folder):
    for name in (
        ".DS_Store",
        "._good.png",
        "Thumbs.db",
        "ehthumbs.db",
        "ehthumbs_vista.db",
        "desktop.ini",
        "Icon\r",
        "Picasa.ini",
    ):
        (folder / name).write_bytes(b"\0\1")
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / "older").mkdir()
    assert len(Deck.from_folder(folder)) == 1


def test_no_folder_no_pictures(tmp_path):
    for name in ("gone", "x" * 300, "a\0b", "~no-user-of-this-name"):
        assert "There is no folder" in str(refusal(tmp_path / name))
    problem = refusal(tmp_path)
    assert str(problem).startswith("There is no picture to make a deck of")
    assert "skip_broken" not in str(problem)
    (tmp_path / "a.png").touch()
    problem = refusal(tmp_path, skip_broken=True)
    assert "a.png is empty" in str(problem)
    assert "no picture" in str(problem)


def test_names_with_odd_signs_can_be_told(folder):
    for name in (b"\xff\xfe.png", "new\nline\u202e.png".encode()):
        Path(os.fsdecode(os.fsencode(folder) + b"/" + name)).touch()
    text = str(refusal(folder))
    text.encode()
    assert "new\N{REPLACEMENT CHARACTER}line\N{REPLACEMENT CHARACTER}.png is empty" in text


SIGNATURES = (b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF\xff\0\0\0WEBP", b"GIF89a", b"<svg")
NAMES = st.sampled_from(["a.png", "a.jpg", "a.webp", "a.gif"])


def is_a_card_or_refused(data: bytes, name: str) -> bool:
    try:
        card = Image.open(io.BytesIO(card_picture(data, Path(name))))
    except BrokenPicture as problem:
        return problem.values["file"] == name
    return card.format == "WEBP"


@given(st.sampled_from(SIGNATURES), st.binary(max_size=300), NAMES)
def test_whatever_is_in_a_file_it_is_a_card_or_is_refused_by_name(signature, rest, name):
    assert is_a_card_or_refused(signature + rest, name)


@given(
    st.sampled_from([("PNG", "a.png"), ("JPEG", "a.jpg"), ("WEBP", "a.webp"), ("GIF", "a.gif")]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), min_size=1, max_size=8),
)
def test_a_picture_with_wrong_bytes_is_a_card_or_is_refused_by_name(kind, changes):
    data = bytearray(encoded(drawn(mark=BLUE), kind[0]))
    for place, value in changes:
        data[int(place * (len(data) - 1))] = value
    assert is_a_card_or_refused(bytes(data), kind[1])


# ── lists of files ─────────────────────────────────────────────────────────


def test_files_from_several_places(tmp_path):
    for name, colour in (("one", RED), ("two", BLUE)):
        (tmp_path / name).mkdir()
        drawn(colour=colour).save(tmp_path / name / "card.png")
    deck = Deck.from_files(str(path) for path in tmp_path.rglob("*.png"))
    assert len(deck) == 2


def test_files_that_are_missing_are_named(folder):
    with pytest.raises(UnusableFiles, match=r"There is no file gone\.png"):
        Deck.from_files([folder / "gone.png"])
    with pytest.warns(LeftOut, match=r"gone\.png"):
        assert len(Deck.from_files([folder / "gone.png", folder / "good.png"], skip_broken=True)) == 1


@pytest.mark.parametrize("paths", ["good.png", b"good.png", Path("good.png"), 7])
def test_one_path_is_no_list(paths):
    with pytest.raises(UnusableFiles, match="as a list of paths"):
        Deck.from_files(paths)


@pytest.mark.parametrize("odd", [1, None, b"good.png", ["good.png"]])
def test_what_is_no_path_is_told(folder, odd):
    with pytest.raises(UnusableFiles, match="as a list of paths") as caught:
        Deck.from_files([folder / "good.png", odd])
    assert repr(odd) in str(caught.value)
    if odd is not None:
        with pytest.raises(UnusableFiles, match="captions= takes the path of a file"):
            Deck.from_files([folder / "good.png"], captions=odd)


# ── the formats of phones ──────────────────────────────────────────────────

HEIC = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic"
AVIF = b"\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf"


@pytest.fixture
def no_decoders(monkeypatch):
    """Have Pillow read what it reads everywhere, and no more."""
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    monkeypatch.setattr("PIL.features.check", lambda feature: feature == "webp")


@pytest.mark.parametrize(
    ("name", "data", "kind", "command"),
    [
        ("phone.jpg", HEIC, "HEIC", "pip install pillow-heif"),
        ("phone.heic", HEIC, "HEIC", "pip install pillow-heif"),
        ("web.jpg", AVIF, "AVIF", "pip install --upgrade pillow"),
        ("web.avif", AVIF, "AVIF", "pip install --upgrade pillow"),
    ],
)
def test_a_picture_of_a_phone_is_named_by_its_real_format(folder, no_decoders, name, data, kind, command):
    (folder / name).write_bytes(data + bytes(300))
    problem = str(refusal(folder))
    assert problem.startswith(f"{name} is a picture in {kind} format, which cannot be read here")
    assert command in problem


@pytest.fixture
def heif_reader(monkeypatch):
    """Put in the place of pillow-heif a reader of pictures with a PNG behind the mark of HEIC."""
    reader = types.ModuleType("pillow_heif")

    def opened(file, _name):
        file.seek(len(HEIC))
        return Image.open(io.BytesIO(file.read()))

    reader.register_heif_opener = lambda: Image.register_open(
        "HEIF", opened, lambda head: head[4:12] == HEIC[4:12]
    )
    monkeypatch.setitem(sys.modules, "pillow_heif", reader)
    yield
    Image.ID.remove("HEIF")
    del Image.OPEN["HEIF"]


def test_where_there_is_pillow_heif_a_picture_of_a_phone_is_a_card(tmp_path, heif_reader):
    (tmp_path / "phone.heic").write_bytes(HEIC + encoded(drawn(colour=GREEN), "PNG"))
    assert is_near(looked_at(Deck.from_folder(tmp_path)).getpixel((30, 45)), GREEN)
    (tmp_path / "phone.heic").rename(tmp_path / "phone.jpg")
    assert "phone.jpg is really a picture in HEIC format; call it phone.heic" in str(refusal(tmp_path))


def test_an_avif_picture_is_a_card_where_this_pillow_reads_it(tmp_path):
    path = tmp_path / "web.avif"
    if features.check("avif"):
        drawn(colour=GREEN).save(path)
        assert is_near(looked_at(Deck.from_folder(tmp_path)).getpixel((30, 45)), GREEN)
        path.rename(tmp_path / "web.jpg")
        assert "web.jpg is really a picture in AVIF format; call it web.avif" in str(refusal(tmp_path))
    else:
        path.write_bytes(AVIF)
        assert "pip install --upgrade pillow" in str(refusal(tmp_path))


# ── Pillow ─────────────────────────────────────────────────────────────────


def test_without_pillow_it_is_said_what_to_install(folder, monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(PillowMissing, match="pip install pillow") as caught:
        Deck.from_folder(folder)
    assert "Pillow" in caught.value.message("fr")


def test_a_pillow_without_webp(folder, monkeypatch):
    monkeypatch.setattr("PIL.features.check", lambda _: False)
    with pytest.raises(PillowMissing, match="cannot write WebP"):
        Deck.from_folder(folder)


def test_importing_decks_loads_no_pillow():
    code = "import sys, dixit_widget.deck as d; d.Deck.default(); print({'PIL', 'csv'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
