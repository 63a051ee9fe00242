/** Reports of people and departments: which columns each has, and how its rows follow from the sums of payslips. */
import { fundLines } from "./paid-slip.ts";
import type { DepartmentFigures, Figures, PersonFigures } from "./report-figures.ts";
import type { GroupReport } from "./report-names.ts";
import {
  columnsOf,
  ofPerson,
  type PayrollReport,
  peopleReport,
  type ReportTexts,
  sumOver,
  tableOf,
} from "./report-parts.ts";
import { withoutSmallGroups } from "./small-groups.ts";

const fundsOf = ({ funds }: Figures): number => sumOver(fundLines, (fund) => funds[fund] ?? 0);
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 10_000) / whole));

export function yearReport(people: readonly PersonFigures[], texts: ReportTexts): PayrollReport {
  const { words, shared } = texts;
  return peopleReport(
    words.titles["year-to-date"],
    [
      ofPerson.money("gross", shared.gross, ({ gross }) => gross),
      ofPerson.money("ordinaryWages", words.ordinaryWages, ({ ordinaryWages }) => ordinaryWages),
      ofPerson.money("additionalWages", words.additionalWages, ({ additionalWages }) => additionalWages),
      ofPerson.money("employeeCpf", shared.employeeCpf, ({ cpfEmployee }) => cpfEmployee),
      ofPerson.money("funds", shared.funds, fundsOf),
      ofPerson.money("deductions", shared.deductions, ({ deductions }) => deductions),
      ofPerson.money("net", shared.net, ({ net }) => net),
      ofPerson.money("employerCpf", shared.employerCpf, ({ cpfEmployer }) => cpfEmployer),
      ofPerson.money("cost", shared.employerCost, ({ employerCost }) => employerCost),
    ],
    people,
    texts,
  );
}

const allowanceBoxes = ["transport-allowance", "entertainment-allowance", "other-allowance"] as const;
const otherBoxes = ["commission", "pension", "gratuity", "compensation", "benefit-in-kind"] as const;

export function taxReport(people: readonly PersonFigures[], texts: ReportTexts): PayrollReport {
  const { words, shared } = texts;
  const { tax } = words;
  const boxes = (key: string, head: string, ...names: (keyof Figures["taxed"])[]) =>
    ofPerson.money(key, head, ({ taxed }) => sumOver(names, (name) => taxed[name] ?? 0));
  return peopleReport(
    words.titles["cpf-and-tax"],
    [
      ofPerson.money("employeeCpf", shared.employeeCpf, ({ cpfEmployee }) => cpfEmployee),
      ofPerson.money("employerCpf", shared.employerCpf, ({ cpfEmployer }) => cpfEmployer),
      boxes("salary", tax.salary, "salary"),
      boxes("bonus", tax.bonus, "bonus"),
      boxes("directorFees", tax.directorFees, "director-fees"),
      boxes("allowances", tax.allowances, ...allowanceBoxes),
      boxes("other", tax.other, ...otherBoxes),
      boxes("notTaxed", tax.notTaxed, "not-taxed"),
    ],
    people,
    texts,
  );
}

const ofDepartment = columnsOf<DepartmentFigures>();

/** Several departments as one. */
function together(groups: readonly DepartmentFigures[], name: string): DepartmentFigures[] {
  const [first, ...rest] = groups;
  if (!first) return [];
  const added = (one: DepartmentFigures, other: DepartmentFigures): DepartmentFigures =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [
        key,
        typeof value === "number" ? value + Number(other[key as keyof DepartmentFigures]) : value,
      ]),
    ) as unknown as DepartmentFigures;
  return [{ ...rest.reduce(added, first), department: name }];
}

export interface GroupFigures {
  readonly departments: readonly DepartmentFigures[];
  /** Without it, small departments are combined. */
  readonly seesPay: boolean;
  /** Of the month before; null if nothing was paid in it. */
  readonly costBefore: number | null;
}

export function groupReport(
  name: GroupReport,
  { departments, seesPay, costBefore }: GroupFigures,
  texts: ReportTexts,
): PayrollReport {
  const { words, shared } = texts;
  const { shown, combined, withheld } = seesPay
    ? { shown: departments, combined: [], withheld: false }
    : withoutSmallGroups(departments);
  const rows = withheld ? [] : [...shown, ...together(combined, words.smallDepartments)];
  const cost = sumOver(rows, ({ employerCost }) => employerCost);
  const first = [
    ofDepartment.text("department", shared.department, ({ department }) => department ?? words.noDepartment),
    ofDepartment.count("people", shared.people, ({ people }) => people),
  ];
  const own =
    name === "overtime"
      ? [
          ofDepartment.count("joined", words.joined, ({ joined }) => joined),
          ofDepartment.count("left", words.left, ({ left }) => left),
          ofDepartment.hours("hours", words.hours, ({ extraMinutes }) => Math.round((extraMinutes * 100) / 60)),
          ofDepartment.money("overtimeCost", words.overtimeCost, ({ extraPay }) => extraPay),
          ofDepartment.share("overtimeShare", words.overtimeShare, ({ extraPay, gross }) => shareOf(extraPay, gross)),
        ]
      : [
          ofDepartment.money("gross", shared.gross, ({ gross }) => gross),
          ofDepartment.money("employerCpf", shared.employerCpf, ({ cpfEmployer }) => cpfEmployer),
          ofDepartment.money("levies", shared.levies, ({ sdl, levy }) => sdl + levy),
          ofDepartment.money("cost", shared.employerCost, ({ employerCost }) => employerCost),
          ofDepartment.share("share", words.share, ({ employerCost }) => shareOf(employerCost, cost)),
        ];
  const table = tableOf(words.titles[name], [...first, ...own], rows, texts);
  const compared =
    costBefore === null
      ? []
      : [["before", words.costBefore, costBefore] as const, ["change", shared.change, cost - costBefore] as const];
  const amounts =
    rows.length === 0 || name === "overtime" ? [] : [["cost", shared.employerCost, cost] as const, ...compared];
  const facts = amounts.map(([key, head, value]) => ({ key, head, kind: "money" as const, value }));
  return { table, ids: rows.map(() => null), facts, combined: combined.length };
}
