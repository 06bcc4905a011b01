// Serves the harness: node dev/serve.mjs [--port 8123] [--pictures FOLDER]. Without pictures the cards are gradients.
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { context } from "esbuild";

const { values } = parseArgs({
  options: { port: { type: "string", default: "8123" }, pictures: { type: "string" } },
});
const here = new URL(".", import.meta.url).pathname;
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".webp": "image/webp",
  ".json": "application/json",
};

const bundle = await context({
  entryPoints: [join(here, "harness.ts")],
  outdir: join(here, "out"),
  bundle: true,
  format: "esm",
  target: "es2022",
  external: ["/static/*"],
});
await bundle.watch();

const FOLDERS = {
  "/static/": join(here, "../../dixit_widget/static"),
  "/pictures/": values.pictures,
  "/": here,
};
createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://harness").pathname);
  if (path === "/pictures/names.json") {
    const names = values.pictures
      ? readdirSync(values.pictures).filter((name) => name.endsWith(".webp"))
      : [];
    response.setHeader("content-type", TYPES[".json"]).end(JSON.stringify(names));
    return;
  }
  const [prefix = "/", folder] = Object.entries(FOLDERS).find(([start]) => path.startsWith(start)) ?? [];
  const file = folder && join(folder, normalize(path.slice(prefix.length) || "index.html"));
  if (!file?.startsWith(folder ?? " ") || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader("content-type", TYPES[extname(file)] ?? "text/plain");
  response.setHeader("cache-control", "no-store");
  createReadStream(file).pipe(response);
}).listen(Number(values.port), "127.0.0.1", () => console.log(`http://127.0.0.1:${values.port}/?state=vote`));
