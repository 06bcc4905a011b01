"""``python -m tools.lite``: a site in which the table runs in the browser alone, without any server."""
