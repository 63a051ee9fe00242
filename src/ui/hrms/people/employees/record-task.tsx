/** Form of a task started from the actions menu, without opening its tab. */
import type { Employee } from "#generated/hrms/schema.ts";
import { jobs, payTerms } from "./dated.ts";
import { DatedChange } from "./dated-dialog.tsx";
import type { TaskName } from "./menu-actions.ts";
import { workPasses } from "./records/kinds.ts";
import { RecordDrawer } from "./records/record-drawer.tsx";

interface RecordTaskProps {
  employee: Employee;
  task: TaskName;
  onClose: () => void;
}

export function RecordTask({ employee, task, onClose }: RecordTaskProps) {
  const scope = { companyId: employee.companyId, employeeId: employee.id };
  if (task === "renewPass") return <RecordDrawer kind={workPasses} scope={scope} row={undefined} onClose={onClose} />;
  return <DatedChange employee={employee} kind={task === "changeJob" ? jobs : payTerms} onClose={onClose} />;
}
