/** Employee form fields with their help texts. */
import { useMemo } from "react";
import { FormField } from "../../../../form/form-field.tsx";
import type { FieldSpec, Values } from "../../../../form/spec.ts";
import { isShown } from "../../../../form/values.ts";
import type { FormState } from "../../../../form/use-form.ts";
import type { MessageId } from "../../../../messages/catalogue.ts";
import { useText } from "../../../../messages/use-text.ts";
import { employeeWords } from "./words.ts";

interface EmployeeFieldsProps {
  fields: readonly FieldSpec[];
  form: FormState<Values>;
  companyId: string;
}

export function EmployeeFields({ fields, form, companyId }: EmployeeFieldsProps) {
  const t = useText();
  const words = useMemo(() => employeeWords(t), [t]);
  return fields
    .filter((field) => isShown(field, form.values))
    .map((field) => (
      <FormField
        key={field.name}
        wide
        field={field}
        words={words}
        values={form.values}
        error={form.errors[field.name]}
        help={field.help ? t(`employees.help.${field.name}` as MessageId) : undefined}
        scope={{ companyId }}
        onChange={(value) => form.set(field.name, value)}
        onBlur={() => form.leave(field.name)}
      />
    ));
}
