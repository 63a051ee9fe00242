/** Every test but the journeys. */
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/fixtures/**", "tests/contract/**", "tests/journeys/**"],
    globalSetup: ["tests/support/database-server.ts"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    pool: "forks",
    // One more than processors: a worker waits for the database a quarter of its time.
    maxWorkers: 3,
    // Files of a worker share their modules: reading them anew takes more than the tests do.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
