"""The beginnings of recordings, by which a table knows what they are in."""

from __future__ import annotations

WEBM = b"\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm" + bytes(60) + b"\x86\x86A_OPUS" + bytes(400)
OGG = b"OggS\x00\x02" + bytes(22) + b"OpusHead\x01\x01" + bytes(400)
AAC = b"\x00\x00\x00\x1cftypiso5" + bytes(200) + b"mp4a" + bytes(400)
