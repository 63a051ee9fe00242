/** Sets a new password, then links to sign-in. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import type { PasswordResetState } from "#generated/hrms/schema.ts";
import { useResetPassword } from "#generated/hrms/hooks/auth.ts";
import { session } from "#src/client/session.ts";
import { useForm } from "../form/use-form.ts";
import { ButtonLink } from "../kit/link.tsx";
import { codeOf } from "../kit/problem.ts";
import { useLanguage } from "../messages/use-language.ts";
import { useText } from "../messages/use-text.ts";
import { EntryField, EntryForm } from "./entry-form.tsx";
import { EntryLayout } from "./entry-layout.tsx";
import type { entryPaths } from "./entry-paths.ts";
import { NewPassword, newPasswordErrors, passwordRefusal } from "./new-password.tsx";

type Paths = (typeof entryPaths)[keyof typeof entryPaths];

interface ResetFormProps {
  token: string;
  owner: PasswordResetState;
  login: Paths["login"];
  picture: ReactNode;
  onExpired: () => void;
}

export function ResetForm({ token, owner, login, picture, onExpired }: ResetFormProps) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: reset } = useResetPassword();
  const form = useForm({
    initial: { password: "", again: "" },
    check: (typed) => newPasswordErrors(t, typed, owner, owner.passwordPolicy),
    async send({ password }) {
      await reset({ body: { token, password, language } });
      // The server has just revoked the current session.
      session.end();
    },
    refused: (error) => (codeOf(error) === "link-expired" ? onExpired : { password: passwordRefusal(t, error) }),
  });

  if (form.status === "sent") {
    return (
      <EntryLayout
        title={t("auth.resetDoneTitle")}
        intro={<span role="status">{t("auth.resetDoneText")}</span>}
        picture={picture}
      >
        <ButtonLink to={login} variant="solid" size="lg" className={css({ w: "full" })}>
          {t("auth.signIn")}
        </ButtonLink>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={t("auth.resetTitle")} intro={t("auth.resetIntro", { email: owner.email })} picture={picture}>
      <EntryForm form={form} action={t("auth.setPassword")}>
        {/* For the browser's password manager. */}
        <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
        <NewPassword form={form} label={t("auth.newPassword")} owner={owner} policy={owner.passwordPolicy} />
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
