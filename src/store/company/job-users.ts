/** Employees whose jobs, on any day, reference a record of the company's structure. */
import { eq, sql } from "drizzle-orm";
import { byReading } from "../shared/list-query.ts";
import { employeeJobs } from "../people/tables/employee-jobs.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";

const names = {
  departments: employeeJobs.departmentId,
  designations: employeeJobs.designationId,
  grades: employeeJobs.gradeId,
  classes: employeeJobs.classId,
  "functional-groups": employeeJobs.functionalGroupId,
  "work-locations": employeeJobs.locationId,
  shifts: employeeJobs.shiftId,
  "employee-groups": employeeJobs.employeeGroupIds,
} as const;

export type JobReference = keyof typeof names;

const maxUsers = 20;

export async function employeesNaming(
  tx: Transaction,
  what: JobReference,
  id: string,
): Promise<{ id: string; name: string }[]> {
  const found = tx
    .selectDistinct({ id: employees.id, name: persons.fullName })
    .from(employeeJobs)
    .innerJoin(employees, eq(employees.id, employeeJobs.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(what === "employee-groups" ? sql`${employeeJobs.employeeGroupIds} ? ${id}::text` : eq(names[what], id))
    .as("found");
  return tx.select().from(found).orderBy(byReading(found.name), found.id).limit(maxUsers);
}
