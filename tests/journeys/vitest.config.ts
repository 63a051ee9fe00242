/** Journeys through the built app in Chromium; `scripts/test.ts` builds it first and sets CHROME_PATH. */
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { slowdown } from "./support/slowdown.ts";

const isWalk = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/every-");

/**
 * Vitest starts with the files that took longest in the last run, or else with the largest. The files that visit every page
 * or area are small but take longest: started last, they would run alone at the end.
 */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.test.ts"],
    globalSetup: ["tests/support/database-server.ts"],
    testTimeout: 60_000 * slowdown,
    hookTimeout: 120_000 * slowdown,
    expect: { poll: { timeout: 10_000 * slowdown } },
    pool: "forks",
    maxWorkers: 2,
    // Files of a worker share their modules: each would take two seconds to read the server anew.
    isolate: false,
    // More of them would only wait for the processor.
    maxConcurrency: 2,
    sequence: { sequencer: WalksFirst },
  },
});
