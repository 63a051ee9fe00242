/** New-password field with strength and rules. */
import { chakra } from "@chakra-ui/react";
import {
  brokenPasswordRules,
  defaultPasswordPolicy,
  type PasswordPolicy,
  passwordRulesOf,
  passwordStrength,
} from "#src/domain/account/shared/new-password.ts";
import type { FormState } from "../form/use-form.ts";
import { problemOf } from "../kit/problem.ts";
import { VisuallyHidden } from "../kit/visually-hidden.tsx";
import { type Text, useText } from "../messages/use-text.ts";
import { EntryField } from "./entry-form.tsx";

interface Owner {
  email: string;
  username: string;
}

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

const colors = ["border", "danger", "warning", "success", "success"] as const;

export function NewPassword<Values extends { password: string }>({
  form,
  label,
  owner,
  required = false,
  policy = defaultPasswordPolicy,
}: NewPasswordProps<Values>) {
  const t = useText();
  const value = form.values.password;
  const broken = brokenPasswordRules(value, owner, policy);
  const strength = passwordStrength(value, owner, policy);
  return (
    <chakra.div display="grid" gap="2">
      <EntryField
        form={form}
        name="password"
        label={label}
        required={required}
        type="password"
        autoComplete="new-password"
      />
      <chakra.div display="flex" alignItems="center" gap="3" fontSize="sm" lineHeight="sm" color="text.muted">
        <chakra.span display="grid" gridTemplateColumns="repeat(4, 1fr)" gap="1" flex="1" aria-hidden>
          {[1, 2, 3, 4].map((step) => (
            <chakra.span key={step} h="1" borderRadius="full" bg={step <= strength ? colors[strength] : "border"} />
          ))}
        </chakra.span>
        <chakra.span role="status" minW="14" textAlign="end">
          <VisuallyHidden>{`${t("auth.strength")}: `}</VisuallyHidden>
          {t(`auth.strength${strength}`)}
        </chakra.span>
      </chakra.div>
      <chakra.ul aria-label={t("auth.rules")} display="grid" gap="0.5" fontSize="sm" lineHeight="sm">
        {passwordRulesOf(policy).map((rule) => {
          const kept = !broken.includes(rule);
          return (
            <chakra.li
              key={rule}
              display="flex"
              alignItems="baseline"
              gap="2"
              color={kept ? "success.text" : "text.muted"}
            >
              <chakra.svg
                viewBox="0 0 14 14"
                w="3.5"
                h="3.5"
                flexShrink={0}
                transform="translateY(2px)"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                aria-hidden
              >
                {kept ? <path d="m2 7.500 3.500 3.500L12 4" /> : <circle cx="7" cy="7" r="4.500" />}
              </chakra.svg>
              <span>{t(`auth.rule.${rule}`, { count: policy.minLength })}</span>
              <VisuallyHidden>{t(kept ? "auth.rule.kept" : "auth.rule.open")}</VisuallyHidden>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {policy.reuse > 0 && (
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
          {t("auth.rule.reuse", { count: policy.reuse })}
        </chakra.p>
      )}
    </chakra.div>
  );
}
