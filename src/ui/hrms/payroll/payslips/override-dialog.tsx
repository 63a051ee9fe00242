/** Overrides the amount of a line with a reason, or restores the calculated one. */
import { overridePayslipLine as form } from "#generated/hrms/forms/pay-runs.ts";
import { useOverridePayslipLine } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayOverride } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { lineName } from "../shared/line-name.ts";
import { payrollProblem } from "../shared/problem-text.ts";
import type { Line } from "./payslip-lines.tsx";

const fields = specsOf(form, { amount: { help: true } }, ["amount", "reason"]);

interface OverrideDialogProps {
  path: { companyId: string; payRunId: string; payslipId: string };
  line: Line;
  onClose: () => void;
}

export function OverrideDialog({ path, line, onClose }: OverrideDialogProps) {
  const t = useText();
  const format = useFormat();
  const override = useOverridePayslipLine();
  const name = lineName(t, line);
  const calculated = line.calculated ?? line.amount;
  return (
    <FormDialog
      title={t("payslips.overrideOf", { line: name })}
      intro={t("payslips.overrideText", { amount: format.money(calculated) })}
      action={t("payslips.override")}
      fields={fields}
      initial={{ amount: line.amount, reason: line.overrideReason ?? "" }}
      words={{
        field: (path) => t(path === "amount" ? "payslips.overrideAmount" : "payroll.reason"),
        help: (path) => (path === "amount" ? t("payslips.overrideAmountHelp") : t("payroll.reasonHelp")),
      }}
      failureText={(error) => payrollProblem(t, error)}
      send={async (values) => {
        const { amount, reason } = values as Pick<PayOverride, "amount" | "reason">;
        await override.mutateAsync({
          path,
          body: { code: line.code, sourceId: line.sourceId, amount: amount ?? null, reason },
        });
        toast({ text: t("payslips.overrideDone", { line: name }) });
      }}
      onClose={onClose}
    />
  );
}
