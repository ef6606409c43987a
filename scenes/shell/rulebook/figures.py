"""Pictures of the table games for the rules book: rows of cards, hands compared, pots, the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.palette import SEATS
from scenes.table.rulebook.items import Cards, Item, PokerHands, Pots, Row, Stack, Versus

if TYPE_CHECKING:
    from scenes.kit.app.app import App

Box = tuple[float, float, float, float]
"""Left, top, width, height in u."""

LOW_INK = (88, 58, 32)
CAPTION_U = 46.0
CARD_RATIO = 5 / 7
MARK = (60, 122, 74)
HAND_ROW_U = 76.0
HAND_CARD_U = 50.0
VERSUS_CARD_U = 104.0
VERSUS_ROW_U = 122.0
VERSUS_NAME_U = 152.0
CHIP_U, CHIP_STEP_U = 62.0, 26.0
STACK_NAME_U = 44.0
COWBOY_U, URINAL_U = 112.0, 150.0
TOLD_U = 72.0
GROUP_U = 36.0


def height_of(item: Item) -> float:
    """How high a picture of this module is."""
    match item:
        case Cards():
            lift = item.h_u * 0.12 if item.raised else 0.0
            over = GROUP_U if item.groups else 0.0
            return item.h_u + lift + over + (CAPTION_U if item.caption else 0)
        case PokerHands():
            return len(item.rows) * HAND_ROW_U
        case Versus():
            return 2 * VERSUS_ROW_U + (CAPTION_U if item.caption else 0)
        case Pots():
            most = max(stack.chips for stack in item.stacks)
            return CHIP_U + (most - 1) * CHIP_STEP_U + STACK_NAME_U
        case Row():
            told = TOLD_U if item.told else 0.0
            return URINAL_U + 30 + told + (CAPTION_U if item.caption else 0)
    raise TypeError(f"{item} is set elsewhere")


def draw(
    canvas: Canvas, app: App, item: Cards | PokerHands | Versus | Pots | Row, box: Box
) -> None:
    """Draw one of this module's pictures inside its box."""
    match item:
        case Cards():
            _cards(canvas, app, item, box)
        case PokerHands():
            _poker_hands(canvas, app, item, box)
        case Versus():
            _versus(canvas, app, item, box)
        case Pots():
            _pots(canvas, app, item, box)
        case Row():
            _row(canvas, app, item, box)
    words = "" if isinstance(item, PokerHands | Pots) else item.caption
    caption(canvas, app, words, box[0] + box[2] / 2, box[1] + box[3] - 18, box[2])


def caption(
    canvas: Canvas, app: App, words: str, middle: float, cy: float, w: float = 676.0
) -> None:
    """A line under a picture."""
    if words:
        line = app.text.line(words, "body", theme.SMALL_U, LOW_INK, max_w_u=w)
        canvas.blit(line, middle, cy, anchor="center")


def small_u(app: App) -> float:
    """The size to ask for inside a picture: small lettering that does not grow with the text."""
    return theme.SMALL_U * 100 / app.settings.text_percent


# -- cards -----------------------------------------------------------------------------------------
def _cards(canvas: Canvas, app: App, item: Cards, box: Box) -> None:
    x, y, w, _h = box
    lift = item.h_u * 0.12 if item.raised else 0.0
    over, y = y, y + (GROUP_U if item.groups else 0.0)
    pictures = [app.art.svg(name, item.h_u * 1.2, item.h_u) for name in item.names]
    each = max(canvas.size_u(picture)[0] for picture in pictures)
    gap = each * 0.5
    wanted = each * 1.08
    count = len(pictures)
    spare = w - each - gap * len(item.gaps)
    step = min(wanted, spare / (count - 1)) if count > 1 else 0.0
    whole = each + step * (count - 1) + gap * len(item.gaps)
    left = x + (w - whole) / 2
    for i, picture in enumerate(pictures):
        cx = left + each / 2 + i * step + gap * sum(after < i for after in item.gaps)
        top = y + (0 if i in item.raised else lift)
        fade = 90 if i in item.dim else 255
        canvas.blit(picture, cx, top, anchor="midtop", alpha=fade)
    first = 0
    for i, name in enumerate(item.groups):
        last = item.gaps[i] if i < len(item.gaps) else count - 1
        ends = left + i * gap + first * step, left + i * gap + last * step + each
        line = app.text.line(name, "body", small_u(app), LOW_INK)
        canvas.blit(line, sum(ends) / 2, over + GROUP_U / 2 - 4, anchor="center")
        first = last + 1


def _poker_hands(canvas: Canvas, app: App, item: PokerHands, box: Box) -> None:
    x, y, w, _h = box
    step = HAND_CARD_U + 6
    left = x + w - 5 * step + 6
    for i, row in enumerate(item.rows):
        cy = y + (i + 0.5) * HAND_ROW_U
        line = app.text.line(row.name, "body", theme.BODY_U, theme.INK, max_w_u=left - x - 20)
        canvas.blit(line, x + 4, cy, anchor="midleft")
        for k, card in enumerate(row.cards):
            picture = app.art.svg(card, HAND_CARD_U, HAND_ROW_U - 6)
            canvas.blit(picture, left + k * step, cy, anchor="midleft")


def _versus(canvas: Canvas, app: App, item: Versus, box: Box) -> None:
    x, y, w, _h = box
    card_w = VERSUS_CARD_U * CARD_RATIO
    most = max(len(item.first_cards), len(item.second_cards), item.decided + 1)
    step = min(card_w + 12, (w - VERSUS_NAME_U - card_w - 40) / max(1, most - 1))
    left = x + VERSUS_NAME_U + (w - VERSUS_NAME_U - card_w - step * (most - 1)) / 2
    mark_x = left + item.decided * step - 5
    canvas.fill(MARK, mark_x, y + 2, card_w + 10, 2 * VERSUS_ROW_U - 8, 70)
    rows = ((item.first, item.first_cards), (item.second, item.second_cards))
    for i, (name, cards) in enumerate(rows):
        cy = y + (i + 0.5) * VERSUS_ROW_U - 3
        words = app.text.line(name, "body", small_u(app), theme.INK, max_w_u=VERSUS_NAME_U)
        canvas.blit(words, x, cy, anchor="midleft")
        for k, card in enumerate(cards):
            picture = app.art.svg(f"monster/card_{card}", card_w, VERSUS_CARD_U)
            fade = 255 if k <= item.decided else 120
            canvas.blit(picture, left + k * step + card_w / 2, cy, anchor="center", alpha=fade)
        if item.first_wins == (i == 0):
            check = app.art.svg("icons/check", 44)
            canvas.blit(check, mark_x + card_w + 4, cy + 34, anchor="center")


# -- pots ------------------------------------------------------------------------------------------
def _pots(canvas: Canvas, app: App, item: Pots, box: Box) -> None:
    """Chips piled up before everybody, with a line through all piles at each cut."""
    x, y, _w, h = box
    floor = y + h - STACK_NAME_U
    each = 104.0
    for i, stack in enumerate(item.stacks):
        _stack(canvas, app, stack, x + 10 + (i + 0.5) * each, floor, each)
    left = x + 24 + each * len(item.stacks)
    below = 0
    for chips, words in item.cuts:
        high = floor - 24 - chips * CHIP_STEP_U
        low = floor - 24 - below * CHIP_STEP_U
        if chips < max(stack.chips for stack in item.stacks):
            canvas.fill(theme.RED, x + 4, high - 11, each * len(item.stacks) + 12, 4)
        block = app.text.block(
            words, "body", small_u(app), theme.INK, x + box[2] - left, line_gap=1.08,
            max_h_u=low - high + 12,
        )  # fmt: skip
        canvas.blit(block, left, (high + low) / 2 - 12, anchor="midleft")
        below = chips


def _stack(canvas: Canvas, app: App, stack: Stack, cx: float, floor: float, w: float) -> None:
    chip = app.art.svg(f"props/chip_{SEATS[stack.colour][0]}", CHIP_U)
    for k in range(stack.chips):
        canvas.blit(chip, cx, floor - k * CHIP_STEP_U, anchor="midbottom")
    name = app.text.line(stack.name, "body", theme.SMALL_U, LOW_INK, max_w_u=w - 8)
    canvas.blit(name, cx, floor + STACK_NAME_U / 2, anchor="center")


# -- the washroom row ------------------------------------------------------------------------------
def _row(canvas: Canvas, app: App, item: Row, box: Box) -> None:
    """Gap, urinal, gap … from cactus to snake; what each place gave stands below."""
    x, y, w, _h = box
    parts = len(item.gaps) + len(item.places)
    ends = 54.0
    each = (w - 2 * ends) / parts
    middle = y + 15 + URINAL_U / 2
    for side, name in ((0, "cactus"), (1, "snake")):
        sign = app.art.svg(f"texas/{name}", ends - 4, 110)
        at = x + ends / 2 if side == 0 else x + w - ends / 2
        canvas.blit(sign, at, middle, anchor="center")
    for i, card in enumerate(item.gaps):
        cx = x + ends + (2 * i + 0.5) * each
        name = f"texas/card_{card}" if card else "texas/card_back"
        picture = app.art.svg(name, min(each - 4, COWBOY_U), COWBOY_U)
        canvas.blit(picture, cx, middle, anchor="center")
    for i, place in enumerate(item.places):
        cx = x + ends + (2 * i + 1.5) * each
        urinal = app.art.svg("texas/urinal", each - 4, URINAL_U)
        canvas.blit(urinal, cx, middle, anchor="center")
        if place is not None:
            player = app.art.svg(f"texas/player_{SEATS[place][0]}", 1.5 * each, URINAL_U - 14)
            canvas.blit(player, cx, middle + URINAL_U / 2 + 10, anchor="midbottom")
        if item.told:
            block = app.text.block(
                item.told[i], "body", small_u(app), theme.INK, 2 * each - 12, align="center",
                line_gap=1.05, max_lines=2, max_h_u=TOLD_U,
            )  # fmt: skip
            canvas.blit(block, cx, y + URINAL_U + 26, anchor="midtop")
