/** Form that lists all errors above its fields after a failed submit. */
import { FormElement, type FormElementProps } from "./form-element.tsx";
import { FormErrors } from "./form-errors.tsx";

interface FormProps<Values> extends FormElementProps<Values> {
  /** Field labels in form order for the summary; omit to show no summary. */
  labels?: Readonly<Partial<Record<keyof Values & string, string>>>;
}

export function Form<Values extends object>({ labels, children, ...rest }: FormProps<Values>) {
  return (
    <FormElement {...rest}>
      {labels && <FormErrors form={rest.form} labels={labels} title="fields.toFix" />}
      {children}
    </FormElement>
  );
}
