"""The workshop that paints the deck: scenes, kit, finish and meaning."""
