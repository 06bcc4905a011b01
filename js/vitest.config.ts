import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // one page for a worker instead of one for a file; every file still has globals of its own
  test: { environment: "happy-dom", pool: "vmThreads", include: ["test/**/*.test.{ts,tsx}"] },
});
