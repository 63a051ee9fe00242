/** State of a form that consists of field specifications: their defaults and checks, and refusals at their fields. */
import { useText } from "../messages/use-text.ts";
import { checkFields, serverErrors } from "./faults.ts";
import { type FieldSpec, fieldWords, type FormWords, type Values } from "./spec.ts";
import { type FormState, type Outcome, useForm } from "./use-form.ts";
import { bodyOf, initialValues } from "./values.ts";

interface FieldsFormOptions {
  readonly fields: readonly FieldSpec[];
  readonly words: FormWords;
  /** Overrides the contract's defaults. */
  readonly initial?: Values | undefined;
  readonly send: (body: Record<string, unknown>, values: Values) => Promise<Outcome<Values>>;
  /** Maps an error to field errors. */
  readonly refused?:
    | ((error: unknown, form: FormState<Values>) => Outcome<Values> | Promise<Outcome<Values>>)
    | undefined;
  /** Shows a failure that belongs to no field; without it, the form holds it as `failure`. */
  readonly failed?: (error: unknown) => void;
}

export function useFieldsForm({
  fields,
  words: given,
  initial,
  send,
  refused,
  failed,
}: FieldsFormOptions): FormState<Values> {
  const t = useText();
  const words = fieldWords(given);
  const form: FormState<Values> = useForm<Values>({
    initial: initial ?? initialValues(fields),
    check: (values) => checkFields(t, words, fields, values),
    send: (values) => send(bodyOf(fields, values), values),
    async refused(error) {
      const errors = (await refused?.(error, form)) ?? serverErrors(t, words, fields, error);
      if (errors !== undefined || !failed) return errors;
      failed(error);
      return "failed";
    },
  });
  return form;
}
