"""One picture file of somebody's own: read with care, turned upright, set on a card, written anew."""

from __future__ import annotations

import importlib
import io
import os
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Final

from dixit_widget.deck.refusals import BrokenPicture, PillowMissing
from dixit_widget.deck.texts import shown

if TYPE_CHECKING:
    from PIL import Image

MOST_BYTES: Final = 32_000_000
MOST_PIXELS: Final = 50_000_000
WIDTH: Final = 640
HEIGHT: Final = 960

SUFFIXES: Final = {
    "PNG": (".png",),
    "JPEG": (".jpg", ".jpeg", ".jpe", ".jfif"),
    "WEBP": (".webp",),
    "GIF": (".gif",),
    "HEIF": (".heic", ".heif", ".hif"),
    "AVIF": (".avif",),
}
_SHOWN: Final = {"WEBP": "WebP", "HEIF": "HEIC"}  # what people call a format, where Pillow calls it otherwise
_READERS: Final = {"HEIF": "pip install pillow-heif", "AVIF": "pip install --upgrade pillow"}
_AVIF_BRANDS: Final = (b"avif", b"avis")
_HEIF_BRANDS: Final = (b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1")
_PAPER: Final = (246, 241, 231)  # shines through transparent pictures
_QUALITIES: Final = (80, 65, 50, 35)
_LIGHT: Final = 100_000  # bytes; a deck travels to the browser through the notebook's connection
_ORIENTATION: Final = 0x0112  # the EXIF tag


def read_file(path: Path, folder: Path | None = None, most: int = MOST_BYTES) -> bytes:
    """Return what a file holds.

    Parameters
    ----------
    path : Path
    folder : Path, optional
        Where the file has to be, links followed.
    most : int, optional
        The most bytes that it may have.

    Raises
    ------
    BrokenPicture
        If it is missing, elsewhere, not a file, empty or too large.
    """
    name = shown(path.name)
    if folder is not None and path.is_symlink() and not _is_inside(path, folder):
        raise BrokenPicture("deck.outside", file=name)
    try:
        if not path.exists():
            raise BrokenPicture("deck.missing", file=name)
        if not path.is_file():
            raise BrokenPicture("deck.no_file", file=name)
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise BrokenPicture("deck.unreadable", file=name) from error
    if not data:
        raise BrokenPicture("deck.empty_file", file=name)
    if len(data) > most:
        raise BrokenPicture("deck.heavy", file=name, most=most // 1_000_000)
    return data


def _is_inside(path: Path, folder: Path) -> bool:
    return Path(os.path.realpath(folder)) in Path(os.path.realpath(path)).parents


def card_picture(data: bytes, path: Path) -> bytes:
    """Return a picture as it lies on a card: WebP, upright, whole, 2:3, without metadata.

    Parameters
    ----------
    data : bytes
        What the file holds.
    path : Path
        What it is called.

    Returns
    -------
    bytes
        At most 640 × 960 pixels.

    Raises
    ------
    BrokenPicture
        If it is no picture, has too many pixels, or is damaged.
    PillowMissing
        If there is no Pillow.
    """
    kind = _kind(data, path)
    _check_pillow()
    name = shown(path.name)
    if kind in _READERS and not _is_readable(kind):
        raise BrokenPicture("deck.no_decoder", file=name, kind=_SHOWN.get(kind, kind), command=_READERS[kind])
    if path.suffix.lower() not in SUFFIXES[kind]:
        right = shown(path.with_suffix(SUFFIXES[kind][0]).name)
        raise BrokenPicture("deck.disguised", file=name, kind=_SHOWN.get(kind, kind), name=right)
    from PIL import Image

    try:
        with warnings.catch_warnings():  # Pillow warns of odd metadata, which nobody will see
            warnings.simplefilter("ignore")
            picture = Image.open(io.BytesIO(data), formats=[kind])
            if picture.width * picture.height > MOST_PIXELS:
                raise BrokenPicture("deck.large", file=name, most=MOST_PIXELS // 1_000_000)
            return _written(_on_card(_upright(picture)))
    except BrokenPicture:
        raise
    except Image.DecompressionBombError as error:
        raise BrokenPicture("deck.large", file=name, most=MOST_PIXELS // 1_000_000) from error
    except Exception as error:  # a decoder given nonsense may raise anything
        raise BrokenPicture("deck.damaged", file=name) from error


def thumbnail(picture: bytes, width: int, quality: int) -> bytes:
    """Return a card's picture at another width, as WebP."""
    _check_pillow()
    from PIL import Image

    with Image.open(io.BytesIO(picture)) as large:
        small = large.convert("RGB").resize((width, width * large.height // large.width))
    return _webp(small, quality)


def _check_pillow() -> None:
    try:
        from PIL import features
    except ImportError as error:
        raise PillowMissing("deck.no_pillow") from error
    if not features.check("webp"):
        raise PillowMissing("deck.no_webp")


def _kind(data: bytes, path: Path) -> str:
    """Tell the format by the first bytes; names lie."""
    name = shown(path.name)
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        kind = "PNG"
    elif data.startswith(b"\xff\xd8\xff"):
        kind = "JPEG"
    elif data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        kind = "WEBP"
    elif data.startswith((b"GIF87a", b"GIF89a")):
        kind = "GIF"
    elif phone_kind := _phone_kind(data):
        kind = phone_kind
    elif path.suffix.lower() in (".svg", ".svgz") or b"<svg" in data[:2_000].lower():
        raise BrokenPicture("deck.svg", file=name)
    else:
        raise BrokenPicture("deck.kind", file=name)
    return kind


def _phone_kind(data: bytes) -> str:
    """Tell the formats that phones use by the brands in a file’s first box; empty where it is neither."""
    if data[4:8] != b"ftyp":
        return ""
    box = data[8 : min(int.from_bytes(data[:4], "big"), 200)]
    brands = [box[start : start + 4] for start in range(0, len(box), 4)]
    if any(brand in _AVIF_BRANDS for brand in brands):
        return "AVIF"
    return "HEIF" if any(brand in _HEIF_BRANDS for brand in brands) else ""


def _is_readable(kind: str) -> bool:
    """Whether Pillow reads a format here that it does not read everywhere."""
    from PIL import features

    if kind == "AVIF":
        return bool(features.check("avif"))
    try:
        importlib.import_module("pillow_heif").register_heif_opener()
    except ImportError:
        return False
    return True


def _upright(picture: Image.Image) -> Image.Image:
    """Return the first frame as it should be looked at: upright, RGB or RGBA."""
    from PIL import Image

    turns = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_270,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_90,
    }
    turn = turns.get(_orientation(picture))
    scale = 2 * max(_fit(*picture.size), _fit(*picture.size[::-1]))  # twice what is needed, however it lies
    picture.draft("RGB", (round(picture.width * scale), round(picture.height * scale)))  # JPEG only: fast
    picture.load()
    if picture.mode.startswith(("I", "F")):  # 16 bits of grey, which convert("RGB") would cut off at white
        picture = picture.convert("I").point(lambda grey: grey * (1 / 256)).convert("L")
    clear = picture.mode in ("RGBA", "LA", "PA", "RGBa", "La") or "transparency" in picture.info
    picture = _in_srgb(picture, "RGBA" if clear else "RGB")
    return picture if turn is None else picture.transpose(turn)


def _orientation(picture: Image.Image) -> int:
    try:
        return int(picture.getexif().get(_ORIENTATION, 1))
    except Exception:  # metadata that cannot be read turns nothing
        return 1


def _in_srgb(picture: Image.Image, mode: str) -> Image.Image:
    """Return the picture in the colours of the web: its own colour profile is about to be dropped."""
    profile = picture.info.get("icc_profile")
    if profile and picture.mode in ("RGB", "RGBA", "CMYK", "L"):
        try:
            from PIL import ImageCms

            own = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            web = ImageCms.createProfile("sRGB")
            to = "RGBA" if picture.mode == "RGBA" else "RGB"
            changed = ImageCms.profileToProfile(picture, own, web, outputMode=to)
            picture = changed or picture
        except Exception:  # a broken profile is as good as none
            return picture.convert(mode)
    return picture.convert(mode)


def _on_card(picture: Image.Image) -> Image.Image:
    """Return the picture whole on a card; what it leaves free takes the colour of the edge beside it."""
    from PIL import Image

    scale = _fit(*picture.size)
    width, height = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
    picture = picture.resize((width, height), Image.Resampling.LANCZOS)
    if picture.mode == "RGBA":
        paper = Image.new("RGB", picture.size, _PAPER)
        paper.paste(picture, mask=picture.getchannel("A"))
        picture = paper
    size = (max(width, -(-height * WIDTH // HEIGHT)), max(height, -(-width * HEIGHT // WIDTH)))
    card = Image.new("RGB", size)
    left, top = (size[0] - width) // 2, (size[1] - height) // 2
    if size[1] > height:
        rim = max(1, height // 50)
        card.paste(_mean(picture, (0, 0, width, rim)), (0, 0, size[0], size[1] // 2))
        card.paste(_mean(picture, (0, height - rim, width, height)), (0, size[1] // 2, *size))
    else:
        rim = max(1, width // 50)
        card.paste(_mean(picture, (0, 0, rim, height)), (0, 0, size[0] // 2, size[1]))
        card.paste(_mean(picture, (width - rim, 0, width, height)), (size[0] // 2, 0, *size))
    card.paste(picture, (left, top))
    return card


def _fit(width: int, height: int) -> float:
    """Return by how much a picture has to shrink to lie whole on a card."""
    return min(WIDTH / width, HEIGHT / height, 1)


def _mean(picture: Image.Image, box: tuple[int, int, int, int]) -> tuple[int, int, int]:
    from PIL import Image

    red, green, blue = picture.crop(box).resize((1, 1), Image.Resampling.BOX).tobytes()
    return red, green, blue


def _written(card: Image.Image) -> bytes:
    """Write the card as well as fits a light file."""
    for quality in _QUALITIES:
        data = _webp(card, quality)
        if len(data) <= _LIGHT:
            break
    return data


def _webp(picture: Image.Image, quality: int) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=quality, method=4, exif=b"", xmp=b"", icc_profile=b"")
    return file.getvalue()
