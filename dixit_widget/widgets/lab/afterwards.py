"""What stands below a question and would give its answer away: shown once the truth has been revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ipywidgets import HTML, Button, HBox, Output, VBox

from dixit_widget.words import say

MARKDOWN, MARKUP, WORDS = "text/markdown", "text/html", "text/plain"
WIDGET = "application/vnd.jupyter.widget-view+json"


class Afterwards(VBox):  # type: ignore[misc]
    """Texts, tables and pictures that wait for a question to be revealed. Made by `Predict.then`.

    In a page there is a line that says so, and a button for who only wants to read. No page holds what waits
    before it is shown. Where there is no kernel to ask, all of it stands folded.

    Parameters
    ----------
    shown : sequence
        What waits, in order: a text is Markdown, anything else is shown as a cell shows it.
    once : {"answered", "revealed"}
        What it waits for.
    on_anyway : callable
        Called when the button is pressed; it shows this one, too.
    language : str
        Of the line and the button.
    """

    def __init__(
        self,
        shown: tuple[object, ...],
        once: Literal["answered", "revealed"],
        on_anyway: Callable[[], None],
        language: str,
    ) -> None:
        self.once = once
        self._bundles = tuple(map(_bundle, shown))
        self._language = language
        self._button = Button(description=say("predict.anyway", language), layout={"width": "auto"})
        self._button.add_class("dx-anyway")
        self._button.on_click(lambda _: on_anyway())
        line = HTML(f"<em>{say(f'predict.waits.{once}', language)}</em>")
        super().__init__([HBox([line, self._button], layout={"flex_flow": "row wrap"})])
        self.add_class("dx-afterwards")

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return isinstance(self.children[0], Output)

    def show(self) -> None:
        """Show what has waited."""
        if self.is_open:
            return
        output = Output()
        output.outputs = tuple(
            {"output_type": "display_data", "data": data, "metadata": {}} for data in self._bundles
        )
        self.children = [output]

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        folded = "\n\n".join(map(self._still, self._bundles))
        line = say("predict.folded", self._language)
        return {
            **bundle,
            MARKDOWN: f"<details>\n<summary>{line}</summary>\n\n{folded}\n\n</details>",
        }

    def _still(self, data: dict[str, Any]) -> str:
        """Return what can be read of something without a kernel."""
        if WIDGET in data:
            return f"*{say('predict.needs_kernel', self._language)}*"
        return str(data.get(MARKDOWN) or data.get(MARKUP) or data[WORDS])


def _bundle(shown: object) -> dict[str, Any]:
    """Return something in all forms in which a cell would show it; a text is Markdown."""
    if isinstance(shown, str):
        return {MARKDOWN: shown, WORDS: shown}
    several: Callable[[], Any] | None = getattr(shown, "_repr_mimebundle_", None)
    if several is not None:
        forms = several()
        if found := forms[0] if isinstance(forms, tuple) else forms:  # with or without metadata
            return dict(found)
    markup: Callable[[], str] | None = getattr(shown, "_repr_html_", None)
    return {WORDS: repr(shown), **({MARKUP: markup()} if markup is not None else {})}
