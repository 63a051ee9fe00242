/** Form element: after a failed submit it focuses the first invalid field and lists all errors above. */
import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { FormErrors } from "./form-errors.tsx";
import type { FormState } from "./use-form.ts";
import { wrongFieldIn } from "../kit/wrong-field.ts";

interface FormProps<Values> extends Omit<HTMLChakraProps<"form">, "form" | "onSubmit" | "ref"> {
  form: FormState<Values>;
  /** Accessible name; not needed inside a titled dialog. */
  label?: string;
  /** Field labels in form order for the summary; omit to show no summary. */
  labels?: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Visible part of the form: the focus follows when a failed submit switches it. */
  place?: string;
  children: ReactNode;
}

export function Form<Values extends object>({ form, label, labels, place, children, ...rest }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { tries, submit } = form;
  const handledTry = useRef(0);
  // Once per submit, after its errors have rendered.
  useEffect(() => {
    if (tries === 0) handledTry.current = 0;
    if (handledTry.current === tries) return;
    const wrong = wrongFieldIn(element.current);
    wrong?.focus();
    if (wrong || place === undefined) handledTry.current = tries;
  }, [tries, place]);
  return (
    <chakra.form
      ref={element}
      noValidate
      aria-label={label}
      display="grid"
      gap="4"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {labels && <FormErrors form={form} labels={labels} title="fields.toMend" />}
      {children}
    </chakra.form>
  );
}
