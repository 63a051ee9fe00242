/** Sections of an employee's record, and the class of field that each is of. */
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
  // What was deleted of the records below, by the class of the record.
  deletedPublic: "public",
  deletedPersonal: "personal",
  deletedIdentity: "identity",
  deletedPay: "pay",
  deletedHealth: "health",
} as const satisfies Record<string, FieldClass>;

export type Section = keyof typeof sectionClasses;

/** Those that somebody who may read the classes may see. */
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

/** Where the history of an employee keeps the deletion of a record that is of the class. */
export const deletedSection = (of: FieldClass): Section => deleted[of];
