/** A payslip as a document: everything section 96 of the Employment Act asks for, and what explains it. */
import type { PdfBlock, PdfPages } from "../../shared/document.ts";
import type { Language } from "../../shared/languages.ts";
import { minutesOfDay } from "../../leave/shared/ledger.ts";
import type { PayslipLine } from "../payslip.ts";
import { formatsIn } from "./formats.ts";
import type { LeaveSummary } from "./leave-summary.ts";
import { type PaidSlip, sumOf } from "./paid-slip.ts";
import { lineName, wordsIn } from "./words.ts";
import type { YearFigures } from "./year-to-date.ts";

interface Period {
  readonly from: string;
  readonly to: string;
}

export interface PayslipDocument {
  readonly language: Language;
  readonly company: {
    readonly name: string;
    readonly uen: string | null;
    readonly address: string | null;
    /** As `#rrggbb`. */
    readonly colour?: string;
    /** PNG or JPEG. */
    readonly logo?: Uint8Array;
  };
  readonly employee: {
    readonly name: string;
    readonly number: string;
    /** Masked: the document may be forwarded. */
    readonly idNumber: string | null;
    readonly designation: string | null;
    readonly department: string | null;
    readonly joinedOn: string;
  };
  readonly number: string;
  readonly period: Period;
  /** Only if it differs from the salary period. */
  readonly overtimePeriod: Period | null;
  /** More than one if several payments share the payslip. */
  readonly paidOn: readonly string[];
  readonly basic: { readonly rateType: "monthly" | "daily" | "hourly"; readonly rate: number };
  readonly slip: Pick<PaidSlip, "lines" | "gross" | "deductions" | "net">;
  readonly names: ReadonlyMap<string, string>;
  /** Minutes. */
  readonly hours: Readonly<Partial<Record<"normal" | "overtime" | "restDay" | "holiday", number>>>;
  /** Where the net pay goes; none for cash and cheques, null if the document does not say. */
  readonly payments: readonly { readonly to: string; readonly amount: number }[] | null;
  readonly year: YearFigures | null;
  readonly leave: readonly LeaveSummary[];
  /** Companies that share the pay; none if the employer bears all. */
  readonly companies?: readonly { readonly company: string; readonly share: number; readonly gross: number }[];
  readonly note: string | null;
  /** The number of the payslip that this one replaces. */
  readonly replaces: string | null;
  readonly at: Date;
  readonly password?: string;
}

type Words = ReturnType<typeof wordsIn>["payslip"];
type Table = Extract<PdfBlock, { readonly kind: "table" }>;
const right = (share: number) => ({ share, align: "right" }) as const;

const daysIn = (count: number, words: Words, language: Language): string =>
  count === 1 ? words.day : words.days.replace("{count}", formatsIn(language).number(count));

function quantity({ quantity: counted }: PayslipLine, words: Words, language: Language): string {
  if (counted === undefined) return "";
  const { unit, value } = counted;
  return unit === "days"
    ? daysIn(value, words, language)
    : words.hours.replace("{count}", formatsIn(language).number(value / 60));
}

function linesTable(document: PayslipDocument, kind: PayslipLine["kind"], total: number | null): Table {
  const { language, slip, names } = document;
  const words = wordsIn(language).payslip;
  const { money, day } = formatsIn(language);
  const rows = slip.lines
    .filter((line) => line.kind === kind)
    .map((line) => ({
      cells: [
        [lineName(language, names, line.code), ...(line.day === undefined ? [] : [day(line.day)])].join(", "),
        quantity(line, words, language),
        line.rate === undefined ? "" : money(line.rate),
        money(line.amount),
      ],
    }));
  return {
    kind: "table",
    head: [
      words[kind === "earning" ? "earnings" : kind === "deduction" ? "deductions" : "employerContributions"],
      words.quantity,
      words.rate,
      words.amount,
    ],
    columns: [{ share: 6 }, right(2), right(2), right(2)],
    rows: total === null ? rows : [...rows, { cells: [words.total, "", "", money(total)], strong: true }],
  };
}

function facts({ language, company, employee, number, ...document }: PayslipDocument): PdfBlock {
  const words = wordsIn(language).payslip;
  const { day, money } = formatsIn(language);
  const span = ({ from, to }: Period): string => `${day(from)} – ${day(to)}`;
  const items: readonly (readonly [label: string, value: string | null])[] = [
    [words.employee, employee.name],
    [words.employeeNo, employee.number],
    [words.idNumber, employee.idNumber],
    [words.designation, employee.designation],
    [words.department, employee.department],
    [words.joined, day(employee.joinedOn)],
    [words.salaryPeriod, span(document.period)],
    [words.paidOn, document.paidOn.map(day).join(", ")],
    [words.number, number],
    [words.basicRate, `SGD ${money(document.basic.rate)} ${words.per[document.basic.rateType]}`],
    [words.overtimePeriod, document.overtimePeriod && span(document.overtimePeriod)],
    [words.uen, company.uen],
  ];
  return {
    kind: "facts",
    columns: 3,
    items: items.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}

function hoursBlocks({ language, hours, slip }: PayslipDocument): PdfBlock[] {
  const words = wordsIn(language).payslip;
  const { number, money } = formatsIn(language);
  const kinds = ["normal", "overtime", "restDay", "holiday"] as const;
  const worked = kinds.flatMap((kind) => {
    const minutes = hours[kind] ?? 0;
    return minutes === 0
      ? []
      : [{ label: words.hoursOf[kind], value: words.hours.replace("{count}", number(minutes / 60)) }];
  });
  if (worked.length === 0) return [];
  const overtime = sumOf(slip.lines, "OVERTIME");
  return [
    { kind: "heading", text: words.timesheet },
    {
      kind: "facts",
      columns: 4,
      items: overtime === 0 ? worked : [...worked, { label: words.overtimePay, value: `SGD ${money(overtime)}` }],
    },
  ];
}

function paymentBlocks({ language, payments, slip }: PayslipDocument): PdfBlock[] {
  const words = wordsIn(language).payslip;
  const { money } = formatsIn(language);
  const sum: PdfBlock = { kind: "sum", label: words.net, value: `SGD ${money(slip.net)}` };
  if (payments === null) return [sum];
  const parts = payments.length === 0 && slip.net > 0 ? [{ to: words.cash, amount: slip.net }] : payments;
  return [
    sum,
    {
      kind: "facts",
      columns: Math.max(2, Math.min(3, parts.length)),
      items: parts.map(({ to, amount }) => ({ label: `${words.paidTo} ${to}`, value: `SGD ${money(amount)}` })),
    },
  ];
}

function yearBlocks({ language, year }: PayslipDocument): PdfBlock[] {
  if (year === null) return [];
  const words = wordsIn(language).payslip;
  const { money } = formatsIn(language);
  const items = [
    [words.gross, year.gross],
    [words.deductions, year.deductions],
    [words.net, year.net],
    [words.employeeCpf, year.employeeCpf],
    [words.employerCpf, year.employerCpf],
    [words.funds, year.funds],
  ] as const;
  return [
    { kind: "heading", text: words.yearToDate },
    { kind: "facts", columns: 6, items: items.map(([label, cents]) => ({ label, value: money(cents) })) },
  ];
}

function leaveBlocks({ language, leave }: PayslipDocument): PdfBlock[] {
  if (leave.length === 0) return [];
  const words = wordsIn(language).payslip;
  const days = (minutes: number): string => daysIn(minutes / minutesOfDay, words, language);
  return [
    {
      kind: "table",
      head: [words.leave, words.taken, words.takenInYear, words.balance],
      columns: [{ share: 4 }, right(3), right(3), right(2)],
      rows: leave.map(({ leaveType, takenInPeriod, takenInYear, balance }) => ({
        cells: [leaveType, days(takenInPeriod), days(takenInYear), days(balance)],
      })),
      size: 8.5,
    },
  ];
}

function companyBlocks({ language, companies = [] }: PayslipDocument): PdfBlock[] {
  if (companies.length === 0) return [];
  const words = wordsIn(language).payslip;
  const { money, number } = formatsIn(language);
  return [
    {
      kind: "table",
      head: [words.companies, "%", words.amount],
      columns: [{ share: 6 }, right(2), right(2)],
      rows: companies.map(({ company, share, gross }) => ({
        cells: [company, number(share / 10_000), money(gross)],
      })),
      size: 8.5,
    },
  ];
}

export function payslipPages(document: PayslipDocument): PdfPages {
  const { language, company, employee, slip, note, replaces, at, password } = document;
  const words = wordsIn(language).payslip;
  const { month } = formatsIn(language);
  const lead = [company.name, ...(company.address === null ? [] : [company.address])];
  const title = `${words.title} ${month(document.period.to.slice(0, 7))}`;
  const has = (kind: PayslipLine["kind"]): boolean => slip.lines.some((line) => line.kind === kind);
  return {
    title: `${title}, ${employee.name}`,
    language,
    blocks: [
      { kind: "title", text: title, lead, ...(company.logo && { logo: company.logo }) },
      ...(replaces === null ? [] : [{ kind: "text", text: words.replaces.replace("{number}", replaces) } as const]),
      facts(document),
      linesTable(document, "earning", slip.gross),
      ...(has("deduction") ? [linesTable(document, "deduction", slip.deductions)] : []),
      ...paymentBlocks(document),
      ...hoursBlocks(document),
      ...(has("employer-cost") ? [linesTable(document, "employer-cost", null)] : []),
      ...companyBlocks(document),
      ...yearBlocks(document),
      ...leaveBlocks(document),
      ...(note === null
        ? []
        : ([
            { kind: "heading", text: words.notes },
            { kind: "text", text: note },
          ] as const)),
      { kind: "text", text: words.madeBy },
    ],
    foot: `${company.name} · ${employee.name} · ${document.number}`,
    at,
    ...(company.colour && { colour: company.colour }),
    ...(password && { password }),
  };
}

/** What the law asks for and the document does not say; empty for a complete payslip. */
export function payslipFaults({
  company,
  employee,
  period,
  paidOn,
  basic,
  slip,
  hours,
  overtimePeriod,
}: PayslipDocument): string[] {
  const missing: readonly (readonly [name: string, isMissing: boolean])[] = [
    ["employer", company.name.trim() === ""],
    ["employee", employee.name.trim() === ""],
    ["payment-date", paidOn.length === 0],
    ["salary-period", period.from > period.to],
    ["basic-rate", basic.rate < 0],
    ["overtime-hours", sumOf(slip.lines, "OVERTIME") !== 0 && !hours.overtime],
    ["overtime-period", overtimePeriod !== null && overtimePeriod.from > overtimePeriod.to],
    [
      "lines",
      slip.lines.reduce(
        (sum, { kind, amount }) => sum + (kind === "earning" ? amount : kind === "deduction" ? -amount : 0),
        0,
      ) !== slip.net,
    ],
  ];
  return missing.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}
