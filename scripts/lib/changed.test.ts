import { expect, test } from "vitest";
import { testsOf } from "./changed.ts";

const tests = ["tests/hrms/grades.test.ts", "tests/journeys/grades-list.test.ts", "tests/journeys/email.test.ts", "scripts/lib/changed.test.ts"];

test.each([
  ["bear its name", "src/store/grades.ts", ["tests/hrms/grades.test.ts", "tests/journeys/grades-list.test.ts"]],
  ["bear its folder's name", "src/ui/apps/email/list-pane.tsx", ["tests/journeys/email.test.ts"]],
  ["import it", "scripts/lib/changed.ts", ["scripts/lib/changed.test.ts"]],
  ["have changed", "tests/journeys/email.test.ts", ["tests/journeys/email.test.ts"]],
])("a change concerns the tests that %s", (_, file, concerned) => {
  expect(testsOf([file], tests)).toEqual(concerned);
});

test("folders of every kind of thing name no tests, and without a name there are none", () => {
  expect(testsOf(["src/store/tables/units.ts", "README.md"], tests)).toEqual([]);
});
