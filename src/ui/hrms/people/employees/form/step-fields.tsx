/** The fields of one step of a form about employees, in two columns. */
import { FieldColumns } from "./field-columns.tsx";
import { type EmployeeForm, FieldControl } from "./field-control.tsx";
import type { FieldSpec } from "./spec.ts";

interface StepFieldsProps {
  fields: readonly FieldSpec[];
  form: EmployeeForm;
  companyId: string;
}

export function StepFields({ fields, form, companyId }: StepFieldsProps) {
  return (
    <FieldColumns>
      {fields.map((field) => (
        <FieldControl key={field.name} field={field} form={form} companyId={companyId} />
      ))}
    </FieldColumns>
  );
}
