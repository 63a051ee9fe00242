/** Frame of account forms such as registration or a new password: fields, errors, submit button. */
import { chakra } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { Form } from "../form/form.tsx";
import type { FormState } from "../form/use-form.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input, PasswordInput } from "../kit/input.tsx";
import { problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";

interface EntryFormProps<Values> {
  form: FormState<Values>;
  label?: string;
  /** Button label. */
  action: string;
  size?: "md" | "lg";
  mb?: string;
  failureText?: (error: unknown) => string;
  children: ReactNode;
}

export function EntryForm<Values extends object>({
  form,
  action,
  size = "lg",
  failureText,
  children,
  ...rest
}: EntryFormProps<Values>) {
  const t = useText();
  return (
    <Form form={form} {...rest}>
      {children}
      {form.failure !== null && (
        <chakra.p role="alert" color="danger.text">
          {failureText?.(form.failure) ?? problemText(t, form.failure)}
        </chakra.p>
      )}
      <Button
        type="submit"
        variant="solid"
        size={size}
        justifySelf={size === "md" ? "end" : undefined}
        loading={form.status === "sending"}
      >
        {action}
      </Button>
    </Form>
  );
}

interface EntryFieldProps<Values>
  extends
    Omit<ComponentProps<typeof Input>, "form" | "name" | "required" | "size">,
    Pick<ComponentProps<typeof Field>, "label" | "help" | "required" | "optional"> {
  form: FormState<Values>;
  name: keyof Values & string;
}

/** Text, email or password field; errors show after the first submit. */
export function EntryField<Values extends object>({
  form,
  name,
  label,
  help,
  required = false,
  optional = false,
  ...input
}: EntryFieldProps<Values>) {
  const { onBlur: _later, ...bound } = form.bind(name);
  const Control = input.type === "password" ? PasswordInput : Input;
  return (
    <Field label={label} help={help} error={form.errors[name]} required={required} optional={optional}>
      <Control size="lg" {...bound} {...input} />
    </Field>
  );
}
