/** The fields of a form one below the other, without a frame: dialogs, cards and pages have their own. */
import { css } from "#generated/styles/css/index.js";
import { FormField, type FormFieldProps } from "./form-field.tsx";
import { type FieldSpec, fieldWords, type FormWords, type Values } from "./spec.ts";
import type { FormState } from "./use-form.ts";
import { isBlank, isShown } from "./values.ts";

interface FormFieldsProps<Row> extends Pick<FormFieldProps, "scope" | "inline"> {
  form: Pick<FormState<Row>, "values" | "errors" | "set" | "leave">;
  fields: readonly FieldSpec[];
  words: FormWords;
  /** Field that takes the focus when a dialog opens; without it the first one. */
  focus?: string | undefined;
  /** An empty field shows its error as soon as it is left, which may move what is about to be clicked. */
  strict?: boolean;
  /** Replaces setting the value, for fields on which others depend. */
  onChange?: (name: string, value: unknown) => void;
}

export function FormFields<Row extends object>({
  form,
  fields,
  words: given,
  focus,
  strict = false,
  onChange = form.set as (name: string, value: unknown) => void,
  ...field
}: FormFieldsProps<Row>) {
  const words = fieldWords(given);
  const values = form.values as Values;
  const errors = form.errors as Readonly<Record<string, string | undefined>>;
  return fields
    .filter((each) => isShown(each, values))
    .map((each) => {
      const { name } = each;
      const control = (
        <FormField
          key={name}
          wide
          {...field}
          words={words}
          field={each}
          values={values}
          error={errors[name]}
          onChange={(value) => onChange(name, value)}
          onBlur={() => {
            if (strict || !isBlank(values[name])) form.leave(name as keyof Row & string);
          }}
        />
      );
      return name === focus ? (
        <div key={name} data-autofocus className={css({ display: "contents" })}>
          {control}
        </div>
      ) : (
        control
      );
    });
}
