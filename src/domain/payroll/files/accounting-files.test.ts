/** Files of the journal, of IRAS and of CPF, and reports as tables. */
import { describe, expect, test } from "vitest";
import { checkEzpay } from "../../statutory/ezpay/check.ts";
import { writeEzpay } from "../../statutory/ezpay/write.ts";
import { cpfLines, type CpfPayee } from "./cpf-lines.ts";
import { reconcileCpf } from "./cpf-reconciliation.ts";
import { layoutFaults } from "./fixed-record.ts";
import { appendix8aDetail, appendix8aLength } from "./iras-appendix-8a.ts";
import { draftIr8a } from "./iras-ir8a.ts";
import { type IrasBatch, ir8aDetail, ir8aLength, ir8aTrailer, irasHeader, writeIr8a } from "./iras-ir8a-file.ts";
import { journalFaults, journalFile, type JournalHead } from "./journal-files.ts";
import type { JournalEntry } from "./journal.ts";
import type { PaidSlip } from "./paid-slip.ts";
import { payrollRegister } from "./register.ts";
import { reportPages } from "./report-document.ts";
import { lineName, wordsIn } from "./words.ts";

const line = (code: string, kind: "earning" | "deduction" | "employer-cost", amount: number) => ({
  code,
  kind,
  amount,
  cpf: kind === "earning" ? ("ordinary" as const) : ("none" as const),
  sdl: true,
  funds: true,
});
const slip: PaidSlip = {
  employmentId: "e1",
  employeeNo: "E0001",
  name: "Tan Wei Ming",
  month: "2026-11",
  payDate: "2026-11-27",
  department: "Operations",
  lines: [
    line("BASIC", "earning", 500_000),
    line("TAXI", "earning", 10_000),
    line("CPF_EMPLOYEE", "deduction", 102_000),
    line("CDAC", "deduction", 200),
    line("LOAN", "deduction", 5_000),
    line("CPF_EMPLOYER", "employer-cost", 86_700),
    line("SDL", "employer-cost", 1_125),
  ],
  gross: 510_000,
  deductions: 107_200,
  net: 402_800,
  employerCost: 597_825,
  cpf: { ordinaryWages: 510_000, additionalWages: 0, ordinarySubject: 510_000, additionalSubject: 0 },
};

describe("a journal", () => {
  const entries: JournalEntry[] = [
    { account: "6000", company: null, department: "HR", project: null, amount: 500_001 },
    { account: "6000", company: null, department: "IT", project: "P1", amount: 499_999 },
    { account: "1400", company: "Straits Marine", department: null, project: null, amount: 250_000 },
    { account: "2000", company: null, department: null, project: null, amount: -1_250_000 },
  ];
  const head: JournalHead = {
    date: "2026-11-30",
    number: "PAY-2026-11",
    narration: "Payroll November 2026",
    accountNames: { 1400: "Due from companies", 6000: "Salaries", 2000: "Salaries payable" },
    taxRate: "No GST",
  };

  test("as CSV", () => {
    expect(journalFile("csv", entries, head)).toBe(
      `\uFEFF${[
        "Journal,Date,Account,Account name,Company,Department,Project,Description,Debit,Credit",
        "PAY-2026-11,2026-11-30,6000,Salaries,,HR,,Payroll November 2026,5000.01,",
        "PAY-2026-11,2026-11-30,6000,Salaries,,IT,P1,Payroll November 2026,4999.99,",
        "PAY-2026-11,2026-11-30,1400,Due from companies,Straits Marine,,,Payroll November 2026,2500.00,",
        "PAY-2026-11,2026-11-30,2000,Salaries payable,,,,Payroll November 2026,,12500.00",
        "",
      ].join("\r\n")}`,
    );
  });

  test("for Xero", () => {
    expect(journalFile("xero", entries, head)).toBe(
      [
        "*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2",
        "Payroll November 2026,30/11/2026,Salaries,6000,No GST,5000.01,Department,HR,,",
        "Payroll November 2026,30/11/2026,Salaries,6000,No GST,4999.99,Department,IT,Project,P1",
        "Payroll November 2026,30/11/2026,Due from companies: Straits Marine,1400,No GST,2500.00,,,,",
        "Payroll November 2026,30/11/2026,Salaries payable,2000,No GST,-12500.00,,,,",
        "",
      ].join("\r\n"),
    );
  });

  test("for QuickBooks", () => {
    expect(journalFile("quickbooks", entries, head)).toBe(
      [
        "Journal No.,Journal Date,Account Name,Description,Debits,Credits,Name,Class,Location",
        "PAY-2026-11,30/11/2026,Salaries,Payroll November 2026,5000.01,,,,HR",
        "PAY-2026-11,30/11/2026,Salaries,Payroll November 2026,4999.99,,,P1,IT",
        "PAY-2026-11,30/11/2026,Due from companies,Payroll November 2026,2500.00,,Straits Marine,,",
        "PAY-2026-11,30/11/2026,Salaries payable,Payroll November 2026,,12500.00,,,",
        "",
      ].join("\r\n"),
    );
  });

  test("faults of each program", () => {
    const many = Array.from({ length: 301 }, (_, index) => ({ ...entries[0]!, department: String(index) }));
    const found = (...given: Parameters<typeof journalFaults>) => journalFaults(...given).map(({ code }) => code);
    expect(found("xero", entries, head)).toEqual([]);
    expect(found("xero", many.slice(0, 300), head)).toEqual([]);
    expect(found("xero", many, { ...head, taxRate: "" })).toEqual(["required", "too-many-lines"]);
    expect(found("csv", many, head)).toEqual([]);
    expect(found("quickbooks", entries, { ...head, number: "P".repeat(21) })).toEqual([]);
    expect(found("quickbooks", entries, { ...head, number: "P".repeat(22), accountNames: { 6000: "S" } })).toEqual([
      "too-long",
    ]);
    expect(found("csv", [], head)).toEqual(["nothing-to-post"]);
  });
});

describe("forms of IRAS", () => {
  const batch: IrasBatch = {
    year: 2026,
    kind: "O",
    createdOn: "2027-02-15",
    employer: {
      source: "6",
      idType: "8",
      id: "201912345K",
      name: "Straits Trading Pte. Ltd.",
      authorisedPerson: "Adeline Goh",
      authorisedDesignation: "HR Manager",
      phone: "61234567",
      email: "hr@straits.example",
    },
  };
  const { record } = draftIr8a({
    year: 2026,
    person: {
      idType: "1",
      id: "S1234567D",
      name: "José Tan",
      addressType: "L",
      block: "12",
      street: "Anson Road",
      level: "03",
      unit: "21",
      postalCode: "079903",
      nationality: "301",
      sex: "M",
      birthDate: "1985-04-18",
      designation: "Engineer",
      startedOn: "2020-03-02",
    },
    slips: [slip],
    boxes: new Map([["TAXI", "transport-allowance"]]),
  });

  test("every layout covers its columns once", () => {
    expect(layoutFaults(irasHeader(ir8aLength), ir8aLength)).toEqual([]);
    expect(layoutFaults(ir8aDetail, ir8aLength)).toEqual([]);
    expect(layoutFaults(ir8aTrailer, ir8aLength)).toEqual([]);
    expect(layoutFaults(irasHeader(appendix8aLength), appendix8aLength)).toEqual([]);
    expect(layoutFaults(appendix8aDetail, appendix8aLength)).toEqual([]);
  });

  test("the records of IR8A", () => {
    const [head = "", detail = "", trailer = "", rest] = writeIr8a(batch, [record]).split("\r\n");
    expect([head, detail, trailer].map(({ length }) => length)).toEqual([1200, 1200, 1200]);
    expect(rest).toBe("");
    expect(head.slice(0, 268)).toBe(
      `062026088201912345K  ${"Adeline Goh".padEnd(30)}${"HR Manager".padEnd(30)}${"Straits Trading Pte. Ltd.".padEnd(60)}${"61234567".padEnd(20)}${"hr@straits.example".padEnd(60)}O20270215${" ".repeat(38)}`,
    );
    expect(detail.slice(0, 254)).toBe(
      `11${"S1234567D".padEnd(12)}${"Jose Tan".padEnd(80)}L${"12".padEnd(10)}${"Anson Road".padEnd(32)}${"03 "}${"21   "}079903${" ".repeat(99)}301M`,
    );
    expect(detail.slice(254, 399)).toBe(
      `19850418000005100${"20260101"}${"20261231"}00000${"00002"}${"0001020"}00000${"000005000"}${"0".repeat(18)}${"000000100"}${"0".repeat(36)}NNNNN ${" ".repeat(8)}NN  `,
    );
    expect(detail.slice(399, 566)).toBe(
      `${"0".repeat(11)}${" ".repeat(17)}${"0".repeat(11)}00000010000${"0".repeat(110)}${"0000000"}`,
    );
    expect(detail.slice(566, 612)).toBe(`${"Engineer".padEnd(30)}20200302${" ".repeat(8)}`);
    expect(trailer.slice(0, 151)).toBe(
      `2000001${[5100, 5000, 0, 0, 100, 0, 0, 0, 2, 1020, 0, 0].map((sum) => String(sum).padStart(12, "0")).join("")}`,
    );
  });
});

describe("CPF", () => {
  const payees: CpfPayee[] = [
    { account: "S1234567D", name: "Tan Wei Ming", joinedOn: "2020-01-01", leftOn: null, slips: [slip] },
  ];
  const { employees, sdl } = cpfLines("2026-11", payees);
  const { content } = writeEzpay({
    uen: "197401143C",
    paymentType: "PTE",
    serial: "01",
    adviceCode: 1,
    createdOn: "2026-11-30",
    createdAt: "173005",
    month: "2026-11",
    employees,
    sdl,
  });

  test("the file of a month has no faults, and agrees with its payslips", () => {
    const { faults, records } = checkEzpay(content);
    expect(faults).toEqual([]);
    const report = reconcileCpf("2026-11", payees, records, null);
    expect(report.agrees).toBe(true);
    expect(report.codes.map(({ code, file }) => [code, file])).toEqual([
      ["01", 188_700],
      ["04", 200],
      ["11", 1_100],
    ]);
  });

  test("a cent that differs shows, in the file and in what the Board received", () => {
    const { records } = checkEzpay(content.replaceAll("000000188700", "000000188800"));
    const report = reconcileCpf("2026-11", payees, records, null);
    expect(report.agrees).toBe(false);
    expect(report.people.filter(({ difference }) => difference !== 0)).toMatchObject([{ code: "01", difference: 100 }]);
    const paid = new Map([["01", 188_600] as const, ["04", 200] as const, ["11", 1_100] as const]);
    const received = reconcileCpf("2026-11", payees, checkEzpay(content).records, paid);
    expect(received.codes.filter(({ difference }) => difference !== 0)).toMatchObject([
      { code: "01", difference: -100 },
    ]);
    expect(received.agrees).toBe(false);
  });
});

describe("the register", () => {
  const nameOfItem = (code: string): string => lineName("en", new Map([["TAXI", "Taxi"]]), code);
  const input = { slips: [slip, { ...slip, employeeNo: "E0002" }], words: wordsIn("en").report, nameOfItem, lead: [] };

  test("has every item, and sums that are those of the slips", () => {
    const { columns, totals } = payrollRegister({ ...input, detail: "items" });
    expect(columns.map(({ head }) => head)).toEqual([
      "Number",
      "Employee",
      "Department",
      "Basic pay",
      "Taxi",
      "Gross",
      "CPF, employee’s share",
      "CDAC",
      "LOAN",
      "Deductions",
      "Net pay",
      "CPF, employer’s share",
      "Skills Development Levy",
      "Employer cost",
    ]);
    expect(totals?.slice(3)).toEqual([
      1_000_000, 20_000, 1_020_000, 204_000, 400, 10_000, 214_400, 805_600, 173_400, 2_250, 1_195_650,
    ]);
  });

  test("in groups, which add up", () => {
    const { rows } = payrollRegister({ ...input, detail: "groups" });
    expect(rows[0]).toEqual([
      "E0001",
      "Tan Wei Ming",
      500_000,
      10_000,
      510_000,
      102_000,
      200,
      5_000,
      402_800,
      86_700,
      1_125,
      597_825,
    ]);
  });

  test("as pages in the language", () => {
    const table = payrollRegister({ ...input, words: wordsIn("de").report, detail: "groups" });
    const { blocks, landscape } = reportPages(table, { language: "de", foot: "", at: new Date(0) });
    expect(landscape).toBe(true);
    const rows = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
    expect(rows.at(-1)).toMatchObject({ strong: true, cells: expect.arrayContaining(["Summe", "8.056,00"]) });
  });
});
