/** Job and reporting line of an employee over time. */
import type { Employee } from "#generated/hrms/schema.ts";
import { jobs } from "./dated.ts";
import { EmployeeLists } from "./lists.tsx";
import { splitCompanies, transfers } from "./records/kinds.ts";

export function JobTab({ employee }: { employee: Employee }) {
  return <EmployeeLists employee={employee} kinds={[jobs, transfers, splitCompanies]} />;
}
