"""The same room for players on devices of their own: a small web server on a thread of its own.

What lets devices in is :mod:`dixit_widget.server.share`; :mod:`dixit_widget.server.extension` lets them come
through a Jupyter server, and is imported there without the packages that the former needs.
"""
