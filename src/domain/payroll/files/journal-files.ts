/** A journal as a file: a general CSV, Xero's manual journal and QuickBooks Online's journal. */
import { csvFormatRow } from "d3-dsv";
import type { ProblemFault } from "#src/contract/problem.ts";
import { escapeCell, toCsv } from "../../shared/csv.ts";
import { centsToUnits } from "../../shared/money.ts";
import type { JournalEntry } from "./journal.ts";

export const journalFormats = ["csv", "xero", "quickbooks"] as const;
export type JournalFormat = (typeof journalFormats)[number];

export interface JournalHead {
  readonly date: string;
  /** At most 21 characters for QuickBooks. */
  readonly number: string;
  readonly narration: string;
  /** Names of accounts by their code, where a format wants names. */
  readonly accountNames: Readonly<Record<string, string>>;
  /** As the books call them. */
  readonly names?: { readonly department?: string; readonly project?: string };
  /** Xero: the full name of the tax rate in the organisation. */
  readonly taxRate?: string;
}

/** Lines that Xero imports in one journal. */
const xeroLines = 300;
const quickbooksNumber = 21;

/** What the accounting program would reject. */
export function journalFaults(
  format: JournalFormat,
  entries: readonly JournalEntry[],
  head: JournalHead,
): ProblemFault[] {
  return [
    ...(entries.length === 0 ? [{ pointer: "/entries", code: "nothing-to-post" }] : []),
    ...(format === "xero" && !head.taxRate ? [{ pointer: "/taxRate", code: "required" }] : []),
    ...(format === "xero" && entries.length > xeroLines
      ? [{ pointer: "/entries", code: "too-many-lines", params: { maximum: xeroLines } }]
      : []),
    ...(format === "quickbooks" && head.number.length > quickbooksNumber
      ? [{ pointer: "/number", code: "too-long", params: { maximum: quickbooksNumber } }]
      : []),
  ];
}

type Cells = readonly (string | null)[];
const written = (header: readonly string[], rows: readonly Cells[]): string =>
  [header, ...rows].map((cells) => `${csvFormatRow(cells.map((cell) => escapeCell(cell)))}\r\n`).join("");
const debit = ({ amount }: JournalEntry): string => (amount > 0 ? centsToUnits(amount) : "");
const credit = ({ amount }: JournalEntry): string => (amount < 0 ? centsToUnits(-amount) : "");
const dayFirst = (date: string): string => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

export function journalFile(format: JournalFormat, entries: readonly JournalEntry[], head: JournalHead): string {
  const { date, number, narration, accountNames, names = {}, taxRate = "" } = head;
  const nameOf = (account: string): string => accountNames[account] ?? account;
  if (format === "csv")
    return toCsv(
      [
        "Journal",
        "Date",
        "Account",
        "Account name",
        "Company",
        "Department",
        "Project",
        "Description",
        "Debit",
        "Credit",
      ],
      entries.map((entry) => [
        number,
        date,
        entry.account,
        accountNames[entry.account] ?? "",
        entry.company,
        entry.department,
        entry.project,
        narration,
        debit(entry),
        credit(entry),
      ]),
    );
  if (format === "xero")
    return written(
      [
        "*Narration",
        "*Date",
        "Description",
        "*AccountCode",
        "*TaxRate",
        "*Amount",
        "TrackingName1",
        "TrackingOption1",
        "TrackingName2",
        "TrackingOption2",
      ],
      entries.map(({ account, company, department, project, amount }) => [
        narration,
        dayFirst(date),
        company === null ? nameOf(account) : `${nameOf(account)}: ${company}`,
        account,
        taxRate,
        centsToUnits(amount),
        department === null ? "" : (names.department ?? "Department"),
        department ?? "",
        project === null ? "" : (names.project ?? "Project"),
        project ?? "",
      ]),
    );
  return written(
    ["Journal No.", "Journal Date", "Account Name", "Description", "Debits", "Credits", "Name", "Class", "Location"],
    entries.map((entry) => [
      number,
      dayFirst(date),
      nameOf(entry.account),
      narration,
      debit(entry),
      credit(entry),
      // QuickBooks wants the customer or company on receivables.
      entry.company ?? "",
      entry.project ?? "",
      entry.department ?? "",
    ]),
  );
}
