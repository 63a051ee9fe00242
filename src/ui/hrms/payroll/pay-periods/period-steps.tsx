/** Closes the inputs of a period, or opens it again with a reason. */
import { ListX, LockOpen } from "lucide-react";
import { useState } from "react";
import { useClosePayPeriodInputs, useReopenPayPeriod } from "#generated/hrms/hooks/pay-periods.ts";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { payrollProblem } from "../shared/problem-text.ts";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

export function PeriodSteps({ row, scope: { companyId = "" } }: { row: Row; scope: Readonly<Record<string, string>> }) {
  const t = useText();
  const may = useAbility().can("update", "pay-periods");
  const close = useClosePayPeriodInputs();
  const reopen = useReopenPayPeriod();
  const attempt = useAttempt(payrollProblem);
  const [reopening, setReopening] = useState(false);
  const path = { companyId, payPeriodId: row.id };
  const name = String(row["name"]);
  if (!may) return null;
  if (row.status === "open")
    return (
      <ConfirmButton
        icon={ListX}
        button={{ loading: close.isPending }}
        title={t("payroll.inputs.title", { name })}
        action={t("payroll.inputs.close")}
        onConfirm={() => attempt(() => close.mutateAsync({ path }), t("payroll.inputs.closed", { name }))}
      >
        {t("payroll.inputs.text")}
      </ConfirmButton>
    );
  if (row.status !== "inputs-closed") return null;
  return (
    <>
      <Button onClick={() => setReopening(true)}>
        <LockOpen size={16} aria-hidden />
        {t("payroll.inputs.reopen")}
      </Button>
      {reopening && (
        <ReasonDialog
          title={t("payroll.inputs.reopenTitle", { name })}
          action={t("payroll.inputs.reopen")}
          done={t("payroll.inputs.reopened", { name })}
          send={(body) => reopen.mutateAsync({ path, body })}
          onClose={() => setReopening(false)}
        >
          {t("payroll.inputs.reopenText")}
        </ReasonDialog>
      )}
    </>
  );
}
