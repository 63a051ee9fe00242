import { expect, test } from "vitest";
import { testsOf } from "./changed.ts";

const tests = [
  "tests/hrms/company/grades.test.ts",
  "tests/journeys/grades-list.test.ts",
  "tests/journeys/email.test.ts",
  "scripts/lib/changed.test.ts",
];

test.each([
  [
    "bear its name",
    "src/store/company/shared/grades.ts",
    ["tests/hrms/company/grades.test.ts", "tests/journeys/grades-list.test.ts"],
  ],
  ["bear its folder's name", "src/ui/demo/email/list-pane.tsx", ["tests/journeys/email.test.ts"]],
  ["import it", "scripts/lib/changed.ts", ["scripts/lib/changed.test.ts"]],
  ["have changed", "tests/journeys/email.test.ts", ["tests/journeys/email.test.ts"]],
])("a change concerns the tests that %s", (_, file, concerned) => {
  expect(testsOf([file], tests)).toEqual(concerned);
});

test("folders of every kind of thing name no tests, and without a name there are none", () => {
  expect(testsOf(["src/store/company/tables/units.ts", "README.md"], tests)).toEqual([]);
});
