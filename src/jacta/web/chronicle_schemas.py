"""Chronicles over HTTP: the shape of what is sent and of what comes back."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from jacta.web import schemas

# --- What is sent


class NewBody(schemas.Body):
    """A new chronicle of a `game`, or one taken over from a `file`."""

    game: str | None = None
    title: str = ""
    players: list[str] = Field(default_factory=list, description="A link for each of them.")
    file: dict[str, Any] | None = Field(None, description="A chronicle as `export` gave it.")


class SeenBody(schemas.Body):
    seen: str = Field(description="What the last answer said under this name.")


class AddBody(SeenBody):
    name: str
    kind: str
    sheet: dict[str, Any] = Field(default_factory=dict)
    owner: str = ""
    hidden: bool = False


class EditBody(SeenBody):
    name: str
    changes: dict[str, Any] = Field(default_factory=dict, description="New values by dotted key of the sheet.")
    reason: str
    renamed: str | None = Field(None, description="What it is called from now on; the owner's link may.")
    owner: str | None = None
    hidden: bool | None = None


class RemoveBody(SeenBody):
    name: str
    reason: str = ""


class UndoBody(SeenBody):
    number: int | None = Field(None, description="The correction to take back; left out, the last entry.")


class NameBody(schemas.Body):
    name: str


class RenewLinkBody(schemas.Body):
    link: str = Field(description="The link that has got into the wrong hands.")


class TitleBody(schemas.Body):
    title: str


class RenameBody(SeenBody):
    title: str


class FillBody(schemas.Body):
    procedure: str
    given: dict[str, Any] = Field(default_factory=dict, description='The input; a piece is `":Name"` in its role.')


class OddsBody(FillBody):
    after: str | None = Field(None, description="The piece whose odds are wanted: what is left of it.")


class DoBody(FillBody):
    dice: str = Field("system", description="`system`, or `mine`: then throws wait for the faces of real dice.")
    together: bool = Field(False, description="Every player decides for their own pieces, behind their own link.")


class DoAnswerBody(schemas.AnswerBody):
    who: str | None = Field(None, description="The player who decides, where several are asked.")


class JoinActionBody(schemas.AskedBody):
    """Either a piece of the chronicle, or a participant written as in the input."""

    piece: str | None = None
    sheet: dict[str, Any] | None = None
    reason: str


# --- What comes back


class ChronicleLinksShape(schemas.Shape):
    owner: str
    reader: str
    players: dict[str, str]


class PieceShape(schemas.Shape):
    name: str
    kind: str
    owner: str
    hidden: bool
    sheet: dict[str, Any]
    text: str
    can_do: list[dict[str, str]] = Field(description="The procedures in which it has a role.")


class DoingShape(schemas.Shape):
    procedure: str
    title: str
    given: dict[str, Any]
    dice: str
    asked: int = Field(description="The number of the question that waits: an answer says which one it means.")
    commitment: str | None
    question: schemas.QuestionShape | None
    figures: dict[str, Any] | None = Field(description="What can be put right by hand; for the owner.")
    taking_part: list[str] | None = Field(description="Who can be taken out by hand; for the owner.")
    transcript: list[schemas.EntryShape]
    outcome: dict[str, Any] | None
    changes: list[dict[str, Any]] = Field(description="What will change once it is applied.")


class ChronicleShape(schemas.Shape):
    kind: str
    name: str
    title: str
    game: str
    seen: str = Field(description="Changes with whatever this link can see change; a change says which one it means.")
    pieces: list[PieceShape]
    journal: list[dict[str, Any]]
    links: ChronicleLinksShape | None
    doing: DoingShape | None
    runs: list[dict[str, str]] = Field(description="All procedures under way that this link sees, `by` whom begun.")
    can_undo: bool


class AdviceShape(schemas.Shape):
    asked: int = Field(description="The number of the question that it is about.")
    who: str
    label: str
    answer: Any = Field(description="One of the values that are offered.")
    text: str


class FilledShape(schemas.Shape):
    procedure: str
    given: dict[str, Any] = Field(description="The input for any reading of that procedure.")
