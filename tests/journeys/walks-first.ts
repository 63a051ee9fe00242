/**
 * Vitest starts with the files that took longest in the last run, or else with the largest. The files that visit every page
 * or area are small but take longest: started last, they would run alone at the end.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

const isWalk = ({ moduleId }: TestSpecification): boolean => moduleId.includes("/every-");

export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}
