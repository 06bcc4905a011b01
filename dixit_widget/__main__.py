"""What the package does outside of notebooks: ``python -m dixit_widget serve``."""

from __future__ import annotations

import sys

from dixit_widget.words.missing import MissingPackage, missing_extra

if __name__ == "__main__":
    try:
        with missing_extra("share"):
            from dixit_widget.server.serve import main
    except MissingPackage as missing:
        sys.exit(str(missing))
    sys.exit(main())
