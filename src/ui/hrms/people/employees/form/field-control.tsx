/** One field of a form about employees: its control by its kind, with label, help and error. */
import { Field } from "../../../../kit/field.tsx";
import type { FormState } from "../../../../kit/form/use-form.ts";
import type { MessageId } from "../../../../messages/catalogue.ts";
import { useText } from "../../../../messages/use-text.ts";
import { Control } from "./control.tsx";
import { RowsControl } from "./rows-control.tsx";
import { isShown, labelOf, type FieldSpec, type FormValues } from "./spec.ts";

export type EmployeeForm = FormState<FormValues>;

interface FieldControlProps {
  field: FieldSpec;
  form: EmployeeForm;
  companyId: string;
}

export function FieldControl({ field, form, companyId }: FieldControlProps) {
  const t = useText();
  if (!isShown(field, form.values)) return null;
  const { name, kind, required = false, help = false } = field;
  const value = form.values[name];
  const set = (next: unknown): void => form.set(name, next);
  return (
    <Field
      label={labelOf(t, field)}
      required={required}
      error={form.errors[name]}
      help={help ? t(`employees.help.${name}` as MessageId) : undefined}
    >
      {kind === "rows" ? (
        <RowsControl field={field} rows={(value ?? []) as readonly FormValues[]} onChange={set} companyId={companyId} />
      ) : (
        <Control field={field} value={value} onChange={set} onBlur={() => form.leave(name)} companyId={companyId} />
      )}
    </Field>
  );
}
