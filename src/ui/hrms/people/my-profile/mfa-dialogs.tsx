/** Dialogs that need a two-step code: new recovery codes, and turning two-step verification off. */
import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useDisableMfa, useRenewRecoveryCodes } from "#generated/hrms/hooks/mfa.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { PasswordInput } from "../../../kit/input.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { CodeForm } from "../../../session/mfa/code-form.tsx";
import { RecoveryCodes } from "../../../session/mfa/recovery-codes.tsx";

interface StepProps {
  onClose: () => void;
}

export function RenewDialog({ onClose }: StepProps) {
  const t = useText();
  const language = useLanguage();
  const { mutate: renew, data, error, isPending } = useRenewRecoveryCodes();
  return (
    <Dialog open title={t("mfa.newCodes")} onClose={onClose}>
      {data ? (
        <RecoveryCodes codes={data.recoveryCodes} onSaved={onClose} />
      ) : (
        <>
          <chakra.p color="text.muted" mb="4">
            {t("mfa.newCodesText")}
          </chakra.p>
          <CodeForm error={error} busy={isPending} onCode={(code) => renew({ body: { code, language } })}>
            <Button type="submit" variant="solid" loading={isPending}>
              {t("mfa.confirm")}
            </Button>
          </CodeForm>
        </>
      )}
    </Dialog>
  );
}

export function TurnOffDialog({ onClose }: StepProps) {
  const t = useText();
  const form = useId();
  const language = useLanguage();
  const { mutate: disable, error, isPending } = useDisableMfa();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  // The password is checked first, so the code is still unused.
  const isWrong = problemOf(error)?.errors?.some(({ code }) => code === "password-wrong") === true;
  const send = (code: string): void => {
    setMissing(password === "");
    if (password === "") return;
    const done = (): void => {
      toast({ text: t("mfa.turnedOff") });
      onClose();
    };
    disable({ body: { password, code, language } }, { onSuccess: done });
  };
  return (
    <Dialog
      open
      title={t("mfa.turnOffTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button variant="solid" colorPalette="danger" type="submit" form={form} loading={isPending}>
            {t("mfa.turnOff")}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="text.muted">{t("mfa.turnOffText")}</chakra.p>
        <Field
          label={t("mfa.password")}
          required
          error={missing ? t("common.fault.required") : isWrong ? t("mfa.passwordWrong") : undefined}
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <CodeForm id={form} eager={false} error={isWrong ? null : error} busy={isPending} onCode={send} />
      </chakra.div>
    </Dialog>
  );
}
