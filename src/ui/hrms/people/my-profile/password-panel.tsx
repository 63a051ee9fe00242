/** Changes the password. */
import { useUpdateMyPassword } from "#generated/hrms/hooks/my-profile.ts";
import type { MyUserInfo } from "#generated/hrms/schema.ts";
import { brokenPasswordRules } from "#src/domain/account/shared/new-password.ts";
import { type FormState, useForm } from "../../../form/use-form.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { EntryField, EntryForm } from "../../../session/entry-form.tsx";
import { NewPassword, passwordRefusal } from "../../../session/new-password.tsx";

const empty = { current: "", password: "", again: "" };

export function PasswordPanel({ profile }: { profile: MyUserInfo }) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: change } = useUpdateMyPassword();
  const form: FormState<typeof empty> = useForm<typeof empty>({
    initial: empty,
    check: ({ current, password, again }) => {
      const broken = brokenPasswordRules(password, profile, profile.passwordPolicy).length > 0;
      return {
        current: current === "" ? t("common.fault.required") : undefined,
        password: broken ? t("auth.rulesBroken") : undefined,
        again: !broken && password !== again ? t("auth.notSame") : undefined,
      };
    },
    async send({ current, password }) {
      await change({ body: { currentPassword: current, password, language } });
      toast({ text: t("my-profile.passwordChanged") });
      return form.reset;
    },
    refused: (error) => ({
      current: problemOf(error)?.errors?.some(({ code }) => code === "password-wrong")
        ? t("my-profile.passwordWrong")
        : undefined,
      password: passwordRefusal(t, error),
    }),
  });
  return (
    <Card padded maxW="form">
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
          label={t("auth.newPassword")}
          required
          value={form.values.password}
          owner={profile}
          policy={profile.passwordPolicy}
          error={form.errors.password}
          onChange={(password) => form.set("password", password)}
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
