/** Form element: after a failed submit it focuses the first invalid field. */
import { css } from "#generated/styles/css/index.js";
import { chakra, type HTMLChakraProps } from "#generated/styles/jsx/index.js";
import { useEffect, useRef, type ReactNode } from "react";
import type { FormState } from "./use-form.ts";
import { wrongFieldIn } from "../kit/wrong-field.ts";

export interface FormElementProps<Values> extends Omit<HTMLChakraProps<"form">, "form" | "onSubmit" | "ref"> {
  form: FormState<Values>;
  /** Accessible name; not needed inside a titled dialog. */
  label?: string;
  /** Visible part of the form: the focus follows when a failed submit switches it. */
  place?: string;
  children: ReactNode;
}

export function FormElement<Values extends object>({
  form,
  label,
  place,
  children,
  css: own,
  ...rest
}: FormElementProps<Values>) {
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
      {...rest}
      css={css.raw({ display: "grid", gap: "4" }, own)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
    </chakra.form>
  );
}
