/** Dialogs that need a two-step code: new recovery codes, and turning two-step verification off. */
import { useDisableMfa, useRenewRecoveryCodes } from "#generated/hrms/hooks/mfa.ts";
import { Dialog } from "../../../kit/dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useLanguage } from "../../../messages/use-language.ts";
import { useText } from "../../../messages/use-text.ts";
import { CodeDialog, codeFields, passwordAndCodeFields } from "../../../session/mfa/code-dialog.tsx";
import { RecoveryCodes } from "../../../session/mfa/recovery-codes.tsx";

interface StepProps {
  onClose: () => void;
}

export function RenewDialog({ onCodes, onClose }: StepProps & { onCodes: (codes: readonly string[]) => void }) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: renew } = useRenewRecoveryCodes();
  return (
    <CodeDialog
      title={t("mfa.newCodes")}
      intro={t("mfa.newCodesText")}
      action={t("mfa.confirm")}
      fields={codeFields}
      send={async ({ code }) => onCodes((await renew({ body: { code: String(code), language } })).recoveryCodes)}
      onClose={onClose}
    />
  );
}

export function CodesDialog({ codes, onClose }: StepProps & { codes: readonly string[] }) {
  const t = useText();
  return (
    <Dialog open title={t("mfa.newCodes")} onClose={onClose}>
      <RecoveryCodes codes={codes} onSaved={onClose} />
    </Dialog>
  );
}

export function TurnOffDialog({ onClose }: StepProps) {
  const t = useText();
  const language = useLanguage();
  const { mutateAsync: disable } = useDisableMfa();
  return (
    <CodeDialog
      title={t("mfa.turnOffTitle")}
      intro={t("mfa.turnOffText")}
      action={t("mfa.turnOff")}
      danger
      fields={passwordAndCodeFields}
      send={async ({ password, code }) => {
        await disable({ body: { password: String(password), code: String(code), language } });
        toast({ text: t("mfa.turnedOff") });
      }}
      onClose={onClose}
    />
  );
}
