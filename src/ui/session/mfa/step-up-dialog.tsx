/** Asks for a fresh code; the pending call then continues. */
import { useStepUp } from "#generated/hrms/hooks/mfa.ts";
import { useText } from "../../messages/use-text.ts";
import { CodeDialog, codeFields } from "./code-dialog.tsx";
import { endStepUp } from "./step-up.ts";

export function StepUpDialog() {
  const t = useText();
  const { mutateAsync: confirm } = useStepUp();
  return (
    <CodeDialog
      title={t("mfa.stepUpTitle")}
      intro={t("mfa.stepUpText")}
      action={t("mfa.confirm")}
      fields={codeFields}
      send={async ({ code }) => {
        await confirm({ body: { code: String(code) } });
        endStepUp(true);
      }}
      onClose={() => endStepUp(false)}
    />
  );
}
