"""Every field of the rules as a control, and pictures that follow."""

from dixit_widget.widgets.explorer.rule_explorer import RuleExplorer

__all__ = ["RuleExplorer"]
