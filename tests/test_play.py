"""``make play``: the address that it prints is one at which the notebook opens."""

from __future__ import annotations

from pathlib import Path

from jupyter_server.serverapp import ServerApp

from tools import play


def test_the_address_that_is_printed_is_where_the_notebook_lies() -> None:
    server = ServerApp()
    server.parse_command_line(play.arguments(8888))
    served = play.address(8888).partition("/lab/tree/")[2]
    assert (Path(server.root_dir) / served).is_file()
    # and it is what JupyterLab opens by itself, where there is a browser
    assert Path(server.file_to_run).resolve() == (play.ROOT / play.NOTEBOOK).resolve()
