/** The changes of a person as their history keeps them: each field with the section whose readers see it. */
import type { FieldChange, FieldValue } from "../../shared/history.ts";
import type { Section } from "../shared/sections.ts";
import type { ComparedField } from "./import-file.ts";

const sections: Readonly<Record<string, Section>> = {
  fullName: "person",
  preferredName: "person",
  workEmail: "person",
  idType: "identity",
  idNo: "identity",
  residency: "residency",
  prGrantedOn: "residency",
  employeeNo: "employment",
  startDate: "employment",
  contractType: "employment",
  contractEnd: "employment",
  probationEnd: "employment",
  confirmedOn: "employment",
  department: "job",
  designation: "job",
  grade: "job",
  class: "job",
  location: "job",
  manager: "job",
  rateType: "pay",
  basic: "pay",
  payFrequency: "pay",
  hoursPerWeek: "pay",
  daysPerWeek: "pay",
};

/** Several fields of the file are one of the record. */
const names: Readonly<Record<string, string>> = {
  managerNo: "manager",
  mobile: "phones",
  block: "addresses",
  street: "addresses",
  unit: "addresses",
  postal: "addresses",
  country: "addresses",
};

/** Amounts and hours are kept as hundredths. */
const hundredths = new Set(["basic", "hoursPerWeek", "daysPerWeek"]);

function valueOf(field: string, text: string | null): FieldValue {
  return text !== null && hundredths.has(field) ? Math.round(Number(text) * 100) : text;
}

const joined = (texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).join(" ") || null;

export function auditOf(changes: readonly ComparedField[]): FieldChange[] {
  const byName = Map.groupBy(changes, ({ field }) =>
    field.startsWith("customFields.") ? "customFields" : (names[field] ?? field),
  );
  return [...byName].map(([name, parts]) => {
    const [only] = parts;
    const one = parts.length === 1 && only !== undefined;
    return {
      field: `${sections[name] ?? "personal"}.${name}`,
      before: one ? valueOf(name, only.before) : joined(parts.map(({ before }) => before)),
      after: one ? valueOf(name, only.after) : joined(parts.map(({ after }) => after)),
    };
  });
}
