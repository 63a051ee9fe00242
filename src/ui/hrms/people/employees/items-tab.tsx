/** Allowances and deductions of an employee. */
import type { Employee } from "#generated/hrms/schema.ts";
import { EmployeeItems } from "../../payroll/shared/employee-items.tsx";

export function ItemsTab({ employee: { companyId, id } }: { employee: Employee }) {
  return <EmployeeItems companyId={companyId} employeeId={id} />;
}
