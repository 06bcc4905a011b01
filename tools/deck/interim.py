"""Stand-ins: a card that has no painting yet shows a detail of another one, and says so."""

import zlib

from . import meaning
from .places import PICTURES

WAITING = [
    "anchor",
    "apple",
    "bathtub",
    "bear",
    "bench",
    "birthday",
    "bulbs",
    "busstop",
    "cannon",
    "cat",
    "classroom",
    "clockwork",
    "crown",
    "dandelion",
    "dinner",
    "diver",
    "factory",
    "ferris",
    "ferry",
    "fishbowl",
    "flock",
    "hand",
    "hill",
    "hive",
    "ice",
    "keyhole",
    "laundry",
    "letters",
    "mattress",
    "monday",
    "museum",
    "mushroom",
    "painter",
    "phone",
    "plane",
    "portrait",
    "puddle",
    "puppet",
    "rainbow",
    "robot",
    "scarecrow",
    "seed",
    "shadow",
    "shoes",
    "snowman",
    "streetlamp",
    "suitcase",
    "sunflowers",
    "swing",
    "theatre",
    "tornado",
    "typewriter",
    "waltz",
    "wardrobe",
    "wave",
    "weather",
    "well",
    "wings",
]
FIRST = [
    "bed",
    "books",
    "cage",
    "candle",
    "carousel",
    "chair",
    "clock",
    "crowd",
    "deer",
    "door",
    "egg",
    "hourglass",
    "jellies",
    "key",
    "ladder",
    "maze",
    "nest",
    "pawn",
    "piano",
    "room",
    "snail",
    "statue",
    "teacup",
    "tightrope",
    "train",
    "whale",
]
ROUNDS = [("mirrored", "en miroir"), ("close", "de près"), ("in another light", "sous une autre lumière")]


def source(card: str) -> tuple[str, int]:
    """Say which painting stands in for a card, and in which of the three guises."""
    place = WAITING.index(card)
    return FIRST[place % len(FIRST)], place // len(FIRST)


def paint(card: str) -> None:
    """Crop, mirror and re-grade the painting that stands in."""
    from PIL import Image, ImageEnhance, ImageOps

    first, guise = source(card)
    picture = Image.open(PICTURES / f"{first}.webp").convert("RGB")
    shift = zlib.crc32(card.encode()) % 40
    side = [500, 430, 560][guise]
    left, top = 20 + shift, 60 + shift * 2
    picture = picture.crop((left, top, left + side, top + side * 3 // 2)).resize((640, 960), Image.LANCZOS)
    if guise != 1:
        picture = ImageOps.mirror(picture)
    picture = ImageEnhance.Color(picture).enhance([0.6, 1.0, 0.35][guise])
    picture.save(PICTURES / f"{card}.webp", quality=60, method=6)


def meaning_of(card: str) -> dict:
    """Describe what the stand-in shows, from the meaning of its painting."""
    first, guise = source(card)
    entry = meaning.read(first)
    en, fr = ROUNDS[guise]
    title = {"en": f"{entry['title']['en']} ({en})", "fr": f"{entry['title']['fr']} ({fr})"}
    alt = {
        "en": f"A detail of another card, {en}. {entry['alt']['en']}",
        "fr": f"Détail d’une autre carte, {fr}. {entry['alt']['fr']}",
    }
    clues = {
        "en": [f"{clue} ({en})" for clue in entry["clues"]["en"]],
        "fr": [f"{clue} ({fr})" for clue in entry["clues"]["fr"]],
    }
    return {
        "id": card,
        "title": title,
        "alt": alt,
        "concepts": entry["concepts"],
        "clues": clues,
        "interim": True,
    }
