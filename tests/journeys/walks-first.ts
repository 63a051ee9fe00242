/**
 * Vitest begins with the files that took longest the last time, and without a last time with the largest. Those that visit
 * every page or area are small and take longest: begun last, they would run on alone.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

const isWalk = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/every-");

export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}
