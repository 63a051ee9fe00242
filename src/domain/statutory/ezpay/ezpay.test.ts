import { expect, test } from "vitest";
import { RuleError } from "../../shared/rule-error.ts";
import { checkEzpay } from "./check.ts";
import { ezpayFaults } from "./input-faults.ts";
import { readEzpayTable } from "./table.ts";
import { type EzpayInput, ezpayName, plainName, writeEzpay } from "./write.ts";

const input: EzpayInput = {
  uen: "197401143C",
  paymentType: "PTE",
  serial: "01",
  adviceCode: 1,
  createdOn: "2026-11-30",
  createdAt: "173005",
  month: "2026-11",
  employees: [
    {
      account: "S1234567D",
      name: "Tan Wei Ming",
      status: "E",
      cpf: { total: 185_000, ordinaryWages: 500_000, additionalWages: 0 },
      cdac: 150,
    },
    {
      account: "T1234567J",
      name: "José D'Cruz @ Joe",
      status: "N",
      cpf: { total: 27_800, ordinaryWages: 75_000, additionalWages: 1 },
      ecf: 200,
      mbmf: 300,
    },
    { account: "F1234567N", name: "Rahim bin Ali", status: "E", mbmf: 1_500 },
  ],
  sdl: 4_000,
  interest: 500,
};

/** Records written out by hand, column by column, as the Board reads them. */
const head = "197401143CPTE01 01";
const records = [
  `F ${head}20261130173005FTP.DTL      ${" ".repeat(103)}`,
  `F0${head}20261101${"000000212800"}0000000${" ".repeat(103)}`,
  `F0${head}20261102${"000000000300"}0000001${" ".repeat(103)}`,
  `F0${head}20261104${"000000000150"}0000001${" ".repeat(103)}`,
  `F0${head}20261105${"000000000200"}0000001${" ".repeat(103)}`,
  `F0${head}20261107${"000000000500"}0000000${" ".repeat(103)}`,
  `F0${head}20261111${"000000004000"}0000000${" ".repeat(103)}`,
  `F1${head}20261101S1234567D00000018500000005000000000000000E${"TAN WEI MING".padEnd(66)}${" ".repeat(14)}`,
  `F1${head}20261101T1234567J00000002780000000750000000000001N${"JOSE D'CRUZ @ JOE".padEnd(66)}${" ".repeat(14)}`,
  `F1${head}20261102T1234567J00000000030000000000000000000000 ${"JOSE D'CRUZ @ JOE".padEnd(66)}${" ".repeat(14)}`,
  `F1${head}20261104S1234567D00000000015000000000000000000000 ${"TAN WEI MING".padEnd(66)}${" ".repeat(14)}`,
  `F1${head}20261105T1234567J00000000020000000000000000000000 ${"JOSE D'CRUZ @ JOE".padEnd(66)}${" ".repeat(14)}`,
  `F9${head}0000013000000000217950${" ".repeat(108)}`,
];
const whole = records.map((record) => `${record}\r\n`).join("");

test("writes every record like one typed by hand", () => {
  const { content, name, leftOut } = writeEzpay(input);
  expect(content.split("\r\n")).toEqual([...records, ""]);
  expect(name).toBe("197401143CPTE01NOV202601.DTL");
  expect(leftOut).toEqual(["F1234567N"]);
});

test("names the file as in the Board's example", () => {
  expect(ezpayName({ ...input, uen: "234567891A", month: "2022-01" })).toBe("234567891APTE01JAN202201.DTL");
});

test("accepts its own file, and one written by hand", () => {
  expect(checkEzpay(writeEzpay(input).content).faults).toEqual([]);
  expect(checkEzpay(whole).faults).toEqual([]);
});

test("writes zero totals if the company wants them", () => {
  const { sums, content } = writeEzpay({ ...input, sdl: 0, zeroSummaries: true });
  expect(sums.map(({ code }) => code)).toEqual(["01", "02", "04", "05", "07", "10", "11"]);
  expect(checkEzpay(content).faults).toEqual([]);
});

/** Writes over columns of one record, counted from 1. */
function spoil(record: number, from: number, text: string): string {
  return records
    .map(
      (line, index) =>
        `${index + 1 === record ? line.slice(0, from - 1) + text + line.slice(from - 1 + text.length) : line}\r\n`,
    )
    .join("");
}

test.each([
  ["submission mode", 1, 1, "G", { field: "submissionMode", from: 1, to: 1, code: "unknown-value" }],
  ["record type", 8, 2, "7", { field: "recordType", from: 2, to: 2, code: "unknown-type" }],
  ["another employer", 3, 3, "2", { field: "uen", from: 3, to: 12, code: "differs-from-header" }],
  ["payment type", 4, 13, "PTX", { field: "paymentType", from: 13, to: 15, code: "unknown-value" }],
  ["filler", 5, 18, "X", { field: "filler", from: 18, to: 18, code: "not-blank" }],
  ["no 31 November", 1, 27, "31", { field: "createdOn", from: 21, to: 28, code: "no-date" }],
  ["no such time", 1, 29, "24", { field: "createdAt", from: 29, to: 34, code: "no-time" }],
  ["month 13", 8, 25, "13", { field: "month", from: 21, to: 26, code: "no-month" }],
  ["unknown payment code", 7, 27, "12", { field: "code", from: 27, to: 28, code: "unknown-value" }],
  ["letters in an amount", 8, 40, "A", { field: "amount", from: 38, to: 49, code: "not-digits" }],
  [
    "a sum that is not that of its details",
    2,
    40,
    "1",
    { field: "amount", from: 29, to: 40, code: "wrong-sum", expected: "212800" },
  ],
  ["donors", 3, 47, "2", { field: "donors", from: 41, to: 47, code: "wrong-donors", expected: "1" }],
  [
    "wrong letter of an account",
    8,
    37,
    "E",
    { field: "account", from: 29, to: 37, code: "wrong-letter", expected: "D" },
  ],
  ["a foreigner's account", 8, 29, "F1234567N", { field: "account", from: 29, to: 37, code: "no-such-account" }],
  ["wages of a fund", 10, 59, "1", { field: "ordinaryWages", from: 50, to: 59, code: "must-be-zero" }],
  ["status of a fund", 10, 70, "E", { field: "status", from: 70, to: 70, code: "must-be-blank" }],
  ["no status", 8, 70, " ", { field: "status", from: 70, to: 70, code: "missing" }],
  ["unknown status", 8, 70, "Q", { field: "status", from: 70, to: 70, code: "unknown-value" }],
  ["a name that starts with a blank", 8, 71, " ", { field: "name", from: 71, to: 136, code: "not-aligned" }],
  ["a sign that is not allowed", 8, 74, "?", { field: "record", from: 74, to: 74, code: "forbidden-sign" }],
  ["a letter beyond ASCII", 8, 74, "é", { field: "record", from: 74, to: 74, code: "not-ascii" }],
  ["number of records", 13, 27, "4", { field: "records", from: 21, to: 27, code: "wrong-count", expected: "13" }],
  ["total", 13, 42, "1", { field: "total", from: 28, to: 42, code: "wrong-total", expected: "217950" }],
] as const)("names the record and the columns of %s", (_name, record, from, text, fault) => {
  expect(checkEzpay(spoil(record, from, text)).faults).toContainEqual(expect.objectContaining({ record, ...fault }));
});

test("reports invalid lines", () => {
  expect(checkEzpay("").faults).toMatchObject([{ record: 1, code: "no-records" }]);
  expect(checkEzpay(whole.replace("\r\n", "\n")).faults).toMatchObject([
    { record: 1, from: 151, code: "line-end", expected: "CR LF" },
  ]);
  const short = records.map((record, index) => `${index === 5 ? record.slice(0, 149) : record}\r\n`).join("");
  expect(checkEzpay(short).faults).toMatchObject([{ record: 6, from: 150, to: 150, code: "length", expected: "150" }]);
});

test("reports records that are missing, duplicated or out of order", () => {
  const file = (lines: readonly (string | undefined)[]): string => lines.map((line) => `${line}\r\n`).join("");
  const codes = (lines: readonly (string | undefined)[]): string[] =>
    checkEzpay(file(lines)).faults.map(({ record, code }) => `${record} ${code}`);
  expect(codes(records.slice(1))).toContain("1 out-of-order");
  expect(codes(records.slice(0, -1))).toContain("12 missing-record");
  expect(codes(records.toSpliced(1, 6))).toContain("7 missing-record");
  expect(codes(records.toSpliced(8, 0, records[7] ?? ""))).toContain("9 twice");
  expect(codes(records.toSpliced(2, 0, records[1] ?? ""))).toContain("3 twice");
  expect(codes([...records, records[12]])).toContain("14 out-of-order");
  expect(codes([records[0], records[7], ...records.slice(1)])).toContain("3 out-of-order");
  expect(codes(records.toSpliced(2, 1))).toContain("9 no-summary");
});

test("refuses to write what the Board would reject", () => {
  const employee = { account: "S1234567D", name: "Tan Wei Ming", status: "E" } as const;
  for (const change of [
    { uen: "1" },
    { serial: "1" },
    { adviceCode: 0 },
    { adviceCode: 100 },
    { createdAt: "250000" },
    { month: "2026-13" },
    { employees: [{ ...employee, account: "S1234567E" }] },
    { employees: [{ ...employee, account: "F1234567N", cpf: { total: 1, ordinaryWages: 1, additionalWages: 0 } }] },
    { employees: [{ ...employee, name: "王小明", cdac: 50 }] },
    { employees: [{ ...employee, cdac: -50 }] },
  ]) {
    expect(() => writeEzpay({ ...input, ...change }), JSON.stringify(change)).toThrow(RuleError);
  }
});

test("converts names to plain letters", () => {
  expect(plainName("  Zoë  Müller_Tan ")).toBe("ZOE MULLER TAN");
  expect(plainName("a".repeat(80))).toHaveLength(66);
});

test("faults of the input point to the employee and the field", () => {
  const [first, second] = input.employees;
  const faults = ezpayFaults({
    uen: "1974",
    employees: [
      { account: "S1234568D", name: "Lim", status: "E", cdac: 50 },
      {
        account: "F1234567N",
        name: "Rahim",
        status: "E",
        cpf: { total: 100, ordinaryWages: 5_100, additionalWages: 0 },
      },
      { account: "S1234567D", name: "\u738b", status: "E", cpf: { total: 150, ordinaryWages: 0, additionalWages: 0 } },
      { account: "s1234567d", name: "Tan", status: "E" },
    ],
  });
  expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    "/uen uen-shape",
    "/employees/0/account account-wrong-letter",
    "/employees/1/account account-foreign",
    "/employees/2/name name-not-latin",
    "/employees/2/ordinaryWages wages-missing",
    "/employees/2/cpf cpf-not-dollars",
    "/employees/3/cpf nothing-to-pay",
    "/employees/3/account account-twice",
  ]);
  expect(ezpayFaults({ uen: input.uen, employees: [first, second].filter((each) => each !== undefined) })).toEqual([]);
});

test("rows are read from CSV without a heading, and from spreadsheet cells by heading", () => {
  const expected = {
    account: "S1234567D",
    name: "Tan, Wei Ming",
    status: "E",
    cpf: 185_000,
    ordinaryWages: 500_000,
    cdac: 150,
    sinda: 0,
  };
  expect(readEzpayTable('S1234567D,"Tan, Wei Ming",,"1,850",5000.00,,,,1.5\r\n\r\n').rows).toMatchObject([expected]);
  expect(
    readEzpayTable("Name\tAccount\tOrdinary wages\tCPF\tCDAC\nTan, Wei Ming\tS1234567D\t$5,000\t1850\t1.50").rows,
  ).toMatchObject([expected]);
  expect(readEzpayTable("S1234567D,Tan,X\nS1234567D,Tan,E,1.234\n,Tan").faults).toEqual([
    { line: 1, code: "status" },
    { line: 2, code: "amount" },
    { line: 3, code: "columns" },
  ]);
});
