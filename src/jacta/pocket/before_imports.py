"""Imported before everything else in a browser: saves building FastAPI's OpenAPI models, which no page needs."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

MODELS = "fastapi.openapi.models"


class LazyModels(ModuleType):
    """Stands in for the models while FastAPI is imported; using one of its classes loads the real module."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)

        def new(empty: type, *args: Any, **words: Any) -> Any:
            if sys.modules.get(MODELS) is self:
                return object.__new__(empty)  # a default of a security scheme, of which Jacta has none
            return getattr(import_module(MODELS), name)(*args, **words)

        made = type(name, (), {"__new__": new})
        setattr(self, name, made)
        return made


if "fastapi" not in sys.modules:
    sys.modules[MODELS] = LazyModels(MODELS)
    import fastapi  # noqa: F401

    del sys.modules[MODELS]
