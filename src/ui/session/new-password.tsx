/** New-password field with strength and rules, and what the server may refuse. */
import { css } from "#generated/styles/css/index.js";
import {
  brokenPasswordRules,
  defaultPasswordPolicy,
  type PasswordPolicy,
} from "#src/domain/account/shared/new-password.ts";
import type { FormState } from "../form/use-form.ts";
import { problemOf } from "../kit/problem.ts";
import type { Text } from "../messages/use-text.ts";
import { EntryField } from "./entry-form.tsx";
import { type Owner, PasswordRules } from "./password-rules.tsx";

interface NewPasswordProps<Values> {
  form: FormState<Values>;
  label: string;
  owner: Owner;
  required?: boolean;
  policy?: PasswordPolicy;
}

const refusals = { "password-reused": "auth.reused", "sso-required": "auth.ssoRequired" } as const;

/** Rules only the server can check: reuse, and whether passwords are allowed at all. */
export function passwordRefusal(t: Text, error: unknown): string | undefined {
  const message = problemOf(error)
    ?.errors?.map(({ code }) => refusals[code as keyof typeof refusals])
    .find((message) => message !== undefined);
  return message && t(message);
}

interface TypedPasswords {
  readonly password: string;
  readonly again?: string;
}

/** Errors of a new password that breaks the rules or differs from its repetition. */
export function newPasswordErrors(
  t: Text,
  { password, again = password }: TypedPasswords,
  owner: Owner,
  policy = defaultPasswordPolicy,
) {
  const broken = brokenPasswordRules(password, owner, policy).length > 0;
  return {
    password: broken ? t("auth.rulesBroken") : undefined,
    again: !broken && password !== again ? t("auth.notSame") : undefined,
  };
}

export function NewPassword<Values extends { password: string }>({
  form,
  label,
  owner,
  required = false,
  policy = defaultPasswordPolicy,
}: NewPasswordProps<Values>) {
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <EntryField
        form={form}
        name="password"
        label={label}
        required={required}
        type="password"
        autoComplete="new-password"
      />
      <PasswordRules value={form.values.password} owner={owner} policy={policy} />
    </div>
  );
}
