/** Enters leave for one or several people. */
import { createManualLeave as form } from "#generated/hrms/forms/manual-leave.ts";
import { listLeaveTypeOptionsOptions } from "#generated/hrms/hooks/leave-types.ts";
import { useCreateManualLeave } from "#generated/hrms/hooks/manual-leave.ts";
import type { ManualLeaveInput } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type Reference, specsOf, type Values } from "../../../form/spec.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { people } from "../../people/shared/references.ts";
import { useLeaveWords } from "./leave-words.ts";

const types: Reference = { label: "label", options: listLeaveTypeOptionsOptions as unknown as Reference["options"] };
const isTaken = ({ mode }: Values): boolean => mode === "take";
const fields = specsOf(
  form,
  {
    employeeIds: { reference: people },
    leaveTypeId: { reference: types },
    mode: { initial: "grant" },
    units: { shown: (values) => !isTaken(values) },
    to: { shown: isTaken },
    startHalf: { shown: isTaken },
    endHalf: { shown: isTaken },
    expiresOn: { shown: ({ mode }) => mode === "grant" },
  },
  ["employeeIds", "leaveTypeId", "mode", "units", "from", "to", "startHalf", "endHalf", "expiresOn", "reason"],
);
const labels = {
  employeeIds: "leaves.employees",
  leaveTypeId: "leaves.type",
  mode: "leaves.mode",
  units: "leaves.units",
  from: "leaves.from",
  to: "leaves.to",
  startHalf: "leaves.startAt",
  endHalf: "leaves.endAt",
  expiresOn: "leaves.expiresOn",
  reason: "leaves.reason",
} as const;

export function ManualLeaveDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useText();
  const words = useLeaveWords();
  const create = useCreateManualLeave();
  return (
    <FormDialog
      title={t("leaves.manualEnter")}
      action={t("leaves.manualEnter")}
      fields={fields}
      scope={{ companyId }}
      words={{
        field: (name) => t(labels[name as keyof typeof labels] ?? "leaves.type"),
        choice: (name, value) =>
          name === "mode"
            ? t(`leaves.mode.${value as ManualLeaveInput["mode"]}`)
            : t(name === "startHalf" ? `leaves.start.${value as "am" | "pm"}` : `leaves.end.${value as "am" | "pm"}`),
        help: (name) => (name === "units" ? t("leaves.unitsHelp") : undefined),
        fault: (_code, fault) => words.fault(fault),
      }}
      send={async (body) => {
        await create.mutateAsync({ path: { companyId }, body: body as unknown as ManualLeaveInput });
        toast({ text: t("leaves.done") });
      }}
      onClose={onClose}
    />
  );
}
