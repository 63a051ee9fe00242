/** The payroll register: a row for each payslip, with every item or with the usual groups, and the sums of the run. */
import { fundLines, type PaidSlip, sumOf, sumsByCode } from "./paid-slip.ts";
import { type ReportColumn, type ReportTable, totalsOf } from "./report-table.ts";
import type { ReportWords } from "./words.ts";

interface RegisterInput {
  readonly slips: readonly PaidSlip[];
  /** All items, as a spreadsheet; or their groups, which fit a page. */
  readonly detail: "items" | "groups";
  readonly words: ReportWords;
  readonly nameOfItem: (code: string) => string;
  readonly lead: readonly string[];
}

type Figure = ReportColumn & { readonly of: (slip: PaidSlip) => number };
const money = (key: string, head: string, of: Figure["of"]): Figure => ({ key, head, kind: "money", of });

const statutory = ["CPF_EMPLOYEE", ...fundLines];
const basicLines = ["BASIC", "NO_PAY", "ABSENCE"];
const levies = ["SDL", "FOREIGN_WORKER_LEVY"];

function figuresOf({ slips, detail, words, nameOfItem }: RegisterInput): Figure[] {
  const cpf = (lines: PaidSlip["lines"]): number => sumOf(lines, "CPF_EMPLOYER");
  if (detail === "groups")
    return [
      money("basic", words.basic, ({ lines }) => sumOf(lines, ...basicLines)),
      money("other", words.otherEarnings, ({ lines, gross }) => gross - sumOf(lines, ...basicLines)),
      money("gross", words.gross, ({ gross }) => gross),
      money("cpf", words.employeeCpf, ({ lines }) => sumOf(lines, "CPF_EMPLOYEE")),
      money("funds", words.funds, ({ lines }) => sumOf(lines, ...fundLines)),
      money("deductions", words.otherDeductions, ({ lines, deductions }) => deductions - sumOf(lines, ...statutory)),
      money("net", words.net, ({ net }) => net),
      money("employerCpf", words.employerCpf, ({ lines }) => cpf(lines)),
      money("levies", words.levies, ({ lines }) => sumOf(lines, ...levies)),
      money("cost", words.employerCost, ({ employerCost }) => employerCost),
    ];
  const codes = (kind: "earning" | "deduction" | "employer-cost"): Figure[] =>
    [...new Set(slips.flatMap(({ lines }) => [...sumsByCode(lines, kind).keys()]))].map((code) =>
      money(code, nameOfItem(code), ({ lines }) => sumsByCode(lines, kind).get(code) ?? 0),
    );
  return [
    ...codes("earning"),
    money("gross", words.gross, ({ gross }) => gross),
    ...codes("deduction"),
    money("deductions", words.deductions, ({ deductions }) => deductions),
    money("net", words.net, ({ net }) => net),
    ...codes("employer-cost"),
    money("cost", words.employerCost, ({ employerCost }) => employerCost),
  ];
}

export function payrollRegister(input: RegisterInput): ReportTable {
  const { slips, detail, words, lead } = input;
  const figures = figuresOf(input);
  const text = (key: string, head: string): ReportColumn => ({ key, head, kind: "text" });
  const departments = detail === "items" ? [text("department", words.department)] : [];
  const columns = [
    text("employeeNo", words.employeeNo),
    text("name", words.employee),
    ...departments,
    ...figures.map(({ key, head, kind }) => ({ key, head, kind })),
  ];
  const rows = slips.map((slip) => [
    slip.employeeNo,
    slip.name,
    ...(detail === "items" ? [slip.department ?? null] : []),
    ...figures.map(({ of }) => of(slip)),
  ]);
  return { title: words.register, lead, columns, rows, totals: totalsOf(columns, rows, words.total) };
}
