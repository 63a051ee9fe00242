/** What an import writes: rows by table, and the events of their history. */
import type { FieldChange } from "../../shared/history.ts";

export const importTables = [
  "persons",
  "employees",
  "jobs",
  "lines",
  "pay",
  "residencies",
  "statutory",
  "accounts",
  "passes",
  "passports",
  "dependants",
  "previousEmployments",
] as const;
export type ImportTable = (typeof importTables)[number];

/** All rows of a table have the same columns, whether inserted or updated. */
export interface RowWrite {
  readonly table: ImportTable;
  readonly id: string;
  /** Of the stored row; null for a new one. */
  readonly version: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface EventWrite {
  readonly action: "create" | "update";
  readonly subject: string;
  readonly recordId: string;
  readonly recordName: string;
  readonly changes: readonly FieldChange[];
}

export interface ImportWrites {
  readonly rows: readonly RowWrite[];
  /** Jobs whose reporting lines are written anew. */
  readonly relinedJobs: readonly string[];
  readonly events: readonly EventWrite[];
  /** Bank accounts that wait for a second person, and whether an earlier request for them starts again. */
  readonly accounts: readonly { readonly id: string; readonly employeeId: string; readonly again: boolean }[];
  /** Key employment terms that were issued before: written down from the records once those are there. */
  readonly keyTerms: readonly IssuedTerms[];
}

export interface IssuedTerms {
  readonly employeeId: string;
  readonly fullName: string;
  readonly issuedOn: string;
  readonly acknowledgedOn: string | null;
  /** Texts in place of what the records say. */
  readonly given: Readonly<Record<string, string>>;
}

export const noWrites: ImportWrites = { rows: [], relinedJobs: [], events: [], accounts: [], keyTerms: [] };

export function together(all: readonly ImportWrites[]): ImportWrites {
  return {
    rows: all.flatMap(({ rows }) => rows),
    relinedJobs: all.flatMap(({ relinedJobs }) => relinedJobs),
    events: all.flatMap(({ events }) => events),
    accounts: all.flatMap(({ accounts }) => accounts),
    keyTerms: all.flatMap(({ keyTerms }) => keyTerms),
  };
}

/** What the pure rules need from outside: ids, and the stored form of numbers. */
export interface WriteTools {
  readonly newId: () => string;
  readonly seal: (text: string) => { readonly enc: string; readonly last4: string; readonly hash: string };
  readonly fingerprint: (text: string) => string;
  /** The fingerprint of a stored number. */
  readonly hashOf: (enc: string) => string;
}
