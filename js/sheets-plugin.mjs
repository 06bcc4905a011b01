// Style sheets of entry points are files of their own, shared by all that import them: an entry point only names its own,
// in order. What a part imports that comes later (ui/dressed.tsx) is a text in its script.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

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
    build.onResolve({ filter: /\.css$/ }, ({ path, importer, resolveDir }) => {
      const entry = basename(importer, ".tsx");
      if (dirname(importer) !== join(build.initialOptions.absWorkingDir, "src"))
        return { path: join(resolveDir, path), namespace: "brought" };
      sheets.set(entry, [...new Set([...(sheets.get(entry) ?? []), ...parts(join(resolveDir, path))])]);
      return { path: join(resolveDir, path), namespace: "sheet" };
    });
    build.onLoad({ filter: /.*/, namespace: "sheet" }, () => ({ contents: "" }));
    build.onLoad({ filter: /.*/, namespace: "brought" }, async ({ path }) => {
      const { target } = build.initialOptions;
      const made = await build.esbuild.build({
        ...{ entryPoints: [path], bundle: true, minify: true, write: false, outdir: "." },
        target,
      });
      return { contents: made.outputFiles[0].text, loader: "text", watchFiles: [path] };
    });
  },
});
