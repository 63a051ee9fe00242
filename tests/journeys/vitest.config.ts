/** Journeys through the built app in Chromium; `scripts/test.ts` builds it first and names the browser in CHROME_PATH. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.test.ts"],
    globalSetup: ["tests/support/database-server.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    // What needs it is named at the end of `npm test`.
    retry: 1,
    pool: "forks",
    maxWorkers: 2,
  },
});
