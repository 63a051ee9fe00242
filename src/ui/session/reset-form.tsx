/** Sets a new password, then links to sign-in. */
import type { ReactNode } from "react";
import type { PasswordResetState } from "#generated/hrms/schema.ts";
import { useResetPassword } from "#generated/hrms/hooks/auth.ts";
import { session } from "#src/client/session.ts";
import { brokenPasswordRules } from "#src/domain/account/shared/new-password.ts";
import { useForm } from "../form/use-form.ts";
import { ButtonLink } from "../kit/link.tsx";
import { codeOf } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { EntryField, EntryForm } from "./entry-form.tsx";
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
  const { mutateAsync: reset } = useResetPassword();
  const form = useForm({
    initial: { password: "", again: "" },
    check: ({ password, again }) => {
      const broken = brokenPasswordRules(password, owner, owner.passwordPolicy).length > 0;
      return {
        password: broken ? t("auth.rulesBroken") : undefined,
        again: !broken && password !== again ? t("auth.notSame") : undefined,
      };
    },
    async send({ password }) {
      await reset({ body: { token, password, language } });
      // The server has just revoked the current session.
      session.end();
    },
    refused: (error) => ({ password: passwordRefusal(t, error) }),
  });

  if (form.status === "sent") {
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
  if (codeOf(form.failure) === "link-expired") {
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
  return (
    <EntryLayout title={t("auth.resetTitle")} intro={t("auth.resetIntro", { email: owner.email })} picture={picture}>
      <EntryForm form={form} action={t("auth.setPassword")}>
        {/* For the browser's password manager. */}
        <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
        <NewPassword
          label={t("auth.newPassword")}
          value={form.values.password}
          owner={owner}
          policy={owner.passwordPolicy}
          error={form.errors.password}
          onChange={(password) => form.set("password", password)}
        />
        <EntryField
          form={form}
          name="again"
          label={t("auth.confirmPassword")}
          type="password"
          autoComplete="new-password"
        />
      </EntryForm>
    </EntryLayout>
  );
}
