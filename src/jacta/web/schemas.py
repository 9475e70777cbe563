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
    readings: int
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


class Chance(Shape):
    p: str = Field(description="The exact fraction.", examples=["5/12"])
    probability: float = Field(ge=0, le=1)


class OutcomeChance(Chance):
    outcome: dict[str, Any]


class OddsShape(Shape):
    procedure: str
    given: dict[str, Any]
    exact: bool
    outcomes: list[OutcomeChance] = Field(description="Most probable first.")
    tail: Chance | None = Field(description="The mass beyond an explicit cut of endless dice.")
    notices: list[NoticeShape] = []


class SampleShape(OddsShape):
    runs: int
    seed: int


class EntryShape(Shape):
    kind: Literal["roll", "ask", "consult", "note"]
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


class BestShape(Shape):
    procedure: str
    given: dict[str, Any]
    who: str
    aim: str
    value: str
    expected: float
    decisions: list[DecisionShape]


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


class JobShape(Shape):
    job: str
    procedure: str
    status: Literal["running", "done", "cancelled", "failed"]
    runs: int
    done: int
    seed: int
    result: SampleShape | None = None
    error: str | None = None
