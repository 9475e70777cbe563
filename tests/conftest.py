"""What all tests share: no test hangs on a clock."""

from hypothesis import settings

settings.register_profile("jacta", deadline=None)
settings.load_profile("jacta")
