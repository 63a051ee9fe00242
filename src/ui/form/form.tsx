/** A form around its fields: after a failed try the first wrong field has the focus, and all of them are listed above. */
import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode } from "react";
import { FormErrors } from "./form-errors.tsx";
import type { FormState } from "./use-form.ts";
import { wrongFieldIn } from "../kit/wrong-field.ts";

interface FormProps<Values> extends Omit<HTMLChakraProps<"form">, "form" | "onSubmit" | "ref"> {
  form: FormState<Values>;
  /** What the form is called; none where a dialog around it says it. */
  label?: string;
  /** Labels of the fields by their names, in the order of the form; none where nothing is listed above. */
  labels?: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Which part of the form is on show: where a failed try leads to another one, the focus goes there too. */
  place?: string;
  children: ReactNode;
}

export function Form<Values extends object>({ form, label, labels, place, children, ...rest }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { tries, submit } = form;
  const sought = useRef(0);
  // Once per try, when the errors it brought and their part of the form are drawn.
  useEffect(() => {
    if (tries === 0) sought.current = 0;
    if (sought.current === tries) return;
    const wrong = wrongFieldIn(element.current);
    wrong?.focus();
    if (wrong || place === undefined) sought.current = tries;
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
