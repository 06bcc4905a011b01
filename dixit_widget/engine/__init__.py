"""One game as a value: actions, options, views, records. Pure, seeded, no clock, no threads."""
