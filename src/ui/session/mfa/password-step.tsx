/** Asks for the password before two-step setup; an open session is not proof enough. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { useForm } from "../../form/use-form.ts";
import { useText } from "../../messages/use-text.ts";
import { EntryField, EntryForm } from "../entry-form.tsx";
import { isPasswordWrong } from "./code-fault.ts";

interface PasswordStepProps {
  send: (password: string) => Promise<unknown>;
  /** Beside the button, such as cancel. */
  aside: ReactNode;
}

export function PasswordStep({ send, aside }: PasswordStepProps) {
  const t = useText();
  const form = useForm({
    initial: { password: "" },
    check: ({ password }) => ({ password: password === "" ? t("common.fault.required") : undefined }),
    async send({ password }) {
      await send(password);
    },
    refused: (error) => ({ password: isPasswordWrong(error) ? t("mfa.passwordWrong") : undefined }),
  });
  return (
    <EntryForm form={form} action={t("mfa.continue")} size="md" aside={aside}>
      <p className={css({ color: "text.muted" })}>{t("mfa.passwordText")}</p>
      <EntryField
        form={form}
        name="password"
        label={t("mfa.password")}
        required
        type="password"
        autoFocus
        autoComplete="current-password"
      />
    </EntryForm>
  );
}
