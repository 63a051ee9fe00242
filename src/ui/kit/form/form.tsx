/** A form around its fields: after a failed try the first wrong field has the focus, and all of them are listed above. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import type { FormState } from "./use-form.ts";
import { fieldIn, wrongFieldIn } from "./wrong-field.ts";

interface FormProps<Values> {
  form: FormState<Values>;
  label: string;
  /** Labels of the fields by their names, in the order of the form. */
  labels: { readonly [Name in keyof Values & string]: string };
  children: ReactNode;
}

export function Form<Values extends object>({ form, label, labels, children }: FormProps<Values>) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const { tries } = form;
  const wrong = (Object.keys(labels) as (keyof Values & string)[]).filter((name) => form.errors[name]);
  // Once per try, when the errors it brought are drawn.
  useEffect(() => {
    if (tries > 0) wrongFieldIn(element.current)?.focus();
  }, [tries]);
  return (
    <chakra.form
      ref={element}
      noValidate
      aria-label={label}
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {tries > 0 && wrong.length > 0 && (
        <chakra.div
          role="alert"
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="2.5"
          p="3"
          borderRadius="card"
          bg="danger.subtle"
          color="danger.text"
        >
          <chakra.span pt="0.5">
            <CircleAlert size={16} aria-hidden />
          </chakra.span>
          <div>
            <chakra.p fontWeight="medium">{t("fields.toMend", { count: wrong.length })}</chakra.p>
            <chakra.ul mt="1" display="grid" gap="0.5">
              {wrong.map((name) => (
                <li key={name}>
                  <chakra.button
                    type="button"
                    minH="6"
                    textAlign="start"
                    cursor="pointer"
                    textDecoration="underline"
                    textUnderlineOffset="3px"
                    onClick={() => fieldIn(element.current, name)?.focus()}
                  >
                    {`${labels[name]}: ${form.errors[name]}`}
                  </chakra.button>
                </li>
              ))}
            </chakra.ul>
          </div>
        </chakra.div>
      )}
      {children}
    </chakra.form>
  );
}
