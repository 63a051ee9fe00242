/** Email and password; rejected sign-ins are reported at the email field. */
import { chakra } from "@chakra-ui/react";
import {
  lazy,
  startTransition,
  useImperativeHandle,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from "react";
import { useLogin } from "#generated/hrms/hooks/auth.ts";
import type { LoginError } from "#generated/hrms/schema.ts";
import { Button } from "../kit/button.tsx";
import { LabelledCheckbox } from "../kit/checkbox.tsx";
import { Field } from "../kit/field.tsx";
import { Input, PasswordInput } from "../kit/input.tsx";
import { problemOf, problemText, statusOf } from "../kit/problem.ts";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { session } from "#src/client/session.ts";
import { useCapsLock } from "./use-caps-lock.ts";

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
const CodeStep = lazy(async () => {
  const [{ CodeStep: component }] = await Promise.all([import("./mfa/code-step.tsx"), loadMessages("mfa")]);
  return { default: component };
});

const reasons = { "password-expired": "auth.expired", "sso-required": "auth.ssoRequired" } as const;

/** Maps a failed sign-in to a reason: wrong or expired password, or another sign-in method required. */
function reasonOf({ body }: NonNullable<ReturnType<typeof useLogin>["error"]>) {
  const reason = (body as LoginError).error;
  return typeof reason !== "string" && reason.code ? reasons[reason.code] : "auth.wrong";
}

export function SignInForm({ email: fixedEmail, onSignedIn, aside, ref }: SignInFormProps) {
  const t = useText();
  const login = useLogin();
  const [email, setEmail] = useState(fixedEmail ?? "");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(() => session.remembered());
  const capsLock = useCapsLock();
  const [challenge, setChallenge] = useState<string>();
  const [missing, setMissing] = useState<"email" | "password" | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useImperativeHandle(ref, () => ({
    signIn: (nextEmail, nextPassword) => {
      setEmail(nextEmail);
      setPassword(nextPassword);
      setMissing(null);
      void start(nextEmail, nextPassword);
    },
  }));

  const start = async (as: string, secret: string): Promise<void> => {
    if (login.isPending) return;
    try {
      session.start(await login.mutateAsync({ body: { email: as.trim(), password: secret } }), { remember });
      onSignedIn();
    } catch (error) {
      const next = problemOf(error)?.challenge;
      // Keep the form until the next step has loaded.
      if (next) startTransition(() => setChallenge(next));
      // The error is shown at the field below.
      else emailInput.current?.focus();
    }
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const empty = !email.trim() ? "email" : !password ? "password" : null;
    setMissing(empty);
    if (empty) return (empty === "email" ? emailInput : passwordInput).current?.focus();
    await start(email, password);
  };
  if (challenge)
    return (
      <CodeStep
        challenge={challenge}
        remember={remember}
        onSignedIn={onSignedIn}
        onBack={() => setChallenge(undefined)}
      />
    );
  const refused =
    login.error &&
    !problemOf(login.error)?.challenge &&
    (statusOf(login.error) === 400 ? t(reasonOf(login.error)) : problemText(t, login.error));
  const emailError = missing === "email" ? t("auth.emailMissing") : refused || undefined;

  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <Field label={t("auth.email")} error={emailError}>
        <Input
          ref={emailInput}
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={fixedEmail !== undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field
        label={t("auth.password")}
        error={missing === "password" ? t("auth.passwordMissing") : undefined}
        help={capsLock.on && t("auth.capsLock")}
        aside={aside}
      >
        <PasswordInput
          ref={passwordInput}
          size="lg"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onKeyUp={capsLock.watch}
        />
      </Field>
      <LabelledCheckbox name="remember" checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {t("auth.remember")}
      </LabelledCheckbox>
      <Button type="submit" variant="solid" size="lg" loading={login.isPending}>
        {t("auth.signIn")}
      </Button>
    </chakra.form>
  );
}
