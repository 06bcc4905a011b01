"""A game and a class behind a real JupyterHub and its own proxy, of which no phone learns anything."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

import dixit_widget as dixit
from dixit_widget.classroom.sitting import Plan
from tests.browser.server import Server, free_port
from tests.classroom.school import School, at_tables, lesson, play_out
from tests.server.hosted import Hosted
from tests.server.phone import Phone
from tests.server.test_sounds import gathered, hear_a_clue
from tests.server.test_ways import NAMES, play_to_the_end
from tools import front_end

FOLDER = Path(__file__).parent / "hub"
TOKEN = "a-token-that-no-phone-may-ever-see"


def config(folder: Path) -> dict[str, Any]:
    """Everybody may come in, servers run here, and the proxy is the Hub's own."""
    node = shutil.which("node", path=front_end.search_path())
    proxy = FOLDER / "node_modules" / "configurable-http-proxy" / "bin" / "configurable-http-proxy"
    return {
        "JupyterHub": {
            "authenticator_class": "dummy",
            "spawner_class": "simple",
            "services": [{"name": "test", "api_token": TOKEN}],
            "load_roles": [
                {"name": "test", "services": ["test"], "scopes": ["admin:users", "admin:servers"]}
            ],
            "db_url": f"sqlite:///{folder}/hub.sqlite",
            "cookie_secret_file": f"{folder}/cookie_secret",
            "ip": "127.0.0.1",
            "hub_port": free_port(),
        },
        "Authenticator": {"allow_all": True},
        "SimpleLocalProcessSpawner": {"home_dir_template": f"{folder}/{{username}}"},
        "Spawner": {
            "cmd": [sys.executable, "-m", "jupyterhub.singleuser"],
            "args": ["--allow-root"],
            "environment": {
                "JUPYTER_RUNTIME_DIR": f"{folder}/jupyter_runtime_dir",
                "JUPYTERHUB_SINGLEUSER_APP": "jupyter_server.serverapp.ServerApp",
            },
        },
        "ConfigurableHTTPProxy": {
            "command": [node, str(proxy)],
            "api_url": f"http://127.0.0.1:{free_port()}",
            "pid_file": f"{folder}/proxy.pid",
        },
    }


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "node_modules").exists():
        front_end.npm("ci", "--no-audit", "--no-fund", folder=FOLDER)
    folder = tmp_path_factory.mktemp("hub")
    file = folder / "config.json"
    file.write_text(json.dumps(config(folder)))
    server = Server(folder, "jupyterhub", f"--config={file}", "--port={port}", ready="/hub/health")
    asyncio.run(start(server, "x"))
    yield server
    server.close()


async def ask(hub: Server, path: str, **how: Any) -> HTTPResponse:
    headers = {"Authorization": f"token {TOKEN}"}
    return await AsyncHTTPClient().fetch(f"{hub.url}{path}", headers=headers, request_timeout=60, **how)


async def start(hub: Server, user: str) -> None:
    """Have the Hub start somebody's own server, and wait until it is there."""
    post = {"method": "POST", "body": "{}"}
    await ask(hub, f"/hub/api/users/{user}", **post)
    await ask(hub, f"/hub/api/users/{user}/server", **post)
    while b'"ready": true' not in (await ask(hub, f"/hub/api/users/{user}")).body:
        await asyncio.sleep(0.2)


def learn_nothing(hub: Server, phones: list[Phone]) -> None:
    """Look for the Hub's secrets in all that phones were sent."""
    received = "".join(text for phone in phones for text in phone.received)
    cookie_secret = (hub.log.parent / "cookie_secret").read_text().strip()
    for secret in (TOKEN, cookie_secret, "_xsrf", "/hub/", "/user/"):
        assert secret not in received


def test_a_whole_game_behind_a_hub(hub: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(hub.log.parent / "jupyter_runtime_dir"))
    host = Hosted(target_score=12)

    async def go() -> None:
        place = f"{hub.url}/user/x/{host.share.shared().through}"
        reply = await host.ask("share_through", address=place)
        link = reply["invitation"]["link"]
        assert link.startswith(f"{place}#r=")
        page = await AsyncHTTPClient().fetch(place)
        assert b'src="phone-' in page.body
        assert not {"Set-Cookie", "X-Jupyterhub-Version"} & set(page.headers)
        phones = await host.phones(*NAMES, link=link)
        await play_to_the_end(host, phones)
        learn_nothing(hub, phones)
        for path in ("/user/x/api/contents", "/user/x/api/kernels", "/user/x/dixit/000000000000/"):
            answer = await AsyncHTTPClient().fetch(
                f"{hub.url}{path}", raise_error=False, follow_redirects=False
            )
            assert answer.code in (302, 403, 404), path

    asyncio.run(go())
    host.room.close()


def test_a_sung_clue_behind_a_hub(hub: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(hub.log.parent / "jupyter_runtime_dir"))
    host = Hosted(clue_kinds=("text", "sound", "sung"))

    async def go() -> None:
        place = f"{hub.url}/user/x/{host.share.shared().through}"
        reply = await host.ask("share_through", address=place)
        await hear_a_clue(host, await gathered(host, reply["invitation"]["link"]))

    asyncio.run(go())
    host.room.close()


def test_a_class_behind_a_hub(hub: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the teacher's page has it that was opened there: links lead through the Hub."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(hub.log.parent / "jupyter_runtime_dir"))
    school = School()

    async def go() -> None:
        place = f"{hub.url}/user/x/{school.share.shared().through}"
        school.share.come_through(place)
        assert school.share.link.startswith(f"{place}#r=")
        page = await AsyncHTTPClient().fetch(place)
        assert b'src="student-' in page.body
        phones = await school.students("Léa", "Tom", "Eve")
        plan = Plan(rules=(dixit.edition("dixit-2021"),), size=3, turns=1, timer=None, seed=3)
        await school.do(school.hall.tables.lay, plan)
        await at_tables(phones)
        await play_out(school, phones, random.Random(1))
        again = Phone(school.share.link)
        again.key = phones[0].key
        await again.enter()
        assert lesson(again)["name"] == lesson(phones[0])["name"]
        learn_nothing(hub, phones)

    asyncio.run(go())
    school.close()
