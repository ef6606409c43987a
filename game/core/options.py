"""House rules as data: the lobby builds its page and a transcript is checked from these."""

from dataclasses import dataclass

OptionValue = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: named `values`, a range `low`–`high` of whole numbers, or both.

    `step` is how far one press in the lobby goes inside the range; the rules take any number.
    """

    key: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    low: int | None = None
    high: int | None = None
    step: int = 1

    def accepts(self, value: object) -> bool:
        """Whether the value is one of this option's, of the right type."""
        if any(type(value) is type(known) and value == known for known in self.values):
            return True
        return (
            type(value) is int
            and self.low is not None
            and self.high is not None
            and self.low <= value <= self.high
        )

    def describe(self) -> str:
        """Return what is allowed, in English: `0 or 1000 to 20000`."""
        parts = [str(value).lower() for value in self.values]
        if self.low is not None:
            parts.append(f"{self.low} to {self.high}")
        return " or ".join(parts)

    def choices(self) -> tuple[OptionValue, ...]:
        """Return the values a lobby steps through, in order."""
        if self.low is None or self.high is None:
            return self.values
        numbers = list(range(self.low, self.high + 1, self.step))
        if numbers[-1] != self.high:
            numbers.append(self.high)
        if type(self.default) is int and self.low <= self.default <= self.high:
            numbers = sorted({*numbers, self.default})
        return (*self.values, *numbers)
