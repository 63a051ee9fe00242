/** Pay and employer costs of an employee over time. */
import type { Employee } from "#generated/hrms/schema.ts";
import { payTerms, statutory } from "./dated.ts";
import { EmployeeLists } from "./lists.tsx";
import { bankAccounts } from "./records/kinds.ts";

export function PayTab({ employee }: { employee: Employee }) {
  return <EmployeeLists employee={employee} kinds={[payTerms, bankAccounts, statutory]} />;
}
