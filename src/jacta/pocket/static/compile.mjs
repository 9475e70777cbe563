// Compiles Python's sources to what Python in the browser runs: `node compile.mjs PYODIDE FOLDER`.
// FOLDER holds `NAME.py` files and, for each, its path in the browser and its level of optimisation in `names.json`;
// `NAME.pyc` is written beside it.
import { pathToFileURL } from "node:url";

const [where, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${where}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: where });
python.FS.mkdirTree("/compiled");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/compiled");
python.runPython(`
import json
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType

def bare(code):
    """A code object all of whose lines are its first: eight instructions an entry, no columns, no line further."""
    full, rest = divmod(len(code.co_code) // 2, 8)
    lines = b"\\xef\\0" * full + (bytes((0xe7 + rest, 0)) if rest else b"")
    consts = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=consts)

folder = Path("/compiled")
for name, (path, optimize) in json.loads((folder / "names.json").read_text()).items():
    source = (folder / f"{name}.py").read_bytes()
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    (folder / f"{name}.pyc").write_bytes(_code_to_hash_pyc(bare(code) if optimize else code, b"\\0" * 8, checked=False))
`);
