/** Changes the terms of a final settlement. */
import { listDeductionOptionsOptions } from "#generated/hrms/hooks/deductions.ts";
import { updateSettlement as form } from "#generated/hrms/forms/settlements.ts";
import { useUpdateSettlement } from "#generated/hrms/hooks/settlements.ts";
import type { SettlementTerms } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specOf, specsOf, type Values } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { settlementProblem } from "./problem-text.ts";
import type { SettlementTabProps } from "./settlement-tab.ts";

const names = [
  "how",
  "noticeBy",
  "noticeFrom",
  "noticeTo",
  "noticeCount",
  "encashLeave",
  "awsMethod",
  "awsUnpaidDays",
  "retrenchment",
  "recoverLoans",
  "limitLoans",
  "withholdTax",
  "note",
] as const;
type Name = (typeof names)[number];
const owed = ({ noticeBy }: Values): boolean => noticeBy === "employer" || noticeBy === "employee";
const rows = form.recoveries.items.fields;
const fields = [
  ...specsOf(
    form,
    {
      how: { clearable: false, help: true },
      noticeFrom: { shown: owed },
      noticeTo: { shown: owed },
      noticeCount: { shown: owed, clearable: false, help: true },
      awsMethod: { help: true },
      awsUnpaidDays: { shown: ({ awsMethod }) => awsMethod === "calendar-days" },
      limitLoans: { help: true },
      withholdTax: { help: true },
    },
    names,
  ),
  specOf("recoveries", form.recoveries, {
    rows: [
      specOf("deductionId", rows.deductionId, {
        reference: { label: "deductionId", options: listDeductionOptionsOptions as never },
      }),
      specOf("amount", rows.amount),
    ],
  }),
];
const helped = ["how", "noticeCount", "awsMethod", "limitLoans", "withholdTax"] as const;
const faults = ["employed-then", "before-start", "twice"] as const;

export function TermsDialog({ companyId, settlement, onClose }: SettlementTabProps & { onClose: () => void }) {
  const t = useText();
  const update = useUpdateSettlement();
  return (
    <FormDialog
      title={t("settlements.editTerms")}
      intro={t("settlements.editTermsText")}
      action={t("shell.save")}
      fields={fields}
      listed
      scope={{ companyId }}
      initial={{
        ...Object.fromEntries(names.map((name) => [name, settlement[name]])),
        recoveries: settlement.recoveries,
      }}
      words={{
        field: (path) => t(`settlements.${path.replace(/\.\d+\./, ".") as Name}`),
        choice: (path, value) => t(`settlements.${path}.${value}` as "settlements.how.dismissed"),
        help: (path) => {
          const found = helped.find((name) => name === path);
          return found && t(`settlements.${found}.help`);
        },
        fault: (code) => {
          const found = faults.find((each) => each === code);
          return found && t(`settlements.fault.${found}`);
        },
        addRow: () => t("settlements.addRecovery"),
        removeRow: (_, row) => t("settlements.removeRecovery", { row }),
      }}
      failureText={(error) => settlementProblem(t, error)}
      send={async (body) => {
        await update.mutateAsync({
          path: { companyId, settlementId: settlement.id },
          headers: { "If-Match": `"${settlement.version}"` },
          body: body as unknown as SettlementTerms,
        });
        toast({ text: t("crud.saved", { name: settlement.fullName }) });
      }}
      onClose={onClose}
    />
  );
}
