/** What is to be done for somebody who joins or leaves. */
import type { Employee } from "#generated/hrms/schema.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { tasks } from "./records/kinds.ts";
import { RecordsPanel } from "./records/records-panel.tsx";
import { StartTasks } from "./records/start-tasks.tsx";
import { useWaiting } from "./records/use-waiting.ts";

export function TasksTab({ employee }: { employee: Employee }) {
  return useWaiting(employee, tasks) ? <PanelSkeleton long /> : <RecordsPanel employee={employee} kind={tasks} extra={() => <StartTasks employee={employee} />} />;
}
