/** Asks for a fresh code; the pending call then continues. */
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useStepUp } from "#generated/hrms/hooks/mfa.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useText } from "../../messages/use-text.ts";
import { CodeForm } from "./code-form.tsx";
import { endStepUp } from "./step-up.ts";

export function StepUpDialog() {
  const t = useText();
  const form = useId();
  const confirm = useStepUp();
  return (
    <Dialog
      open
      title={t("mfa.stepUpTitle")}
      onClose={() => endStepUp(false)}
      footer={
        <>
          <Button onClick={() => endStepUp(false)}>{t("common.cancel")}</Button>
          <Button variant="solid" type="submit" form={form} loading={confirm.isPending}>
            {t("mfa.confirm")}
          </Button>
        </>
      }
    >
      <chakra.p color="text.muted" mb="4">
        {t("mfa.stepUpText")}
      </chakra.p>
      <CodeForm
        id={form}
        error={confirm.error}
        busy={confirm.isPending}
        onCode={(code) => confirm.mutate({ body: { code } }, { onSuccess: () => endStepUp(true) })}
      />
    </Dialog>
  );
}
