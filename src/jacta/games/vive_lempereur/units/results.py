"""CORPS A CORPS, Résultats: the codes of the table, and what they ask to be done."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from jacta.games.vive_lempereur.options import Readings

Effect = Literal["", "*", "D", "E"]
Code = Literal["0", "1", "2", "*0", "*1", "*2", "D", "D1", "D2", "E"]
CODES: dict[str, Code] = {code: code for code in get_args(Code)}


class Result(NamedTuple):
    """One side's result: steps to lose, then nothing more, a test (*), disorder and retreat (D), or the end (E)."""

    losses: int
    effect: Effect

    @classmethod
    def parse(cls, code: str) -> Result:
        """`0`, `1`, `*1`, `D`, `D1`, `E`."""
        effect: Effect = code[0] if code[0] in "*DE" else ""  # type: ignore[assignment]
        return cls(int(code[len(effect) :] or 0), effect)

    @property
    def code(self) -> Code:
        """As the table writes it; of two losses and more it says 2: a charge adds one to one."""
        bare = self.effect in ("D", "E") and not self.losses
        return CODES[self.effect if bare else f"{self.effect}{self.losses}"]

    @property
    def unstarred(self) -> Result:
        """Without the morale test; the losses stand."""
        return Result(self.losses, "") if self.effect == "*" else self

    def charged(self, options: Readings) -> Result:
        """Charge de cavalerie (R20): one step more, unless the result is 0 losses; D counts as a result with a loss."""
        spared = self.effect == "E" or (self.losses == 0 and self.effect != "D")
        if spared or (self.effect == "D" and options.charge_on_d == "no_loss"):
            return self
        return Result(self.losses + 1, self.effect)
