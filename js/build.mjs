// Bundles the front end into the Python package: for each entry point (src/*.tsx) one ES module and at most one
// style sheet, nothing fetched at run time.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { context } from "esbuild";
import { minify } from "terser";
import { words } from "./words-plugin.mjs";

const SOURCE = new URL("src/", import.meta.url).pathname;
const OUT = new URL("../dixit_widget/static/", import.meta.url).pathname;
const LIMIT = 60_000; // bytes of one entry point, JS and CSS together, gzipped

const entries = readdirSync(SOURCE)
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => file.replace(".tsx", ""));

/** @type {import("esbuild").BuildOptions} */
const options = {
  entryPoints: entries.map((entry) => ({ in: `src/${entry}.tsx`, out: entry })),
  outdir: OUT,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "safari16"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".json": "json" },
  plugins: [words],
  legalComments: "none",
  logLevel: "info",
};

async function shorten(path) {
  const { code } = await minify(readFileSync(path, "utf8"), { module: true, ecma: 2020 });
  writeFileSync(path, code);
}

mkdirSync(OUT, { recursive: true });
const build = await context(options);
if (process.argv.includes("--watch")) {
  await build.watch();
} else {
  await build.rebuild();
  await build.dispose();
  // What a notebook sends again for every table is worth a second look: terser finds a kilobyte more.
  await Promise.all(entries.map((entry) => shorten(`${OUT}${entry}.js`)));
  let tooLarge = false;
  for (const entry of entries) {
    const files = [`${entry}.js`, `${entry}.css`].map((file) => OUT + file).filter(existsSync);
    const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    console.log(`${entry}: ${size} of ${LIMIT} bytes gzipped`);
    tooLarge ||= size > LIMIT;
  }
  if (tooLarge) console.error("A bundle is too large.");
  // No limit of the house keeps anybody from installing: only the tests fail.
  if (tooLarge && process.argv.includes("--strict")) process.exit(1);
}
