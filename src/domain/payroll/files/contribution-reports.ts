/** Reports of one contribution, with who takes part in it, and of allowances and deductions. */
import type { FundCode } from "../../statutory/rates/funds.ts";
import type { Enrolment, Figures, ItemFigures, PersonFigures } from "./report-figures.ts";
import type { ContributionReport, ItemReport } from "./report-names.ts";
import {
  columnsOf,
  type Figure,
  ofPerson,
  type PayrollReport,
  peopleReport,
  type ReportFact,
  type ReportTexts,
  sumOver,
  tableOf,
} from "./report-parts.ts";
import type { PayrollReportWords } from "./report-words.ts";

/** The fund that a report is about. */
export const fundOf = { cdac: "CDAC", ec: "ECF", mbm: "MBMF", sinda: "SINDA" } as const satisfies Partial<
  Record<ContributionReport, FundCode>
>;

/** The employee's and the employer's share of a contribution. */
function sharesOf(
  name: ContributionReport,
): readonly [employee: (row: Figures) => number, employer: (row: Figures) => number] {
  const nothing = (): number => 0;
  if (name === "cpf") return [({ cpfEmployee }) => cpfEmployee, ({ cpfEmployer }) => cpfEmployer];
  if (name === "ppf") return [({ ppfEmployee }) => ppfEmployee, ({ ppfEmployer }) => ppfEmployer];
  if (name === "sdl") return [nothing, ({ sdl }) => sdl];
  return [({ funds }) => funds[fundOf[name]] ?? 0, nothing];
}

export interface ContributionFigures {
  readonly month: readonly PersonFigures[];
  readonly year: readonly PersonFigures[];
  readonly enrolments: ReadonlyMap<string, Enrolment>;
}

/** Everyone who has contributed this year or has agreed something else. */
export function contributionReport(
  name: ContributionReport,
  { month, year, enrolments }: ContributionFigures,
  texts: ReportTexts,
): PayrollReport {
  const { words } = texts;
  const [employee, employer] = sharesOf(name);
  const both = (row: Figures): number => employee(row) + employer(row);
  const now = new Map(month.map((row) => [row.employeeId, row]));
  const inMonth =
    (of: (row: Figures) => number) =>
    ({ employeeId }: PersonFigures): number => {
      const row = now.get(employeeId);
      return row ? of(row) : 0;
    };
  const hasBoth = name === "cpf" || name === "ppf";
  const isFund = name in fundOf;
  const enrolmentOf = (row: PersonFigures): keyof PayrollReportWords["enrolments"] =>
    enrolments.get(row.employeeId) ?? (inMonth(both)(row) === 0 ? "none" : "contributes");
  const figures = [
    ...(isFund ? [ofPerson.text("enrolment", words.enrolment, (row) => words.enrolments[enrolmentOf(row)])] : []),
    ...(name === "cpf"
      ? [
          ofPerson.money(
            "ordinaryWages",
            words.ordinaryWages,
            inMonth(({ ordinaryWages }) => ordinaryWages),
          ),
          ofPerson.money(
            "additionalWages",
            words.additionalWages,
            inMonth(({ additionalWages }) => additionalWages),
          ),
        ]
      : []),
    ...(name === "sdl" || isFund
      ? [
          ofPerson.money(
            "wages",
            words.wages,
            inMonth(({ sdlWages, fundWages }) => (isFund ? fundWages : sdlWages)),
          ),
        ]
      : []),
    ...(hasBoth
      ? [
          ofPerson.money("employeeMonth", words.employeeMonth, inMonth(employee)),
          ofPerson.money("employerMonth", words.employerMonth, inMonth(employer)),
          ofPerson.money("employeeYear", words.employeeYear, employee),
          ofPerson.money("employerYear", words.employerYear, employer),
        ]
      : [ofPerson.money("month", words.month, inMonth(both)), ofPerson.money("year", words.year, both)]),
  ];
  const people = year.filter((row) => both(row) !== 0 || enrolments.has(row.employeeId));
  const kinds = [...enrolments.values()];
  const facts: ReportFact[] = [
    {
      key: "contributors",
      head: words.contributors,
      kind: "count",
      value: month.filter((row) => both(row) !== 0).length,
    },
    ...(isFund || name === "sdl"
      ? [
          {
            key: "optedOut",
            head: name === "sdl" ? words.exempt : words.optedOut,
            kind: "count" as const,
            value: kinds.filter((kind) => kind === "opted-out").length,
          },
        ]
      : []),
    { key: "month", head: words.month, kind: "money", value: sumOver(month, both) },
    { key: "year", head: words.year, kind: "money", value: sumOver(year, both) },
  ];
  return peopleReport(words.titles[name], figures as Figure<PersonFigures>[], people, texts, facts);
}

const ofItem = columnsOf<ItemFigures>();

export function itemReport(name: ItemReport, items: readonly ItemFigures[], texts: ReportTexts): PayrollReport {
  const { words, shared } = texts;
  const paid = name === "allowances" ? words.paid : words.taken;
  const figures = [
    ofItem.text("item", shared.item, (row) => row.name),
    ofItem.count("enrolled", words.enrolled, ({ enrolled }) => enrolled),
    ofItem.count("people", paid, ({ people }) => people),
    ofItem.money("month", words.month, ({ month }) => month),
    ofItem.money("year", words.year, ({ year }) => year),
  ];
  const table = tableOf(words.titles[name], figures, items, texts);
  // The same person may have several items.
  const totals = table.totals?.map((cell, at) => (figures[at]?.kind === "count" ? null : cell)) ?? null;
  const of = (key: "enrolled" | "month" | "year"): number => sumOver(items, (row) => row[key]);
  return {
    table: { ...table, totals },
    ids: items.map(() => null),
    facts: [
      { key: "enrolled", head: words.enrolled, kind: "count", value: of("enrolled") },
      { key: "month", head: words.month, kind: "money", value: of("month") },
      { key: "year", head: words.year, kind: "money", value: of("year") },
    ],
    combined: 0,
  };
}
