// Every language has the same keys: a bundle holds them once, with English, and of the others the texts alone.
import { readFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));

/** @type {import("esbuild").Plugin} */
export const words = {
  name: "words",
  setup(build) {
    build.onLoad({ filter: /words\/fr\/\w+\.json$/ }, ({ path }) => {
      const english = path.replace(/fr(\/\w+\.json)$/, "en$1");
      const texts = read(path);
      const keys = Object.keys(read(english));
      if (keys.length !== Object.keys(texts).length || keys.some((key) => !(key in texts)))
        return { errors: [{ text: `${path} has not the same keys as ${english}` }] };
      return {
        contents: `import en from ${JSON.stringify(english)};
const texts = ${JSON.stringify(keys.map((key) => texts[key]))};
export default Object.fromEntries(Object.keys(en).map((key, at) => [key, texts[at]]));`,
        watchFiles: [path, english],
      };
    });
  },
};
