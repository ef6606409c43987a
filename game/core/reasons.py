"""Why something failed, as a part of a sentence of ours."""


def reason(error: BaseException) -> str:
    """What an error says, in one line and without a full stop; its kind if it says nothing.

    The systems' own texts may end in one (SDL's on Windows do) or hold line breaks, and ours go on
    after them.
    """
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(told.split()).rstrip(". ") or type(error).__name__
