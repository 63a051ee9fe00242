/** Asks for the password before two-step setup; an open session is not proof enough. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../kit/button.tsx";
import { Field } from "../../kit/field.tsx";
import { PasswordInput } from "../../kit/input.tsx";
import { problemOf, problemText } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";

interface PasswordStepProps {
  error: unknown;
  busy: boolean;
  onPassword: (password: string) => void;
  /** Beside the button, such as cancel. */
  aside: ReactNode;
}

export function PasswordStep({ error, busy, onPassword, aside }: PasswordStepProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const isWrong = problemOf(error)?.errors?.some(({ code }) => code === "password-wrong") === true;
  useEffect(() => input.current?.focus(), [error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(password === "");
    if (password === "") return input.current?.focus();
    if (!busy) onPassword(password);
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4">
      <chakra.p color="text.muted">{t("mfa.passwordText")}</chakra.p>
      <Field
        label={t("mfa.password")}
        required
        error={missing ? t("common.fault.required") : isWrong ? t("mfa.passwordWrong") : undefined}
      >
        <PasswordInput
          ref={input}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {Boolean(error) && !isWrong && (
        <chakra.p role="alert" color="danger.text">
          {problemText(t, error)}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="solid" loading={busy}>
          {t("mfa.continue")}
        </Button>
        {aside}
      </chakra.div>
    </chakra.form>
  );
}
