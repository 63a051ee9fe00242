/** Sections of an employee record and their field classes. */
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
