/** What is to be done for somebody who joins or leaves. */
import type { Employee } from "#generated/hrms/schema.ts";
import { tasks } from "./records/kinds.ts";
import { RecordsPanel } from "./records/records-panel.tsx";
import { StartTasks } from "./records/start-tasks.tsx";

export function TasksTab({ employee }: { employee: Employee }) {
  return <RecordsPanel employee={employee} kind={tasks} alone extra={() => <StartTasks employee={employee} />} />;
}
