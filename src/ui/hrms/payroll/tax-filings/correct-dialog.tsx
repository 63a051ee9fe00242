/** Corrects a box with a reason, or restores the drafted value. */
import { correctTaxForm as form } from "#generated/hrms/forms/tax-forms.ts";
import { useCorrectTaxForm } from "#generated/hrms/hooks/tax-forms.ts";
import type { TaxCorrection } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type FieldSpec, specOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { type Box, choices, dates } from "./box-groups.ts";
import { filingProblem } from "./problem-text.ts";

interface CorrectDialogProps {
  path: { companyId: string; taxFilingId: string; taxFormId: string };
  box: Box;
  onClose: () => void;
}

function fieldOf({ box, amount }: Box): FieldSpec {
  if (amount !== null) return specOf("amount", form.amount, { help: true });
  const allowed = choices[box];
  if (allowed) return { name: "text", kind: "choice", choices: allowed, nullable: true, help: true };
  return dates.includes(box)
    ? { name: "text", kind: "date", nullable: true, help: true }
    : specOf("text", form.text, { help: true });
}

export function CorrectDialog({ path, box, onClose }: CorrectDialogProps) {
  const t = useText();
  const correct = useCorrectTaxForm();
  const name = t(`tax-filings.box.${box.box}`);
  return (
    <FormDialog
      title={t("tax-filings.correctBox", { box: name })}
      intro={t("tax-filings.correctText")}
      action={t("tax-filings.correct")}
      fields={[fieldOf(box), specOf("reason", form.reason)]}
      initial={{ amount: box.amount, text: box.text, reason: box.reason ?? "" }}
      words={{
        field: (field) => (field === "reason" ? t("tax-filings.reason") : name),
        choice: (_, value) => t(`tax-filings.choice.${box.box}.${value}` as "tax-filings.choice.approval.Y"),
        help: (field) => (field === "reason" ? undefined : t("tax-filings.correctHelp")),
      }}
      failureText={(error) => filingProblem(t, error)}
      send={async (values) => {
        const { amount = null, text = null, reason } = values as Pick<TaxCorrection, "amount" | "text" | "reason">;
        await correct.mutateAsync({ path, body: { box: box.box as TaxCorrection["box"], amount, text, reason } });
        toast({ text: t("tax-filings.correctDone", { box: name }) });
      }}
      onClose={onClose}
    />
  );
}
