/** Sections of an employee record, kinds of its records, and their field classes: what handlers enforce and abilities tell the browser. */
import type { FieldClass } from "../../access/shared/vocabulary.ts";

const sectionClasses = {
  person: "public",
  personal: "personal",
  identity: "identity",
  residency: "identity",
  job: "public",
  employment: "public",
  exit: "personal",
  pay: "pay",
  statutory: "pay",
  // Deletions of sub-records, by their field class.
  deletedPublic: "public",
  deletedPersonal: "personal",
  deletedIdentity: "identity",
  deletedPay: "pay",
  deletedHealth: "health",
} as const satisfies Record<string, FieldClass>;

/** Records of an employee that all have one class; others have a class each, or show parts by class. */
export const recordClasses = {
  "bank-accounts": "pay",
  "split-companies": "pay",
  "work-passes": "identity",
  passports: "identity",
  dependants: "personal",
  "previous-employments": "personal",
} as const satisfies Record<string, FieldClass>;

/** The class of a subject of the contract, if all its records have the same. */
export const classOfRecords = (subject: string): FieldClass | undefined =>
  (recordClasses as Readonly<Record<string, FieldClass>>)[subject];

export type Section = keyof typeof sectionClasses;

/** Sections visible to readers of these classes. */
export function sectionsOf(classes: ReadonlySet<FieldClass>): Section[] {
  return (Object.keys(sectionClasses) as Section[]).filter((section) => classes.has(sectionClasses[section]));
}

const deleted = {
  public: "deletedPublic",
  personal: "deletedPersonal",
  identity: "deletedIdentity",
  pay: "deletedPay",
  health: "deletedHealth",
} as const satisfies Record<FieldClass, Section>;

/** The history section that records the deletion of a sub-record of the class. */
export const deletedSection = (of: FieldClass): Section => deleted[of];
