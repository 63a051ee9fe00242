/** Changes a field for several employees at once. */
import { useBulkUpdateEmployees } from "#generated/hrms/hooks/employees.ts";
import type { EmployeeBulkResult, EmployeeBulkUpdate } from "#generated/hrms/schema.ts";
import { today } from "../../../kit/calendar-date.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormDialog } from "./form/form-dialog.tsx";
import { bulkUpdateEmployees as form } from "#generated/hrms/forms/employees.ts";
import { type FieldSpec, specsOf } from "../../../form/spec.ts";
import { departments, designations, grades, locations, people } from "../shared/references.ts";

export type Task = EmployeeBulkUpdate["action"];

const reason: Partial<FieldSpec> = { nullable: false };
const fields: Readonly<Record<Task, readonly FieldSpec[]>> = {
  changeJob: specsOf(
    form,
    {
      departmentId: { reference: departments },
      designationId: { reference: designations },
      gradeId: { reference: grades },
      locationId: { reference: locations },
      managerId: { reference: people },
      reason,
    },
    ["on", "departmentId", "designationId", "gradeId", "locationId", "managerId", "reason"],
  ),
  confirm: specsOf(form, {}, ["on"]),
  extendProbation: specsOf(form, { reason: { ...reason, required: true } }, ["on", "reason"]),
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
