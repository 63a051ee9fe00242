/** Email and password; rejected sign-ins are reported at the email field. */
import { lazy, startTransition, useImperativeHandle, useState, type ReactNode, type Ref } from "react";
import { useLogin } from "#generated/hrms/hooks/auth.ts";
import type { LoginError } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import { session } from "#src/client/session.ts";
import { useForm } from "../form/use-form.ts";
import { LabelledCheckbox } from "../kit/checkbox.tsx";
import { problemOf, problemText, statusOf } from "../kit/problem.ts";
import { loadMessages } from "../messages/store.ts";
import { type Text, useText } from "../messages/use-text.ts";
import { EntryField, EntryForm } from "./entry-form.tsx";

export interface SignInFormHandle {
  /** Fills in the form and submits it. */
  signIn: (email: string, password: string) => void;
}

interface SignInFormProps {
  /** Fixed email in the session-ended dialog. */
  email?: string;
  onSignedIn: () => void;
  /** Beside the password label, such as the reset link. */
  aside?: ReactNode;
  ref?: Ref<SignInFormHandle>;
}

/** Lazy: only needed with two-step verification. */
export const CodeStep = lazy(async () => {
  const [{ CodeStep: component }] = await Promise.all([import("./mfa/code-step.tsx"), loadMessages("mfa")]);
  return { default: component };
});

const reasons = { "password-expired": "auth.expired", "sso-required": "auth.ssoRequired" } as const;

/** Wrong or expired password, another sign-in method required, or a failure of the call. */
function refusalText(t: Text, error: unknown): string {
  if (statusOf(error) !== 400) return problemText(t, error);
  const reason = ((error as ApiError).body as LoginError).error;
  return t(typeof reason !== "string" && reason.code ? reasons[reason.code] : "auth.wrong");
}

export function SignInForm({ email: fixedEmail, onSignedIn, aside, ref }: SignInFormProps) {
  const t = useText();
  const { mutateAsync: login } = useLogin();
  const [challenge, setChallenge] = useState<string>();
  const form = useForm({
    initial: { email: fixedEmail ?? "", password: "", remember: session.remembered() },
    check: ({ email, password }) => ({
      email: email.trim() === "" ? t("auth.emailMissing") : undefined,
      password: password === "" ? t("auth.passwordMissing") : undefined,
    }),
    async send({ email, password, remember }) {
      session.start(await login({ body: { email: email.trim(), password } }), { remember });
      onSignedIn();
    },
    refused(error) {
      const next = problemOf(error)?.challenge;
      // Keep the form until the next step has loaded.
      return next ? () => startTransition(() => setChallenge(next)) : { email: refusalText(t, error) };
    },
  });
  const { remember } = form.values;
  useImperativeHandle(ref, () => ({
    signIn(email, password) {
      form.change({ email, password });
      form.submit();
    },
  }));
  if (challenge)
    return (
      <CodeStep
        challenge={challenge}
        remember={remember}
        onSignedIn={onSignedIn}
        onBack={() => setChallenge(undefined)}
      />
    );
  return (
    <EntryForm form={form} action={t("auth.signIn")}>
      <EntryField form={form} name="email" label={t("auth.email")} type="email" readOnly={fixedEmail !== undefined} />
      <EntryField
        form={form}
        name="password"
        label={t("auth.password")}
        aside={aside}
        type="password"
        autoComplete="current-password"
      />
      <LabelledCheckbox
        name="remember"
        checked={remember}
        onChange={(event) => form.set("remember", event.target.checked)}
      >
        {t("auth.remember")}
      </LabelledCheckbox>
    </EntryForm>
  );
}
