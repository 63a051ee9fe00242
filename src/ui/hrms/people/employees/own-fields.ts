/** Custom fields as form fields; the record keeps their values in `customFields`. */
import type { EmployeeCustomField, EmployeeRow } from "#generated/hrms/schema.ts";
import type { FieldSpec, Values as FormValues } from "../../../form/spec.ts";
import { bodyOf } from "../../../form/values.ts";

type Values = NonNullable<EmployeeRow["customFields"]>;

const prefix = "customFields.";
const kinds = {
  text: "text",
  number: "decimal",
  date: "date",
  yesNo: "yesNo",
  choice: "choice",
} as const satisfies Record<EmployeeCustomField["kind"], FieldSpec["kind"]>;

export const isOwn = (name: string): boolean => name.startsWith(prefix);
export const ownName = (code: string): string => prefix + code;
export const codeOf = (name: string): string => name.slice(prefix.length);

export function ownSpecs(fields: readonly EmployeeCustomField[]): readonly FieldSpec[] {
  return fields.map(({ code, label, kind, choices, required }) => ({
    name: ownName(code),
    label,
    kind: kinds[kind],
    required,
    nullable: true,
    ...(kind === "choice" && { choices }),
  }));
}

/** Form values merged over the record's, so that fields missing from the form keep their values. */
export function ownBody(specs: readonly FieldSpec[], values: FormValues, before: Values = {}): Values {
  const given = Object.entries(bodyOf(specs, values)).map(([name, value]) => [codeOf(name), value] as const);
  return { ...before, ...Object.fromEntries(given) } as Values;
}

export function ownValues(specs: readonly FieldSpec[], record: Values): FormValues {
  return Object.fromEntries(specs.map(({ name }) => [name, record[codeOf(name)] ?? null]));
}
