"""The shape of every answer, for the OpenAPI document; the answers themselves come from the kernel's `to_json`."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Shape(BaseModel):
    model_config = ConfigDict(extra="allow")


class NoticeShape(Shape):
    """A table behind the result that the document does not print."""

    table: str
    origin: Literal["suggested", "user"]
    source: str
    text: str


class GameShape(Shape):
    id: str
    title: str
    about: str
    source: str
    status: Literal["complete", "growing"]
    procedures: int
    highlights: list[str] = Field(description="Procedures to look at first.")
    readings: int
    pieces: list[str] = Field(description="The kinds of pieces that its players keep.")
    trackers: list[str] = Field(description="What else its document keeps track of.")
    tables: list[str]
    bundles: dict[str, dict[str, Any]] = Field(description="Readings chosen together, by name.")


class ProcedureRow(Shape):
    id: str
    kind: Literal["procedure", "check", "table"]
    game: str
    chapter: str
    title: str
    about: str
    passage: str = Field(description="Where the document says it.")


class OptionShape(Shape):
    name: str
    title: str
    reading: str = Field(description="The number of the ruling, such as R3.")
    default: Any
    values: list[Any]
    texts: list[str] = Field(description="Each value in words.")


class ProcedureShape(ProcedureRow):
    input_schema: dict[str, Any] = Field(alias="schema", description="JSON Schema of the input.")
    options: list[OptionShape]
    tables: list[str]
    aims: dict[str, str] = Field(description="What each player usually wants.")
    outcome: list[str] = Field(description="The keys of the outcome.")
    examples: list[dict[str, Any]]


class TrackedShape(Shape):
    """A kind of piece, or a tracker with the pieces or the procedures that keep it."""

    id: str
    kind: Literal["piece", "tracker"]
    game: str
    title: str
    about: str
    pieces: list[dict[str, Any]] = Field(description="Each with its `schema`, its `samples`, and what it `can_do`.")
    procedures: list[str]


class ReadingShape(Shape):
    reading: str
    title: str
    about: str
    options: list[OptionShape]


class TableRow(Shape):
    name: str
    title: str
    origin: Literal["printed", "suggested", "empty", "user"]
    passage: str
    slot: dict[str, str] | None


class TableShape(TableRow):
    axis: list[str]
    across: str | None
    columns: list[str]
    outside: str
    rows: list[dict[str, Any]]
    text: str = Field(description="The TOML file in force.")


class Probability(Shape):
    p: str = Field(description="The exact fraction.", examples=["5/12"])
    probability: float = Field(ge=0, le=1)


class OutcomeChance(Probability):
    outcome: dict[str, Any]


class OddsShape(Shape):
    procedure: str
    given: dict[str, Any]
    exact: bool
    outcomes: list[OutcomeChance] = Field(description="Most probable first.")
    tail: Probability | None = Field(description="The mass beyond an explicit cut of endless dice.")
    notices: list[NoticeShape] = []


class AssumedShape(Shape):
    question: str = Field(description="The label of the decision, as `policy` takes it.")
    text: str = Field(description="Who answers how, in words.")
    player: str = ""
    answers: list[Any] = Field([], description="The answers that are taken, each somewhere on the way.")
    others: list[Any] = Field([], description="What `policy` may say instead.")


class AnsweredOdds(OddsShape):
    assumed: list[AssumedShape] = Field([], description="How every decision is answered that comes up on the way.")
    remarks: list[str] = Field([], description="What the rules say whatever is thrown and decided, in words.")


class SampleShape(OddsShape):
    runs: int
    seed: int


class EntryShape(Shape):
    kind: Literal["roll", "ask", "consult", "note", "correct", "join", "leave"]
    procedure: str
    passage: str
    label: str
    depth: int
    text: str


class RolledShape(Shape):
    procedure: str
    given: dict[str, Any]
    outcome: dict[str, Any]
    transcript: list[EntryShape]
    notices: list[NoticeShape] = []


class JudgedShape(Shape):
    value: Any
    worth: str
    weight: str = Field(description="How often the best strategy takes it.")


class DecisionShape(Shape):
    procedure: str
    label: str
    who: str | list[str]
    situation: list[dict[str, Any]]
    ways: int = Field(description="How many situations this decision stands for; `situation` is the likeliest.")
    reached: str
    best: Any
    options: list[JudgedShape]


class BringsShape(Shape):
    value: Any
    best: bool
    worth: str
    means: dict[str, str] = Field(description="The means of the outcome's figures that differ between the options.")


class ProspectsShape(Shape):
    label: str
    who: str
    options: list[BringsShape]


class BestShape(Shape):
    procedure: str
    given: dict[str, Any]
    who: str
    aim: str
    value: str
    expected: float
    decisions: list[DecisionShape]
    prospects: ProspectsShape | None = Field(
        description="Risk and return: what each option of the first decision brings when all goes on for the best."
    )


class TriedShape(Shape):
    value: Any
    worth: float
    error: float | None = Field(description="The standard error of `worth`; none after a single try.")
    tries: int
    behind: float | None = Field(description="How much less it came to than the best one, with the same luck.")
    behind_error: float | None = Field(description="The standard error of that.")


class SoughtShape(Shape):
    procedure: str
    label: str
    who: str
    situation: list[dict[str, Any]]
    ways: int = Field(description="In how many different situations it came up; `situation` is empty if in several.")
    reached: float
    best: Any
    options: list[TriedShape]


class SearchedShape(Shape):
    procedure: str
    given: dict[str, Any]
    who: str
    aim: str
    exact: Literal[False]
    value: float
    error: float
    positions: int
    playouts: int
    seed: int
    decisions: list[SoughtShape]


class EffectShape(Shape):
    reading: str
    option: str
    value: Any
    total_variation: str
    moves: float
    most_telling: dict[str, Any] | None


class EffectsShape(Shape):
    procedure: str
    given: dict[str, Any]
    effects: list[EffectShape]


class SpotShape(Shape):
    at: dict[str, Any] = Field(description="The values of the keys that vary.")
    exact: str | None = Field(description="The exact fraction; null where the rules refuse the input.")
    worth: float | None


class SweepShape(Shape):
    procedure: str
    given: dict[str, Any]
    aim: str
    is_chance: bool
    by: list[str]
    spots: list[SpotShape]


class FoundShape(Shape):
    answer: SpotShape | None = Field(description="The smallest value that is enough; null where none is.")
    nearest: SpotShape | None
    neighbours: list[SpotShape]
    trend: Literal["up", "down", "level", "mixed", "unordered"] = Field(description="What more of the key does.")
    enough: list[list[Any]] = Field(description="The stretches of values that are enough, first and last of each.")
    whole: bool = Field(description="Whether all values that the rules allow were tried.")
    tried: list[SpotShape]


class NeedShape(Shape):
    procedure: str
    given: dict[str, Any]
    aim: str
    is_chance: bool
    at_least: str
    by: list[str]
    found: list[FoundShape] = Field(description="One answer; with a second key, one for each of its values.")


class ChangeShape(Shape):
    key: str
    to: Any
    exact: str
    worth: float
    difference: str
    moves: float


class SensitivityShape(Shape):
    procedure: str
    given: dict[str, Any]
    aim: str
    is_chance: bool
    exact: str
    worth: float
    changes: list[ChangeShape] = Field(description="Each key changed by one step, the most telling first.")


class JobShape(Shape):
    job: str
    procedure: str
    status: Literal["running", "done", "cancelled", "failed"]
    runs: int
    done: int
    seed: int
    result: SampleShape | None = None
    error: str | None = None


class LinksShape(Shape):
    procedure: str
    owner: str = Field(description="The link of whoever opened the game: begins, takes back, clears away.")
    spectator: str = Field(description="The link for whoever may watch.")
    seats: dict[str, str] = Field(description="The link of each seat that a person takes.")


class SeatShape(Shape):
    seat: str
    text: str
    name: str
    joined: bool
    computer: str | None = Field(description="The strength of the computer player who sits there.")
    word: str | None = Field(description="What the person has added to the dice; shown once the game has begun.")
    seal: str | None = Field(description="The SHA-256 of that word, where it was sealed.")
    told: bool = Field(description="Whether the sealed word has been told.")


class ChoiceShape(Shape):
    value: Any
    text: str
    remark: str
    places: list[str] = Field(description="The places of the board that the answer names.")


class QuestionShape(Shape):
    kind: Literal["answer", "roll", "consult"] = Field(description="The key under which it is answered.")
    label: str
    text: str
    who: str | None = Field(description="The player who decides: the holder of the link, or one whom that seat leads.")
    options: list[ChoiceShape] | None = Field(description="The legal answers of a decision.")


class LineShape(Shape):
    number: int
    sent: int = Field(description="Seconds since 1970.")
    kind: Literal["owner", "seat"]
    seat: str | None
    name: str
    text: str


class SavedGameShape(Shape):
    kind: Literal["owner", "seat", "spectator"]
    seat: str | None
    stage: Literal["gathering", "revealing", "playing", "over", "abandoned"]
    procedure: str
    title: str
    given: dict[str, Any]
    kept_back: list[str] = Field(description="Keys of the input that are hidden; who opened the game knows them.")
    dice: str
    seats: list[SeatShape]
    links: dict[str, Any] | None = Field(description="All links of the game, for its owner.")
    commitment: str = Field(description="The SHA-256 of the secret behind the dice.")
    words: dict[str, str]
    revision: int = Field(description="Grows with every change.")
    asked: int = Field(description="The number of the question that waits: an answer says which one it means.")
    created: int = Field(description="Seconds since 1970.")
    changed: int
    expires: int = Field(description="When the game will be forgotten if nobody plays.")
    drawn: int = Field(description="How often secret and words were drawn anew before the game.")
    reveals: bool = Field(description="The holder of this link is asked for the word that they have sealed.")
    chat: bool = Field(description="Whether people may talk in the game.")
    lines: list[LineShape]
    following: str | None = Field(description="The link of its holder to the game that came after this one.")
    within: int = Field(description="Seconds that everybody has for an answer; 0 is any number.")
    stand_in: str = Field(description="Who answers when they are over: a strength, or `pass`.")
    deadline: int | None = Field(description="Until when the question that waits can be answered.")
    stood_in: list[tuple[int, str]] = Field(description="Events that were answered so, each with its seat.")
    together: bool = Field(description="The dice are drawn together.")
    bead: dict[str, Any] | None = Field(description="The bead that this seat is asked for: `event`, `head`, `mark`.")
    left_out: dict[str, int] = Field(description="How often dice were drawn without the bead of a seat.")
    advance: list[dict[str, Any]] = Field(description="Answers in advance of the holder of this link.")
    notice: str | None = Field(description="How the holder of this link hears of their turn.")
    thinking: bool = Field(description="Nobody is waited for but the computer: POST to `advance` lets it go on.")
    question: QuestionShape | None = Field(description="What waits for the holder of this link.")
    waiting_for: list[str]
    transcript: list[EntryShape]
    board: str | None = Field(description="Where the game stands, drawn in text.")
    notices: list[NoticeShape]
    can_undo: bool
    can_export: bool
    figures: dict[str, Any] | None = Field(description="What can be put right by hand; for the owner.")
    taking_part: list[str] | None = Field(description="Who can be taken out by hand; for the owner.")
    outcome: dict[str, Any] | None
    secret: str | None = Field(description="The secret behind the dice, once the game is over.")
    broken: str | None = Field(description="Why today's rules do not play this game on.")
    events: list[dict[str, Any]] = Field(description="What was kept of a game that is broken.")


class LinkShape(Shape):
    link: str


class RevisionShape(Shape):
    revision: int


class ExportShape(Shape):
    jacta: str
    procedure: str
    given: dict[str, Any]
    dice: str
    events: list[dict[str, Any]]
    fingerprint: str


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class JoinBody(Body):
    name: str = Field("", description="What the others call you.")
    word: str | None = Field(
        None,
        description="Your word for the dice: with it, nobody can have chosen them beforehand. Left out: as it was.",
    )


class SealBody(Body):
    name: str = Field("", description="What the others call you.")
    seal: str = Field(description="The SHA-256 of your word in UTF-8, as 64 hexadecimal digits.")
    chain: str | None = Field(None, description="The end of your chain of beads, where dice are drawn together.")


class BeadBody(Body):
    bead: str = Field(description="The next bead of your chain: its SHA-256 is the one before, the game's `head`.")


class WordBody(Body):
    word: str = Field(description="The word that you have sealed.")


class LineBody(Body):
    text: str = Field(description="One line, of 300 characters at most.")


class TalkBody(Body):
    allowed: bool


class RenewBody(Body):
    of: str = Field(description="A seat, `owner` or `spectator`.")


class DeadlineBody(Body):
    within: int = Field(description="Seconds for every answer; 0 is any number.")
    stand_in: str = Field("usual", description="`best`, `usual`, `random`, or `pass`.")


class AdvanceRule(Body):
    question: str = Field(description="The label of a question.")
    answers: list[str] = Field(description="Answers in the order of preference.")
    condition: str = Field("", description="Comparisons of figures that the seat sees, joined by `&`.")


class AdvanceBody(Body):
    rules: list[AdvanceRule]


class NoticeBody(Body):
    address: str = Field(
        description="A mail address, `ntfy.sh/TOPIC`, a Discord webhook, or a PushSubscription as JSON; empty: none."
    )


class AskedBody(Body):
    asked: int = Field(description="The number of the question, as the game says.")


class CorrectBody(AskedBody):
    changes: dict[str, Any] = Field(description="New values by key of `figures`.")
    reason: str


class BringBody(AskedBody):
    sheet: dict[str, Any] = Field(description="Who comes, spelled out as in the input.")
    reason: str
    led_by: str | None = Field(
        None, description="The seat of a person that decides for him; the first where none is named."
    )


class TakeOutBody(AskedBody):
    name: str = Field(description="One of `taking_part`.")
    reason: str


class AnswerBody(AskedBody):
    """One of the three, as the question's `kind` says."""

    answer: Any = Field(None, description="The `value` of an option.")
    roll: list[Any] | None = Field(None, description="The faces of real dice; null lets the system throw.")
    consult: Any = Field(None, description="What the book says.")
