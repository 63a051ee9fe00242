/** What all payroll reports are made with: columns with the figure of each, and the table of their rows. */
import type { ReportCell, ReportColumn, ReportTable } from "./report-table.ts";
import { totalsOf } from "./report-table.ts";
import type { PayrollReportWords } from "./report-words.ts";
import type { PersonFigures } from "./report-figures.ts";
import type { ReportWords } from "./words.ts";

export interface ReportFact {
  readonly key: string;
  readonly head: string;
  readonly kind: ReportColumn["kind"];
  readonly value: number;
}

export interface PayrollReport {
  readonly table: ReportTable;
  /** The employee of each row, if it is one. */
  readonly ids: readonly (string | null)[];
  readonly facts: readonly ReportFact[];
  /** Departments shown as one because they are small. */
  readonly combined: number;
}

export interface ReportTexts {
  readonly words: PayrollReportWords;
  readonly shared: ReportWords;
  readonly lead: readonly string[];
}

export interface Figure<Row> extends ReportColumn {
  readonly of: (row: Row) => ReportCell;
}

/** Columns of rows of a kind. */
export function columnsOf<Row>() {
  const column =
    (kind: ReportColumn["kind"]) =>
    (key: string, head: string, of: (row: Row) => ReportCell): Figure<Row> => ({ key, head, kind, of });
  return {
    text: column("text"),
    money: column("money"),
    count: column("count"),
    share: column("share"),
    hours: column("hours"),
  };
}

export function tableOf<Row>(
  title: string,
  figures: readonly Figure<Row>[],
  all: readonly Row[],
  { shared, lead }: ReportTexts,
): ReportTable {
  const columns = figures.map(({ key, head, kind }) => ({ key, head, kind }));
  const rows = all.map((row) => figures.map(({ of }) => of(row)));
  return { title, lead, columns, rows, totals: rows.length === 0 ? null : totalsOf(columns, rows, shared.total) };
}

export const sumOver = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

export const ofPerson = columnsOf<PersonFigures>();

export function peopleReport(
  title: string,
  figures: readonly Figure<PersonFigures>[],
  people: readonly PersonFigures[],
  texts: ReportTexts,
  facts: readonly ReportFact[] = [],
): PayrollReport {
  const { employeeNo, employee } = texts.shared;
  const first = [
    ofPerson.text("employeeNo", employeeNo, (row) => row.employeeNo),
    ofPerson.text("name", employee, (row) => row.name),
  ];
  return {
    table: tableOf(title, [...first, ...figures], people, texts),
    ids: people.map(({ employeeId }) => employeeId),
    facts,
    combined: 0,
  };
}
