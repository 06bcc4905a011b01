"""One Hypothesis profile for all tests: moderate, never flaky by the clock, failures can be replayed."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,
    max_examples=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")
