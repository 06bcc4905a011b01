"""A whole game behind a real JupyterHub and its own proxy, of which no phone learns anything."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse

from tests.browser.server import Server, free_port
from tests.server.hosted import Hosted
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


def test_a_whole_game_behind_a_hub(hub: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(hub.log.parent / "jupyter_runtime_dir"))
    host = Hosted(target_score=12)

    async def go() -> None:
        await start(hub, "x")
        place = f"{hub.url}/user/x/{host.share.shared().through}"
        reply = await host.ask("share_through", address=place)
        link = reply["invitation"]["link"]
        assert link.startswith(f"{place}#r=")
        page = await AsyncHTTPClient().fetch(place)
        assert b'src="phone-' in page.body
        assert not {"Set-Cookie", "X-Jupyterhub-Version"} & set(page.headers)
        phones = await host.phones(*NAMES, link=link)
        await play_to_the_end(host, phones)
        received = "".join(text for phone in phones for text in phone.received)
        cookie_secret = (hub.log.parent / "cookie_secret").read_text().strip()
        for secret in (TOKEN, cookie_secret, "_xsrf", "/hub/", "/user/"):
            assert secret not in received
        for path in ("/user/x/api/contents", "/user/x/api/kernels", "/user/x/dixit/000000000000/"):
            answer = await AsyncHTTPClient().fetch(
                f"{hub.url}{path}", raise_error=False, follow_redirects=False
            )
            assert answer.code in (302, 403, 404), path

    asyncio.run(go())
    host.room.close()
