/** What each step of a tax clearance asks for, and what follows from it. */
import { useNavigate } from "@tanstack/react-router";
import {
  acknowledgeTaxClearance as acknowledgementForm,
  amendTaxClearance as amendmentForm,
  approveTaxClearance as approvalForm,
  recordTaxDirective as directiveForm,
  returnTaxClearance as reasonForm,
  settleTaxClearance as settlementForm,
} from "#generated/hrms/forms/tax-clearances.ts";
import {
  useAcknowledgeTaxClearance,
  useAmendTaxClearance,
  useApproveTaxClearance,
  useCancelTaxClearance,
  useRecordTaxDirective,
  useReturnTaxClearance,
  useSettleTaxClearance,
  useSubmitTaxClearance,
} from "#generated/hrms/hooks/tax-clearances.ts";
import type { TaxClearance } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type FieldSpec, specsOf } from "../../../form/spec.ts";
import { today } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import type { ClearanceStep } from "./clearance-steps.ts";
import type { ClearanceTabProps } from "./clearance-tab.ts";
import { clearanceProblem } from "./problem-text.ts";

type Asked = Exclude<ClearanceStep, "draft">;

const reason = specsOf(reasonForm);
const due = { paidOn: "toIras", releasedOn: "toEmployee" } as const;

function fieldsOf(step: Asked, clearance: TaxClearance): readonly FieldSpec[] {
  switch (step) {
    case "approve":
      return specsOf(approvalForm);
    case "acknowledge":
      return specsOf(acknowledgementForm);
    case "directive":
      return specsOf(directiveForm);
    case "settle":
      // Only what is due is asked for.
      return specsOf(settlementForm)
        .filter(({ name }) => clearance[due[name as keyof typeof due]] > 0)
        .map((field) => ({ ...field, required: true }));
    case "amend":
      return specsOf(amendmentForm, { kind: { clearable: false } });
    case "submit":
      return [];
    default:
      return reason;
  }
}

const days: Readonly<Partial<Record<Asked, readonly string[]>>> = {
  acknowledge: ["acknowledgedOn"],
  directive: ["directiveOn"],
  settle: ["paidOn", "releasedOn"],
};
const faults = ["in-the-future", "required", "before-the-answer"] as const;

interface ClearanceDialogProps extends ClearanceTabProps {
  step: Asked;
  onClose: () => void;
}

export function ClearanceDialog({ step, companyId, clearance, onClose }: ClearanceDialogProps) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const calls = {
    submit: useSubmitTaxClearance(),
    approve: useApproveTaxClearance(),
    return: useReturnTaxClearance(),
    acknowledge: useAcknowledgeTaxClearance(),
    directive: useRecordTaxDirective(),
    settle: useSettleTaxClearance(),
    amend: useAmendTaxClearance(),
    cancel: useCancelTaxClearance(),
  };
  const { id, fullName: name, toIras, toEmployee, short } = clearance;
  const path = { companyId, taxClearanceId: id };
  const given = {
    name,
    tax: format.money(toIras),
    rest: format.money(toEmployee),
    short: format.money(short),
  };
  return (
    <FormDialog
      title={t(`tax-clearances.${step}Title`, given)}
      intro={t(`tax-clearances.${step}Text`, given)}
      action={t(`tax-clearances.do.${step}`)}
      danger={step === "cancel"}
      confirms={step === "submit"}
      fields={fieldsOf(step, clearance)}
      initial={{
        ...Object.fromEntries((days[step] ?? []).map((field) => [field, today()])),
        ...(step === "amend" && { kind: "additional" }),
      }}
      words={{
        field: (field) => t(`tax-clearances.${field as "paidOn"}`),
        choice: (field, value) => t(`tax-clearances.${field}.${value}` as "tax-clearances.kind.amended"),
        fault: (code) => {
          const found = faults.find((one) => one === code);
          return found && t(`tax-clearances.fault.${found}`);
        },
      }}
      failureText={(error) => clearanceProblem(t, error)}
      send={async (body) => {
        const made = await calls[step].mutateAsync({ path, ...(step !== "submit" && { body }) } as never);
        toast({ text: t(`tax-clearances.done.${step}`, given) });
        if (step === "amend")
          await navigate({ to: `/companies/${companyId}/tax-clearances/${(made as TaxClearance).id}` as string });
      }}
      onClose={onClose}
    />
  );
}
