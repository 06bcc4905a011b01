// Bundles the front end into the Python package: one ES module and one style sheet, nothing fetched at run time.
import { mkdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { context } from "esbuild";

const OUT = new URL("../dixit_widget/static/", import.meta.url).pathname;
const LIMIT = 60_000; // bytes, JS and CSS together, gzipped

/** @type {import("esbuild").BuildOptions} */
const options = {
  entryPoints: [{ in: "src/table.tsx", out: "table" }],
  outdir: OUT,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "safari16"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".json": "json" },
  legalComments: "none",
  logLevel: "info",
};

mkdirSync(OUT, { recursive: true });
const build = await context(options);
if (process.argv.includes("--watch")) {
  await build.watch();
} else {
  await build.rebuild();
  await build.dispose();
  const size = ["table.js", "table.css"].reduce(
    (sum, file) => sum + gzipSync(readFileSync(OUT + file)).length,
    0,
  );
  console.log(`${size} of ${LIMIT} bytes gzipped`);
  if (size > LIMIT) {
    console.error("The bundle is too large.");
    process.exit(1);
  }
}
