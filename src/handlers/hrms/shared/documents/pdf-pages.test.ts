/** Documents as files: small, the same every time, readable in the scripts of Singapore, and closed by a password if wanted. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "#src/domain/shared/languages.ts";
import { type PayslipDocument, payslipFaults, payslipPages } from "#src/domain/payroll/files/payslip-document.ts";
import { noFigures } from "#src/domain/payroll/files/year-to-date.ts";
import { unpacked } from "./open-fonts.ts";
import { pdfPages } from "./pdf-pages.ts";

const line = (code: string, kind: "earning" | "deduction" | "employer-cost", amount: number, more = {}) => ({
  code,
  kind,
  amount,
  cpf: "ordinary" as const,
  sdl: true,
  funds: true,
  ...more,
});

const document = (changes: Partial<PayslipDocument> = {}): PayslipDocument => ({
  language: "en",
  company: { name: "Straits Trading Pte. Ltd.", uen: "201912345K", address: "10 Anson Road, Singapore 079903" },
  employee: {
    name: "Tan Wei Ming",
    number: "E0001",
    idNumber: "•••••567D",
    designation: "Technician",
    department: "Operations",
    joinedOn: "2021-03-01",
  },
  number: "2026-11 E0001-1",
  period: { from: "2026-11-01", to: "2026-11-30" },
  overtimePeriod: { from: "2026-10-21", to: "2026-11-20" },
  paidOn: ["2026-11-27"],
  basic: { rateType: "monthly", rate: 250_000 },
  slip: {
    lines: [
      line("BASIC", "earning", 250_000),
      line("TAXI", "earning", 10_000),
      line("OVERTIME", "earning", 12_294, { quantity: { unit: "minutes", value: 375 }, rate: 1_967 }),
      line("CPF_EMPLOYEE", "deduction", 54_000),
      line("CPF_EMPLOYER", "employer-cost", 46_300),
    ],
    gross: 272_294,
    deductions: 54_000,
    net: 218_294,
  },
  names: new Map([["TAXI", "Taxi"]]),
  hours: { normal: 9_120, overtime: 375 },
  payments: [{ to: "DBS ••••4567", amount: 218_294 }],
  year: { ...noFigures, gross: 2_900_000 },
  leave: [{ leaveType: "Annual leave", takenInPeriod: 960, takenInYear: 4_320, balance: 2_400 }],
  note: null,
  replaces: null,
  at: new Date("2026-11-26T02:00:00Z"),
  ...changes,
});
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const pagesIn = (bytes: Uint8Array): number => text(bytes).match(/\/Type \/Page\n/g)?.length ?? 0;

/** Everything that the blocks of a document say. */
function said(given: PayslipDocument): string[] {
  return payslipPages(given).blocks.flatMap((block) => {
    if (block.kind === "facts") return block.items.flatMap(({ label, value }) => [label, value]);
    if (block.kind === "table") return [...(block.head ?? []), ...block.rows.flatMap(({ cells }) => cells)];
    if (block.kind === "sum") return [block.label, block.value];
    return block.kind === "title" ? [block.text, ...block.lead] : [block.text];
  });
}

test("a payslip has the twelve items of MOM", () => {
  const all = said(document());
  for (const item of [
    "Straits Trading Pte. Ltd.",
    "Tan Wei Ming",
    "27 Nov 2026",
    "SGD 2,500.00 per month",
    "1 Nov 2026 – 30 Nov 2026",
    "Taxi",
    "Deductions",
    "6.25 h",
    "SGD 122.94",
    "21 Oct 2026 – 20 Nov 2026",
    "Net pay",
    "SGD 2,182.94",
  ])
    expect(all).toContain(item);
  expect(payslipFaults(document())).toEqual([]);
});

test("what a payslip lacks is named", () => {
  expect(payslipFaults(document({ paidOn: [] }))).toEqual(["payment-date"]);
  expect(payslipFaults(document({ hours: {} }))).toEqual(["overtime-hours"]);
  const { slip } = document();
  expect(payslipFaults(document({ slip: { ...slip, net: slip.net + 1 } }))).toEqual(["lines"]);
  expect(payslipFaults(document({ company: { name: " ", uen: null, address: null } }))).toEqual(["employer"]);
});

test.each(languages)("in %s: below 60 KB on one page, and the same bytes again", async (language) => {
  const pages = payslipPages(document({ language }));
  const first = await pdfPages(pages);
  expect(first.length).toBeLessThan(60_000);
  expect(pagesIn(first)).toBe(1);
  expect(Buffer.compare(Buffer.from(first), Buffer.from(await pdfPages(pages)))).toBe(0);
  if (language !== "en") expect(said(document({ language })).join()).not.toContain("Net pay");
});

test("names in Chinese and Tamil bring their fonts, and stay below 60 KB", async () => {
  const fonts = async (name: string) => {
    const bytes = await pdfPages(payslipPages(document({ employee: { ...document().employee, name } })));
    expect(bytes.length).toBeLessThan(60_000);
    return new Set(text(bytes).match(/FontName \/\S+\+\S+/g)).size;
  };
  const latin = await fonts("Tan Wei Ming");
  expect(await fonts("陈伟明")).toBeGreaterThan(latin);
  expect(await fonts("முருகன்")).toBeGreaterThan(latin);
});

test("a password closes the document", async () => {
  const open = text(await pdfPages(payslipPages(document())));
  const closed = text(await pdfPages(payslipPages(document({ password: "S1234567D" }))));
  expect(open).not.toContain("/Encrypt");
  expect(closed).toContain("/Encrypt");
  expect(closed).toContain("AESV3");
});

test("long tables and rows longer than a page go on", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ cells: [`Row ${index}`, "x"] }));
  const table = { kind: "table", head: ["A", "B"], columns: [{ share: 1 }, { share: 1 }] } as const;
  const shared = { title: "T", language: "en", foot: "F", at: new Date(0) };
  expect(pagesIn(await pdfPages({ ...shared, blocks: [{ ...table, rows }] }))).toBeGreaterThan(2);
  const long = [{ cells: ["Duties", Array.from({ length: 200 }, (_, index) => `Duty ${index}`).join("\n")] }];
  expect(pagesIn(await pdfPages({ ...shared, blocks: [{ ...table, rows: long }] }))).toBeGreaterThan(2);
});

test("an unpacked font has the tables of its file", () => {
  const path = createRequire(import.meta.url).resolve("@fontsource/inter/files/inter-latin-400-normal.woff");
  const file = readFileSync(path);
  const font = unpacked(file);
  const count = file.readUInt16BE(12);
  expect(font.readUInt16BE(4)).toBe(count);
  for (let index = 0; index < count; index += 1) {
    const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(44 + 20 * index + at)) as [
      number,
      number,
      number,
    ];
    const table = file.subarray(offset, offset + packed);
    const at = font.readUInt32BE(12 + 16 * index + 8);
    const expected = packed === length ? table : inflateSync(table);
    expect(font.subarray(at, at + length).equals(expected)).toBe(true);
  }
  expect(unpacked(font)).toBe(font);
});
