"""For those who write games: a package to begin with, and the laws that every game is held to.

The tests of a game hold it to them one by one::

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_law(case: Case) -> None:
        case.check()
"""

from jacta.authoring.checking import Case, cases

__all__ = ["Case", "cases"]
