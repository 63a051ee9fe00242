/** Sections of an employee's record, and the class of field that each is of. */
import type { FieldClass } from "../access/vocabulary.ts";

export const sectionClasses = {
  person: "public",
  personal: "personal",
  identity: "identity",
  residency: "identity",
  job: "public",
  employment: "public",
  exit: "personal",
  pay: "pay",
  statutory: "pay",
} as const satisfies Record<string, FieldClass>;

export type Section = keyof typeof sectionClasses;

/** Those that somebody who may read the classes may see. */
export function sectionsOf(classes: ReadonlySet<FieldClass>): Section[] {
  return (Object.keys(sectionClasses) as Section[]).filter((section) => classes.has(sectionClasses[section]));
}
