/** Journeys through the built app in Chromium; `scripts/test.ts` builds it first and sets CHROME_PATH. */
import { defineConfig } from "vitest/config";
import { LongestFirst } from "../support/longest-first.ts";
import { slowdown } from "./support/slowdown.ts";

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.test.ts"],
    globalSetup: ["tests/support/database-server.ts"],
    testTimeout: 60_000 * slowdown,
    hookTimeout: 120_000 * slowdown,
    expect: { poll: { timeout: 10_000 * slowdown } },
    pool: "forks",
    // One for each processor, also of browsers that are slowed down: Chromium spends the time it takes them.
    maxWorkers: 2,
    // Files of a worker share their modules: each would take two seconds to read the server anew.
    isolate: false,
    // More of them would only wait for the processor.
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
  },
});
