// Bundles the front end into the Python package: for each entry point (src/*.tsx) a script, what several of them use
// once beside it, and a manifest that says what each needs. Names hold a hash of the content, so that what a browser,
// or a page, has once it need not fetch again. The loader, which fetches them in a notebook, is a module of its own.
// A page of its own shares nothing with the others: it is built apart, in fewer files.
import { mkdirSync, readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { build, context } from "esbuild";
import { sheetsOf } from "./sheets-plugin.mjs";
import { digest, forget, minified } from "./shorten.mjs";
import { words } from "./words-plugin.mjs";

const HERE = new URL(".", import.meta.url).pathname;
const OUT = new URL("../dixit_widget/static/", import.meta.url).pathname;
const LIMIT = 60_000; // bytes that one entry point needs for its first picture, JS and CSS together, gzipped
const LOADER = 3_000; // bytes of the loader, which every widget's state holds
const PAGES = ["owner", "phone", "student"];
const watching = process.argv.includes("--watch");

const entries = readdirSync(`${HERE}src`)
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => file.replace(".tsx", ""));
/** @type {Map<string, string[]>} */
const sheets = new Map();

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: HERE,
  outdir: OUT,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  target: ["es2022", "safari16"],
  entryNames: "[name]-[hash]",
  legalComments: "none",
  logLevel: "warning",
};
/** @returns {import("esbuild").BuildOptions} */
const scripts = (names) => ({
  ...common,
  entryPoints: names.map((name) => `src/${name}.tsx`),
  format: "esm",
  splitting: true,
  chunkNames: "[name]-[hash]",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".json": "json" },
  plugins: [words, sheetsOf(sheets)],
});

const shorten = (code) => (watching ? code : minified(code));
const hash = (text) => digest(text).slice(0, 8);
const packed = (text) => gzipSync(text, { level: 9 }).length;

async function loader() {
  const { outputFiles } = await build({ ...common, entryPoints: ["src/loader/index.ts"], format: "esm" });
  return shorten(outputFiles[0].text);
}

/** Each style sheet, by its path in the sources, as [name, text]. */
async function styles() {
  const paths = [...new Set([...sheets.values()].flat())];
  const { outputFiles, metafile } = await build({ ...common, entryPoints: paths });
  return new Map(
    Object.entries(metafile.outputs).map(([output, { entryPoint }]) => {
      const { text } = outputFiles.find(({ path }) => path.endsWith(basename(output)));
      return [HERE + entryPoint, [basename(output), text]];
    }),
  );
}

async function write(results) {
  const outputs = new Map(
    results.flatMap(({ metafile }) =>
      Object.entries(metafile.outputs).map(([path, made]) => [basename(path), made]),
    ),
  );
  const imports = (file, kind) =>
    (outputs.get(file)?.imports ?? []).filter((one) => one.kind === kind).map((one) => basename(one.path));
  /** A script after all that it imports. */
  const whole = (file) => [...new Set([...imports(file, "import-statement").flatMap(whole), file])];
  const texts = new Map();
  for (const { path, text } of results.flatMap(({ outputFiles }) => outputFiles))
    texts.set(basename(path), await shorten(text));
  const sheetFiles = await styles();
  for (const [name, text] of sheetFiles.values()) texts.set(name, text);

  const manifest = { key: "", entries: {}, files: {} };
  for (const [script, { entryPoint }] of outputs) {
    if (!entryPoint) continue; // what several share is nobody's to ask for
    const entry = basename(entryPoint, ".tsx");
    const own = entryPoint === `src/${entry}.tsx`;
    const first = own ? (sheets.get(entry) ?? []).map((path) => sheetFiles.get(path)[0]) : [];
    if (own) manifest.entries[entry] = { script, styles: first };
    manifest.files[script] = [...first, ...whole(script)];
  }
  const loading = await loader();
  manifest.key = `dixit_widget:${hash(loading)}`;
  texts.set("loader.js", loading);
  texts.set("manifest.json", JSON.stringify(manifest, null, 1));

  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of texts) writeFileSync(OUT + name, text);
  for (const name of readdirSync(OUT)) if (!texts.has(name)) rmSync(OUT + name, { recursive: true });
  weigh(manifest, texts, (file) => imports(file, "dynamic-import"));
}

function weigh({ entries, files }, texts, lazy) {
  const faults = [];
  for (const [entry, { script }] of Object.entries(entries)) {
    // A kernel packs all that a page lacks into one; a server sends file by file.
    const size = (names) =>
      PAGES.includes(entry)
        ? names.reduce((sum, name) => sum + packed(texts.get(name)), 0)
        : packed(names.map((name) => texts.get(name)).join(""));
    const first = files[script];
    const all = new Set(first);
    for (const file of all)
      for (const later of lazy(file)) for (const needed of files[later]) all.add(needed);
    const later = [...all].filter((file) => !first.includes(file));
    const more = later.length > 0 ? size(later) : 0;
    console.log(`${entry}: ${size(first)} of ${LIMIT} bytes gzipped, ${more} more when asked for`);
    if (size(first) > LIMIT) faults.push(`${entry} is too large.`);
  }
  const small = Buffer.byteLength(texts.get("loader.js"));
  console.log(`loader: ${small} of ${LOADER} bytes`);
  if (small > LOADER) faults.push("The loader is too large.");
  for (const fault of faults) console.error(fault);
  // No limit of the house keeps anybody from installing: only the tests fail.
  if (faults.length > 0 && process.argv.includes("--strict")) process.exitCode = 1;
}

const widgets = entries.filter((entry) => !PAGES.includes(entry));
const bundles = await Promise.all(
  [widgets, ...PAGES.map((page) => [page])].map((names) => context(scripts(names))),
);
const rebuild = async () => write(await Promise.all(bundles.map((bundle) => bundle.rebuild())));
await rebuild();
if (watching) {
  const again = () => rebuild().catch(() => {}); // esbuild has said what is wrong
  let timer;
  for (const folder of ["js/src", "dixit_widget/words"])
    watch(`${HERE}../${folder}`, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(again, 100);
    });
} else {
  await Promise.all(bundles.map((bundle) => bundle.dispose()));
  forget();
}
