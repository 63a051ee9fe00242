/** Onboarding and offboarding tasks of an employee. */
import type { Employee } from "#generated/hrms/schema.ts";
import { EmployeeLists } from "./lists.tsx";
import { tasks } from "./records/kinds.ts";
import { StartTasks } from "./records/start-tasks.tsx";

export function TasksTab({ employee }: { employee: Employee }) {
  return <EmployeeLists employee={employee} kinds={[tasks]} long extra={() => <StartTasks employee={employee} />} />;
}
