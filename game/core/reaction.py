"""How fast the bots are: reaction times, false starts and slips, in one table.

Times follow an ex-Gaussian: a normal part (mean mu, spread sigma) plus an exponential part
(mean tau) that makes the long tail of slow presses. Hohle (1965, J. Exp. Psychol. 69, 382-386)
brought it to reaction times; Luce (Response Times, 1986) is the standard account.

Where the means come from:
- one signal, one key: 231 ms, Woods et al. (2015, Front. Hum. Neurosci. 9:131,
  doi:10.3389/fnhum.2015.00131), 1,469 people aged 18 to 65, as measured with screen and key;
- choosing between two keys takes about a tenth of a second longer: Woodworth (Psychology: A
  Study of Mental Life, 1921, chapter 2); one more bit of choice, so four keys, as much again:
  Hick (1952, Q. J. Exp. Psychol. 4, 11-26), who found time to rise with the logarithm of the
  number of choices;
- press or leave it (go/no-go) lies between the two: Donders (1868).

How each mean is split into mu, sigma and tau is our choice, in the shape such fits show: a spread
of about a fifth of the mean for one signal, and a tail that grows with the choice faster than the
body does. Nothing is drawn under 150 ms, where a press can no longer answer the signal.
"""

from dataclasses import dataclass
from enum import Enum

from game.core.chance import Stream

FASTEST_MS = 150.0
US_PER_MS = 1000


class Choice(Enum):
    """How hard it is to know which press is right."""

    SIMPLE = "simple"
    """One signal, one key: the bell at noon."""
    GO_NO_GO = "go or no go"
    """Press or leave it: is this card one to slap?"""
    TWO = "two choices"
    FOUR = "four choices"
    """Which of several bases or opponents."""


@dataclass(frozen=True, slots=True)
class ExGaussian:
    """An ex-Gaussian in milliseconds: normal(mu, sigma) plus exponential(tau)."""

    mu_ms: float
    sigma_ms: float
    tau_ms: float

    @property
    def mean_ms(self) -> float:
        """The mean, before what is too fast to be true is left out."""
        return self.mu_ms + self.tau_ms

    def slowed(self, factor: float) -> "ExGaussian":
        """The same shape, `factor` times as slow."""
        return ExGaussian(self.mu_ms * factor, self.sigma_ms * factor, self.tau_ms * factor)

    def towards(self, other: "ExGaussian", part: float) -> "ExGaussian":
        """A shape between this one and the other, `part` of the way, 0 to 1."""

        def between(here: float, there: float) -> float:
            return here + part * (there - here)

        return ExGaussian(
            between(self.mu_ms, other.mu_ms),
            between(self.sigma_ms, other.sigma_ms),
            between(self.tau_ms, other.tau_ms),
        )

    def draw_us(self, rng: Stream) -> int:
        """One reaction time in microseconds, never under 150 ms (drawn again until it is not)."""
        while True:
            time_ms = rng.gauss(self.mu_ms, self.sigma_ms) + rng.expovariate(1.0 / self.tau_ms)
            if time_ms >= FASTEST_MS:
                return round(time_ms * US_PER_MS)


@dataclass(frozen=True, slots=True)
class Nerve:
    """What sort of hand a level has: how slow, how jumpy, how often it does not come at all."""

    slowness: float
    """Times as slow as the table of published figures."""
    false_start: float
    """Chance, 0 to 1, of pressing before there is anything to press for."""
    slip: float
    """Chance, 0 to 1, of no press at all."""


REACTIONS: dict[Choice, ExGaussian] = {
    Choice.SIMPLE: ExGaussian(mu_ms=190.0, sigma_ms=20.0, tau_ms=41.0),
    Choice.GO_NO_GO: ExGaussian(mu_ms=225.0, sigma_ms=26.0, tau_ms=56.0),
    Choice.TWO: ExGaussian(mu_ms=260.0, sigma_ms=32.0, tau_ms=71.0),
    Choice.FOUR: ExGaussian(mu_ms=325.0, sigma_ms=42.0, tau_ms=106.0),
}

NERVES: dict[str, Nerve] = {
    "easy": Nerve(slowness=1.70, false_start=0.08, slip=0.05),
    "middle": Nerve(slowness=1.28, false_start=0.04, slip=0.02),
    "hard": Nerve(slowness=1.00, false_start=0.02, slip=0.005),
}
"""By level. At middle one who needs 300 ms for the bell has an even fight. Slap .45, where a whole
game of cards goes through these times, has a slowness of its own (slap45/quickness.py)."""


def nerve_of(level: str) -> Nerve:
    """The hand of a level ("easy", "middle", "hard"); ValueError for another word."""
    try:
        return NERVES[level]
    except KeyError:
        known = ", ".join(NERVES)
        raise ValueError(f"no bot plays at level {level!r}; the levels are {known}") from None


def reaction_us(level: str, choice: Choice, rng: Stream) -> int:
    """One reaction time in microseconds for a level and a difficulty, never under 150,000."""
    return REACTIONS[choice].slowed(nerve_of(level).slowness).draw_us(rng)
