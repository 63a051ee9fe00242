/** Another password: the current one, the new one by its rules, and the new one again. */
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useUpdateMyPassword } from "#generated/hrms/hooks/my-profile.ts";
import type { MyUserInfo } from "#generated/hrms/schema.ts";
import { brokenPasswordRules } from "#src/domain/account/shared/new-password.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { PasswordInput } from "../../../kit/input.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { NewPassword, passwordRefusal } from "../../../session/new-password.tsx";

const empty = { current: "", password: "", again: "" };

export function PasswordPanel({ profile }: { profile: MyUserInfo }) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync: change, isPending, error, reset } = useUpdateMyPassword();
  const [values, setValues] = useState(empty);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const { current, password, again } = values;
  const broken = brokenPasswordRules(password, profile, profile.passwordPolicy).length > 0;
  const tried = tries > 0;
  const refusal = passwordRefusal(t, error);
  const isWrong = problemOf(error)?.errors?.some(({ code }) => code === "password-wrong") === true;
  const set = (changes: Partial<typeof empty>): void => {
    setValues({ ...values, ...changes });
    if (error) reset();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    if (current === "" || broken || password !== again) return setTries(tries + 1);
    try {
      await change({ body: { currentPassword: current, password, language } });
      toast({ text: t("my-profile.passwordChanged") });
      setValues(empty);
      setTries(0);
    } catch {
      setTries(tries + 1);
    }
  };
  return (
    <Card padded maxW="form">
      <CardTitle>{t("my-profile.passwordTitle")}</CardTitle>
      <chakra.p color="text.muted" mt="1" mb="5">
        {t("my-profile.passwordText")}
      </chakra.p>
      <chakra.form
        ref={form}
        noValidate
        aria-label={t("my-profile.passwordTitle")}
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="4"
      >
        {/* For the browser's store of passwords. */}
        <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
        <Field
          label={t("my-profile.currentPassword")}
          required
          error={
            isWrong ? t("my-profile.passwordWrong") : tried && current === "" ? t("common.fault.required") : undefined
          }
        >
          <PasswordInput
            size="lg"
            name="current"
            autoComplete="current-password"
            value={current}
            onChange={(event) => set({ current: event.target.value })}
          />
        </Field>
        <NewPassword
          label={t("auth.newPassword")}
          required
          value={password}
          owner={profile}
          policy={profile.passwordPolicy}
          error={tried && broken ? t("auth.rulesBroken") : refusal}
          onChange={(next) => set({ password: next })}
        />
        <Field
          label={t("auth.confirmPassword")}
          required
          error={tried && !broken && password !== again ? t("auth.notSame") : undefined}
        >
          <PasswordInput
            size="lg"
            name="again"
            autoComplete="new-password"
            value={again}
            onChange={(event) => set({ again: event.target.value })}
          />
        </Field>
        {error && !isWrong && refusal === undefined && (
          <chakra.p role="alert" color="danger.text">
            {problemText(t, error)}
          </chakra.p>
        )}
        <chakra.div display="flex" justifyContent="flex-end">
          <Button type="submit" variant="solid" loading={isPending}>
            {t("my-profile.passwordChange")}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}
