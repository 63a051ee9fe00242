/** The new password, twice; when it is set, the way to sign in with it. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { PasswordResetState } from "#generated/hrms/schema.ts";
import { useResetPassword } from "#generated/hrms/hooks/auth.ts";
import { session } from "#src/client/session.ts";
import { brokenPasswordRules } from "#src/domain/account/shared/new-password.ts";
import { Button } from "../kit/button.tsx";
import { Field } from "../kit/field.tsx";
import { PasswordInput } from "../kit/input.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { codeOf, problemText } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { EntryLayout } from "./entry-layout.tsx";
import type { entryPaths } from "./entry-paths.ts";
import { NewPassword, passwordRefusal } from "./new-password.tsx";

type Paths = (typeof entryPaths)[keyof typeof entryPaths];

interface ResetFormProps {
  token: string;
  owner: PasswordResetState;
  login: Paths["login"];
  forgot: Paths["forgot"];
  picture: ReactNode;
}

export function ResetForm({ token, owner, login, forgot, picture }: ResetFormProps) {
  const t = useText();
  const language = useLanguage();
  const reset = useResetPassword();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  if (reset.isSuccess) {
    return (
      <EntryLayout
        title={t("auth.resetDoneTitle")}
        intro={<span role="status">{t("auth.resetDoneText")}</span>}
        picture={picture}
      >
        <ButtonLink to={login} variant="solid" size="lg" w="full">
          {t("auth.signIn")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  if (codeOf(reset.error) === "link-expired") {
    return (
      <EntryLayout
        title={t("auth.expiredTitle")}
        intro={<span role="alert">{t("auth.expiredText")}</span>}
        picture={picture}
      >
        <ButtonLink to={forgot} variant="solid" size="lg" w="full">
          {t("auth.newLink")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  const broken = brokenPasswordRules(password, owner, owner.passwordPolicy).length > 0;
  const refusal = passwordRefusal(t, reset.error);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reset.isPending) return;
    setTries((count) => count + 1);
    if (broken || password !== again) return;
    try {
      await reset.mutateAsync({ body: { token, password, language } });
      // Whoever was signed in here has just been signed out by the server.
      session.end();
    } catch {
      // Told below.
    }
  };
  return (
    <EntryLayout title={t("auth.resetTitle")} intro={t("auth.resetIntro", { email: owner.email })} picture={picture}>
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        {/* For the browser's store of passwords. */}
        <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
        <NewPassword
          label={t("auth.newPassword")}
          value={password}
          owner={owner}
          policy={owner.passwordPolicy}
          error={tries > 0 && broken ? t("auth.rulesBroken") : refusal}
          onChange={setPassword}
        />
        <Field
          label={t("auth.confirmPassword")}
          error={tries > 0 && !broken && password !== again ? t("auth.notSame") : undefined}
        >
          <PasswordInput
            size="lg"
            name="again"
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
        </Field>
        {reset.error && refusal === undefined && (
          <chakra.p role="alert" color="danger.text">
            {problemText(t, reset.error)}
          </chakra.p>
        )}
        <Button type="submit" variant="solid" size="lg" loading={reset.isPending}>
          {t("auth.setPassword")}
        </Button>
      </chakra.form>
    </EntryLayout>
  );
}
