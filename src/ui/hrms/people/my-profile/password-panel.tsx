/** Changes the password. */
import { css } from "#generated/styles/css/index.js";
import { useUpdateMyPassword } from "#generated/hrms/hooks/my-profile.ts";
import type { MyUserInfo } from "#generated/hrms/schema.ts";
import { type FormState, useForm } from "../../../form/use-form.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { EntryField, EntryForm } from "../../../session/entry-form.tsx";
import { isPasswordWrong } from "../../../session/mfa/code-fault.ts";
import { NewPassword, newPasswordErrors, passwordRefusal } from "../../../session/new-password.tsx";

const empty = { current: "", password: "", again: "" };

export function PasswordPanel({ profile }: { profile: MyUserInfo }) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: change } = useUpdateMyPassword();
  const form: FormState<typeof empty> = useForm<typeof empty>({
    initial: empty,
    check: ({ current, ...typed }) => ({
      current: current === "" ? t("common.fault.required") : undefined,
      ...newPasswordErrors(t, typed, profile, profile.passwordPolicy),
    }),
    async send({ current, password }) {
      await change({ body: { currentPassword: current, password, language } });
      toast({ text: t("my-profile.passwordChanged") });
      return form.reset;
    },
    refused: (error) => ({
      current: isPasswordWrong(error) ? t("my-profile.passwordWrong") : undefined,
      password: passwordRefusal(t, error),
    }),
  });
  return (
    <Card padded className={css({ maxW: "form" })}>
      <CardHead title={t("my-profile.passwordTitle")} text={t("my-profile.passwordText")} />
      <EntryForm form={form} label={t("my-profile.passwordTitle")} action={t("my-profile.passwordChange")} size="md">
        {/* For the browser's password manager. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        <EntryField
          form={form}
          name="current"
          label={t("my-profile.currentPassword")}
          required
          type="password"
          autoComplete="current-password"
        />
        <NewPassword
          form={form}
          label={t("auth.newPassword")}
          required
          owner={profile}
          policy={profile.passwordPolicy}
        />
        <EntryField
          form={form}
          name="again"
          label={t("auth.confirmPassword")}
          required
          type="password"
          autoComplete="new-password"
        />
      </EntryForm>
    </Card>
  );
}
