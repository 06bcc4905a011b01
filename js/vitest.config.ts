import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    environment: "happy-dom",
    pool: "vmThreads", // one page for a worker instead of one for a file; every file still has globals of its own
    include: ["test/**/*.test.{ts,tsx}"],
    testTimeout: 60_000, // ends what hangs, not what a busy machine takes
  },
});
