/** The CPF reconciliation, and the levies and funds of a month, as report tables. */
import type { Language } from "../../shared/languages.ts";
import { paymentCodes } from "../../statutory/ezpay/layout.ts";
import type { CpfReconciliation } from "./cpf-reconciliation.ts";
import { formatsIn } from "./formats.ts";
import type { MonthDue } from "./levies.ts";
import { type ReportTable, totalsOf } from "./report-table.ts";
import { type FileWords, wordsIn } from "./words.ts";

const lineOfCode: Readonly<Record<string, keyof FileWords["lines"]>> = {
  mbmf: "MBMF",
  sinda: "SINDA",
  cdac: "CDAC",
  ecf: "ECF",
  sdl: "SDL",
  "foreign-worker-levy": "FOREIGN_WORKER_LEVY",
};
const nameOfCode = (code: keyof typeof paymentCodes, { lines }: FileWords): string => {
  const line = lineOfCode[paymentCodes[code].name];
  return line === undefined ? `CPF ${code}` : lines[line];
};

/** People whose figures differ first, then everyone. */
export function reconciliationTable(
  { people, codes }: CpfReconciliation,
  language: Language,
  lead: readonly string[],
): ReportTable {
  const words = wordsIn(language);
  const { report } = words;
  const columns = [
    { key: "account", head: report.account, kind: "text" },
    { key: "name", head: report.employee, kind: "text" },
    { key: "item", head: report.item, kind: "text" },
    { key: "payslips", head: report.payslips, kind: "money" },
    { key: "file", head: report.file, kind: "money" },
    { key: "received", head: report.received, kind: "money" },
    { key: "difference", head: report.difference, kind: "money" },
  ] as const;
  const ofCodes = codes.map(({ code, payslips, file, received, difference }) => [
    report.total,
    null,
    nameOfCode(code, words),
    payslips,
    file,
    received,
    difference,
  ]);
  const ofPeople = people
    .toSorted((one, other) => Number(one.difference === 0) - Number(other.difference === 0))
    .map(({ account, name, code, payslips, file, difference }) => [
      account,
      name,
      nameOfCode(code, words),
      payslips,
      file,
      null,
      difference,
    ]);
  return {
    title: report.reconciliation,
    lead,
    columns,
    rows: [...ofPeople, ...ofCodes],
    totals: totalsOf(columns, ofCodes, report.total),
  };
}

export function duesTable(dues: readonly MonthDue[], language: Language, lead: readonly string[]): ReportTable {
  const { report, lines } = wordsIn(language);
  const names = { cpf: "CPF", sdl: lines.SDL, levy: lines.FOREIGN_WORKER_LEVY } as const;
  const columns = [
    { key: "item", head: report.item, kind: "text" },
    { key: "people", head: report.people, kind: "count" },
    { key: "amount", head: report.amount, kind: "money" },
    { key: "payBy", head: report.payBy, kind: "text" },
  ] as const;
  const rows = dues.map(({ kind, people, amount, payBy }) => [
    kind === "cpf" || kind === "sdl" || kind === "levy" ? names[kind] : lines[kind],
    people,
    amount,
    formatsIn(language).day(payBy),
  ]);
  const [label, , amount, last] = totalsOf(columns, rows, report.total);
  // The same person pays several.
  return { title: report.dues, lead, columns, rows, totals: [label ?? null, null, amount ?? null, last ?? null] };
}
