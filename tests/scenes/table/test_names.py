"""Which names can be: something of them must show, whoever typed or pasted them."""

import pytest

from scenes.table import names

INVISIBLE = {
    "Hangul filler": "\u3164",
    "halfwidth filler": "\uffa0",
    "leading filler": "\u115f",
    "vowel filler": "\u1160",
    "Braille blank": "\u2800",
    "lone accent": "\u0301",
    "accents behind a space": " \u0301\u0323",
    "variation selectors": "\ufe0f\ufe00\U000e0100",
    "tags": "\U000e0041\U000e007f",
    "zero width": "\u200b\u200d\ufeff\u2060",
    "no-break spaces and fillers": "\xa0\u3164\xa0\u3164",
    "Mongolian selectors": "\u180b\u180e\u180f",
    "grapheme joiner": "\u034f",
    "soft hyphens": "\xad\xad",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_of_which_nothing_shows_is_refused_in_one_sentence(name: str) -> None:
    assert names.trouble_with(name, ()) == "Nothing of that name would show. Letters, please."


@pytest.mark.parametrize("name", ["Ann", "é", "e\u0301", "가", "ㅎ", "한\u3164", ".", "क\u094d"])
def test_a_name_of_which_something_shows_is_taken(name: str) -> None:
    assert names.trouble_with(name, ()) is None
