// Style sheets of entry points are files of their own, shared by all that import them: an entry point only names its own,
// in order. What a part imports that comes later (ui/dressed.tsx) is a text in its script.
import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/** A sheet that does nothing but import others stands for these. */
function parts(path) {
  const statements = readFileSync(path, "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .trim()
    .split(/\s*;\s*/);
  const imports = statements.filter(Boolean).map((statement) => /^@import "([^"]+)"$/.exec(statement)?.[1]);
  if (imports.some((found) => !found)) return [path];
  return imports.flatMap((found) => parts(join(dirname(path), found)));
}

/** @param {Map<string, string[]>} sheets entry point → paths of its style sheets; filled by the build */
export const sheetsOf = (sheets) => ({
  name: "sheets",
  setup(build) {
    const { absWorkingDir: here, target } = build.initialOptions;
    build.onResolve({ filter: /\.css$/ }, ({ path, importer, resolveDir }) => {
      const whole = join(resolveDir, path);
      const entry = basename(importer, ".tsx");
      const own = dirname(importer) === join(here, "src");
      if (own) sheets.set(entry, [...new Set([...(sheets.get(entry) ?? []), ...parts(whole)])]);
      // The names of files hold a hash of such paths: from here on, they are the same wherever one builds.
      return { path: relative(here, whole), namespace: own ? "sheet" : "brought" };
    });
    build.onLoad({ filter: /.*/, namespace: "sheet" }, () => ({ contents: "" }));
    build.onLoad({ filter: /.*/, namespace: "brought" }, async ({ path }) => {
      const whole = join(here, path);
      const made = await build.esbuild.build({
        ...{ entryPoints: [whole], bundle: true, minify: true, write: false, outdir: "." },
        target,
      });
      return { contents: made.outputFiles[0].text, loader: "text", watchFiles: [whole] };
    });
  },
});
