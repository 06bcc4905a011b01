"""The fixed files of the players' page."""

from __future__ import annotations

import asyncio
import gzip

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

from tests.server.hosted import Hosted


@pytest.mark.parametrize("name", ["", "icon.svg"])
def test_a_file_is_sent_packed_to_those_who_take_it_so_and_whole_to_others(name: str) -> None:
    host = Hosted()
    address = host.share.link.partition("#")[0] + name

    async def fetch(**headers: str) -> HTTPResponse:
        return await AsyncHTTPClient().fetch(address, headers=headers, decompress_response=False)

    async def go() -> None:
        whole = await fetch()
        packed = await fetch(**{"Accept-Encoding": "gzip, br"})
        assert "Content-Encoding" not in whole.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert whole.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
        assert gzip.decompress(packed.body) == whole.body

    asyncio.run(go())
    host.room.close()
