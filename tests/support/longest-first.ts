/** The order of the test files: those that take longest come first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files over a minute, longest first. */
export const longest: readonly string[] = [
  "tests/journeys/every-route-wide.test.ts",
  "tests/journeys/page-loads.test.ts",
  "tests/journeys/start.test.ts",
  "tests/journeys/every-demo-route.test.ts",
  "tests/journeys/every-route-narrow.test.ts",
  "tests/journeys/every-area.test.ts",
  "tests/journeys/two-clicks.test.ts",
  "tests/isolation/parallel-writes.test.ts",
  "tests/sdk/sdk.test.ts",
  "tests/project/new-area.test.ts",
  "tests/oracle/payslips.test.ts",
  "tests/fuzz/contracts.test.ts",
  "tests/gateway/server.test.ts",
  "tests/isolation/every-operation.test.ts",
  "tests/hrms/platform/durability.test.ts",
  "tests/isolation/pay-rights.test.ts",
  "tests/hrms/platform/data-key.test.ts",
  "tests/isolation/field-rights.test.ts",
  "tests/isolation/parallel-calls.test.ts",
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.replaceAll("\\", "/").endsWith(`/${file}`));
  return place === -1 ? longest.length : place;
};

/** The other files as vitest has them, which without the times of an earlier run goes by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
