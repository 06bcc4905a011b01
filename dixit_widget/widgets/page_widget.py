"""What every widget of the package has: how it is observed, what a page may set, and how it is answered."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import anywidget
import msgspec
import traitlets
from traitlets import Sentinel

from dixit_widget.table.front_end import Code, front_end
from dixit_widget.table.rpc import Done, answered
from dixit_widget.widgets.subshells import answer_on_any_subshell
from dixit_widget.widgets.telling import Answers, AskTraits
from dixit_widget.words import LANGUAGES, Problem, say

log = logging.getLogger("dixit_widget")


class RefusedChange(Problem, traitlets.TraitError):
    """A trait was to be set that only the widget itself sets."""


class PageWidget(anywidget.AnyWidget):
    """A widget whose page hears the same from every kernel.

    Its module is a small loader (:mod:`dixit_widget.widgets.front_end`), whose request for the code is
    answered here. Its page asks by custom message and may set its layout and what :attr:`_from_page` names,
    nothing else. What :attr:`_outgoing` names can be observed from Python and not set. An observer that
    raises is logged and stops nobody. Whatever a page is told of traits has a number, and every answer says
    the latest: a page that lacks one asks for all.
    """

    language = traitlets.Enum(["", *LANGUAGES], default_value="").tag(sync=True)
    theme = traitlets.Enum(["", "light", "dark"], default_value="").tag(sync=True)

    _from_page: ClassVar[frozenset[str]] = frozenset()
    """Traits that a page may set."""
    _outgoing: ClassVar[frozenset[str]] = frozenset()
    """Traits that only the widget itself sets."""
    _unseen: ClassVar = "widget.unseen"
    """What is to be done where the widget is not drawn, as a key of a text."""
    _made = False
    _told = 0
    """How often pages have been told of changes of traits."""
    _telling: ClassVar = threading.RLock()
    """Held while something is counted and told: one for all widgets, as some tell before they are made."""

    def __init__(self, **traits: Any) -> None:
        self._answers = Answers()
        super().__init__(**traits)
        self._made = True

    def open(self) -> None:
        """Begin to speak with pages, and be answered while a cell runs."""
        super().open()
        answer_on_any_subshell(self)

    def close(self) -> None:
        """Speak with pages no more, and leave nothing open: not the layout either, which is a widget, too."""
        layout = self.layout
        super().close()
        layout.close()

    def get_state(self, *arguments: Any, **more: Any) -> Any:
        """Return the traits as a page gets them, and the number of what it was told last."""
        return for_page({**super().get_state(*arguments, **more), "told": self._told})

    def send_state(self, key: Any = None) -> None:
        """Tell pages of traits; threads one after the other, so that the numbers go in order."""
        with self._telling:
            self._told += 1
            super().send_state(key)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page says of its layout, and of ours what it may set."""
        ours = self.trait_names() - anywidget.AnyWidget.class_traits().keys() - self._from_page
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a custom message."""
        super().send(for_page(content), buffers)

    def reply(self, reply: dict[str, Any], buffers: Any = ()) -> None:
        """Answer a page, and keep the answer, as it may get lost; pictures can be asked for anew."""
        answer = {**reply, "told": self._told}
        if buffers:
            self._answers.forget(reply["id"])
        else:
            self._answers.keep(reply["id"], answer)
        self.send(answer, buffers)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Hand a page the code or the traits that it lacks; what else it asks is for the widget itself."""
        kind, id = (content.get("kind"), content.get("id")) if isinstance(content, dict) else (None, None)
        if isinstance(id, str) and not self._answers.begin(id):
            if answer := self._answers.of(id):
                self.send({**answer, "told": self._told})
        elif kind == Code.__struct_config__.tag:
            self.reply(*answered(content, Code, front_end().answer))
        elif kind == AskTraits.__struct_config__.tag:
            self.reply(*answered(content, AskTraits, self._tell_all))
        else:
            try:
                super()._handle_custom_msg(content, buffers)
            except BaseException:  # somebody has interrupted the kernel: asked again, it is answered
                self._answers.forget(id)
                raise

    def _tell_all(self, _request: AskTraits) -> Done:
        self.send_state({*self.keys} - {*anywidget.AnyWidget.class_traits(), "_esm", "_css"})
        return Done()

    def observe(self, handler: Any, names: Any = traitlets.All, type: str | Sentinel = "change") -> None:
        """Have a function called after changes; an error in it is logged and stops nobody else."""
        super().observe(_guarded(handler), names, type)

    def unobserve(self, handler: Any, names: Any = traitlets.All, type: str | Sentinel = "change") -> None:
        """Call a function no more."""
        super().unobserve(_guarded(handler), names, type)

    def __setattr__(self, name: str, value: Any) -> None:
        if self._made and name in self._outgoing:
            raise RefusedChange("widget.outgoing", name=name)
        super().__setattr__(name, value)

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """Show the widget, and a text for where it is not drawn: in a notebook that is not trusted."""
        shown = super()._repr_mimebundle_(**given)
        if shown is not None:
            shown[0]["text/plain"] = f"{self!r}\n{say(self._unseen, self.language or 'en')}"
        return shown

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Let all traits that the body sets be there before anybody is told of one of them."""
        with self.hold_sync(), self.hold_trait_notifications():
            yield


class _Guarded(msgspec.Struct, frozen=True):
    """An observer whose errors are logged; equal to another of the same function, so it can be taken back."""

    observer: Any

    def __call__(self, change: Any) -> None:
        try:
            self.observer(change)
        except (Exception, SystemExit, KeyboardInterrupt) as error:
            if isinstance(error, KeyboardInterrupt) and threading.current_thread() is threading.main_thread():
                raise  # somebody has pressed Ctrl-C
            log.exception("An observer of %r failed", change.get("name"))


def _guarded(handler: Any) -> Any:
    """Guard what a person observes with; methods that traitlets binds itself are the package's own."""
    ours = isinstance(handler, traitlets.EventHandler) or not callable(handler)
    return handler if ours else _Guarded(handler)


def for_page(value: Any) -> Any:
    """Return what goes to a page so that None becomes null there.

    A kernel that runs in the browser makes undefined of None, and fields that are undefined get lost on the
    way; Pyodide has a null of its own to give instead.
    """
    null = getattr(sys.modules.get("pyodide.ffi"), "jsnull", None)
    return value if null is None else _with(null, value)


def _with(null: object, value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with(null, held) for key, held in value.items()}
    if isinstance(value, list | tuple):
        return [_with(null, held) for held in value]
    return null if value is None else value
