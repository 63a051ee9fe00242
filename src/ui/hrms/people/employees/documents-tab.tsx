/** Documents of an employee and their key employment terms. */
import type { Employee } from "#generated/hrms/schema.ts";
import { EmployeeLists } from "./lists.tsx";
import { documents, kets } from "./records/kinds.ts";

export function DocumentsTab({ employee }: { employee: Employee }) {
  return <EmployeeLists employee={employee} kinds={[documents, kets]} long />;
}
