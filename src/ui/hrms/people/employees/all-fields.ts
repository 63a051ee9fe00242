/** All employee form fields by name, for code that reads records field by field. */
import type { FieldSpec } from "../../../form/spec.ts";
import {
  contactFields,
  employmentFields,
  identityFields,
  jobFields,
  payFields,
  personFields,
  residencyFields,
} from "./new-fields.ts";

const extra: readonly FieldSpec[] = [
  { name: "exitReason", kind: "choice", choices: [] },
  { name: "cpfPaidBy", kind: "choice", choices: [] },
  { name: "projectRate", kind: "money" },
];

export const allFields: ReadonlyMap<string, FieldSpec> = new Map(
  [
    ...personFields,
    ...contactFields,
    ...identityFields,
    ...residencyFields,
    ...employmentFields,
    ...jobFields,
    ...payFields,
    ...extra,
  ].map((field) => [field.name, field]),
);
