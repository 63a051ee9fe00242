/** Rows within a record: their request body, errors and change detection. */
import { expect, test } from "vitest";
import { workpassTypes as area } from "../hrms/platform/workpass-types/area.ts";
import { Unparsed } from "../kit/unparsed.ts";
import { changedNames } from "../form/values.ts";
import { areaBody as bodyOf, areaFaults, emptyValues, formFields } from "./area-form.ts";

const row = (effectiveFrom: unknown, amount: unknown) => ({
  effectiveFrom,
  amount,
  financialServices: null,
  renewalsFrom: null,
});
const values = (...rows: object[]) => ({
  ...emptyValues(area),
  code: "XP",
  name: "Expert Pass",
  category: "skilled",
  minQualifyingSalary: rows,
});

test("what is left empty in a row is null where the contract knows null, else left out", () => {
  expect(bodyOf(area, values(row("2026-01-01", null)))["minQualifyingSalary"]).toEqual([
    { effectiveFrom: "2026-01-01", financialServices: null, renewalsFrom: null },
  ]);
});

test("the first fault of the rows is reported with its position", () => {
  expect(areaFaults(area, values(row("2026-01-01", 1)))).toEqual({});
  expect(areaFaults(area, values(row("2026-01-01", 1), row("2027-01-01", null)))).toMatchObject({
    minQualifyingSalary: { pointer: "/minQualifyingSalary/1/amount", code: "required" },
  });
  expect(areaFaults(area, values(row("2026-01-01", new Unparsed("a lot"))))).toMatchObject({
    minQualifyingSalary: { pointer: "/minQualifyingSalary/0/amount", code: "money" },
  });
  expect(areaFaults(area, values(row("2026-01-01", 1), row("2026-01-01", 2)))).toMatchObject({
    minQualifyingSalary: { pointer: "/minQualifyingSalary/1/effectiveFrom", code: "twice" },
  });
});

test("equal rows are no change, even if read separately", () => {
  expect(changedNames(formFields(area), values(row("2026-01-01", 1)), values(row("2026-01-01", 1)))).toEqual([]);
  expect(changedNames(formFields(area), values(row("2026-01-01", 1)), values(row("2026-01-01", 2)))).toEqual([
    "minQualifyingSalary",
  ]);
});
