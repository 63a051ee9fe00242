/** Asks what several employees at once are to have. */
import { useBulkUpdateEmployees } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeBulkResult, EmployeeBulkUpdate } from "#generated/hrms/schema.ts";
import { today } from "../../../kit/calendar-date.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormDialog } from "./form/form-dialog.tsx";
import type { FieldSpec } from "./form/spec.ts";
import { departments, designations, grades, locations, people } from "../shared/references.ts";

export type Task = EmployeeBulkUpdate["action"];

const on: FieldSpec = { name: "on", kind: "date", required: true };
const reason: FieldSpec = { name: "reason", kind: "text" };
const fields: Readonly<Record<Task, readonly FieldSpec[]>> = {
  changeJob: [
    on,
    { name: "departmentId", kind: "reference", reference: departments },
    { name: "designationId", kind: "reference", reference: designations },
    { name: "gradeId", kind: "reference", reference: grades },
    { name: "locationId", kind: "reference", reference: locations },
    { name: "managerId", kind: "reference", reference: people },
    reason,
  ],
  confirm: [on],
  extendProbation: [on, { ...reason, required: true }],
};

interface BulkDialogProps {
  companyId: string;
  task: Task;
  employeeIds: readonly string[];
  onDone: (result: EmployeeBulkResult) => void;
  onClose: () => void;
}

export function BulkDialog({ companyId, task, employeeIds, onDone, onClose }: BulkDialogProps) {
  const t = useText();
  const { mutateAsync } = useBulkUpdateEmployees();
  return (
    <FormDialog
      companyId={companyId}
      title={t(`employees.bulkTitle.${task}`, { count: employeeIds.length })}
      intro={t(`employees.bulkIntro.${task}`)}
      action={t(`employees.bulk.${task}`)}
      fields={fields[task]}
      initial={{ on: task === "extendProbation" ? null : today() }}
      send={async (body) =>
        onDone(
          await mutateAsync({
            path: { companyId },
            body: { ...body, action: task, employeeIds } as EmployeeBulkUpdate,
          }),
        )
      }
      onClose={onClose}
    />
  );
}
