"""What every widget has that draws screens of the table: their traits, and which of them a page may set."""

from __future__ import annotations

from typing import Any, ClassVar

import anywidget
import traitlets

from dixit_widget.widgets.page_widget import PageWidget
from dixit_widget.words import LANGUAGES, say


class ScreenWidget(PageWidget):
    """A widget whose page draws the table's screens; its synced traits only go out."""

    public: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    steps: Any = traitlets.List().tag(sync=True)
    table = traitlets.Dict().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)
    rules: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    notice: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    language = traitlets.Enum(["", *LANGUAGES], default_value="").tag(sync=True)
    theme = traitlets.Enum(["", "light", "dark"], default_value="").tag(sync=True)
    pace = traitlets.Float(0.45, min=0).tag(sync=True)
    edition = traitlets.Unicode().tag(sync=True)

    _from_page: ClassVar[frozenset[str]] = frozenset()
    """Traits that a page may set."""

    def warn(self, code: str, **values: str | int) -> None:
        """Tell everybody at the screen something, in their language."""
        text = {language: say(code, language, **values) for language in LANGUAGES}
        self.notice = {"code": code, "text": text}

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page says of its layout, and of ours what it may set."""
        ours = self.trait_names() - anywidget.AnyWidget.class_traits().keys() - self._from_page
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})
