/** Adds an allowance or deduction to an employee. */
import { createEmployeePayItem } from "#generated/hrms/forms/employee-pay-items.ts";
import { listAllowanceOptionsOptions } from "#generated/hrms/hooks/allowances.ts";
import { listDeductionOptionsOptions } from "#generated/hrms/hooks/deductions.ts";
import { useCreateEmployeePayItem } from "#generated/hrms/hooks/employee-pay-items.ts";
import type { EmployeePayItem, EmployeePayItemInput } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { payItemFault } from "../employee-pay-items/problem-text.ts";
import { ScheduleControl } from "../employee-pay-items/schedule-control.tsx";
import { payItemShown } from "../employee-pay-items/shown.ts";
import { MonthControl } from "./month.tsx";

const shown = (name: string) => ({ shown: payItemShown[name] ?? (() => true) });
const fields = specsOf(
  createEmployeePayItem,
  {
    kind: { clearable: false, initial: "allowance" },
    allowanceId: {
      reference: { label: "itemName", options: listAllowanceOptionsOptions as never },
      ...shown("allowanceId"),
    },
    deductionId: {
      reference: { label: "itemName", options: listDeductionOptionsOptions as never },
      ...shown("deductionId"),
    },
    mode: { clearable: false, initial: "fixed" },
    amount: { ...shown("amount"), help: true },
    quantity: shown("quantity"),
    fromMonth: { control: MonthControl, ...shown("fromMonth") },
    toMonth: { control: MonthControl, ...shown("toMonth") },
    total: { ...shown("total"), help: true },
    instalments: shown("instalments"),
    amounts: { control: ScheduleControl, ...shown("amounts") },
    consentOn: { ...shown("consentOn"), help: true },
    status: { clearable: false },
  },
  [
    "kind",
    "allowanceId",
    "deductionId",
    "mode",
    "amount",
    "quantity",
    "total",
    "instalments",
    "fromMonth",
    "toMonth",
    "amounts",
    "consentOn",
    "reason",
    "status",
  ],
);
type FieldName = Exclude<keyof EmployeePayItemInput, "fileId" | "status">;
const helped = ["amount", "total", "consentOn"] as const;

interface AddItemDialogProps {
  companyId: string;
  employeeId: string;
  onClose: () => void;
}

export function AddItemDialog({ companyId, employeeId, onClose }: AddItemDialogProps) {
  const t = useText();
  const create = useCreateEmployeePayItem();
  return (
    <FormDialog
      title={t("employee-pay-items.tabTitle")}
      action={t("employee-pay-items.new")}
      width="40rem"
      scope={{ companyId, employeeId }}
      fields={fields}
      words={{
        field: (name) => (name === "status" ? t("crud.status") : t(`employee-pay-items.${name as FieldName}`)),
        choice: (name, value) =>
          name === "status"
            ? value === "active"
              ? t("crud.status.active")
              : t("employee-pay-items.status.draft")
            : name === "kind"
              ? t(`employee-pay-items.kind.${value as EmployeePayItem["kind"]}`)
              : t(`employee-pay-items.mode.${value as EmployeePayItem["mode"]}`),
        help: (name) => {
          const known = helped.find((one) => one === name);
          return known && t(`employee-pay-items.${known}.help`);
        },
        fault: (code, { params }) => payItemFault(t, code, params),
      }}
      send={async (body) => {
        const input = { ...body, employeeId } as EmployeePayItemInput;
        await create.mutateAsync({ path: { companyId }, body: input });
        toast({ text: t("employee-pay-items.added") });
      }}
      onClose={onClose}
    />
  );
}
