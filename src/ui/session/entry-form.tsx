/** Frame of account forms such as registration or a new password: fields, errors, submit button. */
import { css } from "#generated/styles/css/index.js";
import type { SystemStyleObject } from "#generated/styles/types/index.d.ts";
import { useState, type ComponentProps, type ReactNode } from "react";
import { FormElement } from "../form/form-element.tsx";
import type { FormState } from "../form/use-form.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { Input, PasswordInput } from "../kit/input.tsx";
import { problemText } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";

export interface EntryFormProps<Values> {
  form: FormState<Values>;
  label?: string;
  /** Button label. */
  action: string;
  size?: "md" | "lg";
  /** Beside the button, such as cancel. */
  aside?: ReactNode;
  css?: SystemStyleObject;
  failureText?: (error: unknown) => string;
  children: ReactNode;
}

export function EntryForm<Values extends object>({
  form,
  action,
  size = "lg",
  aside,
  failureText,
  children,
  ...rest
}: EntryFormProps<Values>) {
  const t = useText();
  const button = (
    <Button
      type="submit"
      variant="solid"
      size={size}
      loading={form.status === "sending"}
      className={css({ justifySelf: size === "md" ? "end" : undefined })}
    >
      {action}
    </Button>
  );
  return (
    <FormElement form={form} {...rest}>
      {children}
      {form.failure !== null && (
        <p className={css({ color: "danger.text" })} role="alert">
          {failureText?.(form.failure) ?? problemText(t, form.failure)}
        </p>
      )}
      {aside ? (
        <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
          {button}
          {aside}
        </div>
      ) : (
        button
      )}
    </FormElement>
  );
}

interface EntryFieldProps<Values>
  extends
    Omit<ComponentProps<typeof Input>, "form" | "name" | "required" | "size">,
    Pick<ComponentProps<typeof Field>, "label" | "help" | "required" | "optional" | "aside"> {
  form: FormState<Values>;
  name: keyof Values & string;
}

const email = { autoComplete: "username", autoCapitalize: "none", spellCheck: false, maxLength: 254 } as const;

/** Text, email or password field; errors show after the first submit. */
export function EntryField<Values extends object>({
  form,
  name,
  label,
  help,
  required = false,
  optional = false,
  aside,
  ...input
}: EntryFieldProps<Values>) {
  const t = useText();
  // From the last key event in the field.
  const [capsLock, setCapsLock] = useState(false);
  const { onBlur: _later, ...bound } = form.bind(name);
  const isPassword = input.type === "password";
  const Control = isPassword ? PasswordInput : Input;
  return (
    <Field
      label={label}
      help={isPassword && capsLock ? t("auth.capsLock") : help}
      error={form.errors[name]}
      required={required}
      optional={optional}
      aside={aside}
    >
      <Control
        size="lg"
        {...bound}
        {...(input.type === "email" && email)}
        onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
        {...input}
      />
    </Field>
  );
}
