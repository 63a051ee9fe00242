/** What somebody is paid and what is paid for them, from day to day. */
import type { Employee } from "#generated/hrms/schema.ts";
import { payTerms, statutory } from "./dated.ts";
import { EmployeeLists } from "./lists.tsx";
import { bankAccounts } from "./records/kinds.ts";

export function PayTab({ employee }: { employee: Employee }) {
  return <EmployeeLists employee={employee} kinds={[payTerms, bankAccounts, statutory]} />;
}
