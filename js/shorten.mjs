// What comes over the wire is worth a second look: terser finds a kilobyte more. It takes seconds, so what it made of a
// text is kept beside it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { minify } from "terser";

const KEPT = new URL("node_modules/.cache/terser/", import.meta.url).pathname;
const OPTIONS = { module: true, ecma: 2020, compress: { passes: 3 } };
const { version } = createRequire(import.meta.url)("terser/package.json");
const asked = new Set();

export const digest = (text) => createHash("sha256").update(text).digest("hex");

/** The same script, in fewer bytes. */
export async function minified(code) {
  const name = digest(JSON.stringify([version, OPTIONS, code]));
  asked.add(name);
  if (existsSync(KEPT + name)) return readFileSync(KEPT + name, "utf8");
  const short = (await minify(code, OPTIONS)).code;
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(`${KEPT}${name}.${process.pid}`, short);
  renameSync(`${KEPT}${name}.${process.pid}`, KEPT + name); // another build may be reading
  return short;
}

/** Keep what this build has asked for, and no more. */
export function forget() {
  if (!existsSync(KEPT)) return;
  for (const name of readdirSync(KEPT)) if (!asked.has(name)) rmSync(KEPT + name, { force: true });
}
