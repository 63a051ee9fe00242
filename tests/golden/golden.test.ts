/** The rules give the expected result for every golden case. */
import { expect, test } from "vitest";
import { RuleError } from "#src/domain/shared/rule-error.ts";
import { calculations } from "./calculations.ts";
import { type GoldenCase, readGoldenFiles } from "./cases.ts";

const files = readGoldenFiles();

function answer(calculation: string, { input, date }: GoldenCase): unknown {
  const calculate = calculations[calculation];
  if (calculate === undefined) throw new Error(`There is no calculation ${calculation}`);
  try {
    return calculate(input, date);
  } catch (error) {
    if (error instanceof RuleError) return { error: error.code };
    throw error;
  }
}

test.each(
  files.flatMap(({ file, calculation, cases }) =>
    cases.map((one) => ({ title: `${file}: ${one.name}`, calculation, one })),
  ),
)("$title", ({ calculation, one }) => {
  const given = answer(calculation, one);
  if (typeof one.expected === "object" && one.expected !== null) expect(given).toMatchObject(one.expected);
  else expect(given).toEqual(one.expected);
});

test("cases of a file have unique names, and every calculation has cases", () => {
  const names = files.flatMap(({ file, cases }) => cases.map(({ name }) => `${file}: ${name}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(Object.keys(calculations).filter((name) => !files.some(({ calculation }) => calculation === name))).toEqual(
    [],
  );
});

test("there are more than four hundred cases", () => {
  expect(files.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThan(400);
});
