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
import json, py_compile
from pathlib import Path

folder = Path("/compiled")
for name, (path, optimize) in json.loads((folder / "names.json").read_text()).items():
    py_compile.compile(
        str(folder / f"{name}.py"),
        cfile=str(folder / f"{name}.pyc"),
        dfile=path,
        doraise=True,
        optimize=optimize,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
`);
