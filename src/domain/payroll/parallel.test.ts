import { expect, it } from "vitest";
import { readOldPayslips } from "./old-payslips.ts";
import { type OwnPayslip, parallelDifferences } from "./parallel.ts";

const codes = new Map(
  ["basic", "meal", "cpf_employee", "net", "gross"].map((code) => [code, code.toUpperCase()] as const),
).set("basic pay", "BASIC");
const rows = (...lines: string[]) => lines.map((line, index) => ({ line: index + 1, cells: line.split(";") }));

const line = (code: string, amount: number, more: object = {}) => ({
  code,
  name: null,
  unit: null,
  quantity: null,
  rate: null,
  amount,
  overridden: false,
  ...more,
});
const slip = (...lines: ReturnType<typeof line>[]): OwnPayslip => ({
  payslipId: "slip",
  totals: { GROSS: 480_000, DEDUCTIONS: 96_000, NET: 384_000, EMPLOYER_COST: 560_000 },
  lines,
  newTerms: false,
});
const theirs = (amounts: Record<string, number>) => new Map([["one", new Map(Object.entries(amounts))]]);
const causes = (own: OwnPayslip, amounts: Record<string, number>) =>
  parallelDifferences(new Map([["one", own]]), theirs(amounts)).map(({ code, difference, cause }) => [
    code,
    difference,
    cause,
  ]);

it("reads a row for each person, by codes and names, with the ways in which amounts are written", () => {
  const { amounts, faults } = readOldPayslips(
    rows("Employee no;Name;Basic pay;Meal;NET", "E1;Tan;4,800.00;(20);$3840.5", "E2;Lim;;-;"),
    codes,
  );
  expect(faults).toEqual([]);
  expect(amounts).toEqual([
    { employeeNo: "E1", code: "BASIC", amount: 480_000 },
    { employeeNo: "E1", code: "MEAL", amount: -2_000 },
    { employeeNo: "E1", code: "NET", amount: 384_050 },
  ]);
});

it("reads a row for each item, and adds up those of the same code", () => {
  const { amounts } = readOldPayslips(rows("employeeNo;code;amount", "E1;BASIC;4000", "e1;basic;800"), codes);
  expect(amounts).toEqual([{ employeeNo: "e1", code: "BASIC", amount: 480_000 }]);
});

it("names what it cannot read", () => {
  expect(readOldPayslips(rows("employeeNo;BONUS", "E1;1"), codes).faults).toMatchObject([
    { code: "unknown-column", value: "bonus" },
  ]);
  expect(readOldPayslips(rows("name;BASIC", "Tan;1"), codes).faults).toMatchObject([{ code: "missing-column" }]);
  expect(readOldPayslips(rows("employeeNo;BASIC", "E1;4.8k", ";1"), codes).faults).toMatchObject([
    { row: 2, column: "basic", code: "amount", value: "4.8k" },
    { row: 3, column: "employeeNo", code: "required" },
  ]);
});

it("finds nothing where both agree", () => {
  expect(causes(slip(line("BASIC", 480_000)), { BASIC: 480_000, NET: 384_000 })).toEqual([]);
});

it("tells a cause from what follows from it", () => {
  const own = slip(line("BASIC", 480_000, { rate: 480_000 }), line("CPF_EMPLOYEE", 96_000));
  expect(causes({ ...own, newTerms: true }, { BASIC: 470_000, CPF_EMPLOYEE: 94_000, NET: 376_000 })).toEqual([
    ["BASIC", 10_000, "pay-terms"],
    ["CPF_EMPLOYEE", 2_000, "follows"],
    ["NET", 8_000, "follows"],
  ]);
});

it("knows rounded contributions, parts of a month, overrides and items that one side lacks", () => {
  expect(causes(slip(line("CPF_EMPLOYEE", 96_000)), { CPF_EMPLOYEE: 96_100, NET: 383_900 })).toEqual([
    ["CPF_EMPLOYEE", -100, "rounding"],
    ["NET", 100, "follows"],
  ]);
  expect(causes(slip(line("BASIC", 240_000, { rate: 480_000 })), { BASIC: 480_000 })[0]?.[2]).toBe("part-month");
  expect(causes(slip(line("BASIC", 1, { overridden: true })), { BASIC: 480_000 })[0]?.[2]).toBe("overridden");
  expect(causes(slip(line("MEAL", 5_000)), { MEAL: 0, BASIC: 0 })).toEqual([["MEAL", 5_000, "item-extra"]]);
  expect(causes(slip(), { MEAL: 5_000 })).toEqual([["MEAL", -5_000, "item-missing"]]);
});

it("has one difference for people who are only in one of the two", () => {
  const differences = parallelDifferences(new Map([["two", slip()]]), theirs({ BASIC: 1, NET: 100_000 }));
  expect(differences).toMatchObject([
    { employeeId: "two", code: "NET", theirs: null, ours: 384_000, cause: "only-in-run" },
    { employeeId: "one", code: "NET", theirs: 100_000, ours: null, cause: "only-in-file" },
  ]);
});
