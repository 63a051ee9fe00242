/** What the records say about an employee's key terms on a day. */
import { and, eq, sql } from "drizzle-orm";
import { settingsOf } from "../../company/shared/company-settings.ts";
import { currentFrom } from "../current.ts";
import { companies } from "../../company/tables/companies.ts";
import { designations } from "../../company/tables/designations.ts";
import { employeeJobs } from "../tables/employee-jobs.ts";
import { employees } from "../tables/employees.ts";
import { kets } from "../tables/kets.ts";
import { workLocations } from "../../company/tables/work-locations.ts";
import type { Transaction } from "../../database/transaction.ts";
import { payOn } from "./pay-of.ts";

export async function ketFacts(tx: Transaction, employeeId: string, day: string) {
  const [employee] = await tx
    .select({
      companyId: employees.companyId,
      employer: companies.name,
      startDate: employees.startDate,
      contractType: employees.contractType,
      contractEnd: employees.contractEnd,
      noticeDays: employees.noticeDays,
      probationEnd: employees.probationEnd,
    })
    .from(employees)
    .innerJoin(companies, eq(companies.id, employees.companyId))
    .where(eq(employees.id, employeeId));
  if (!employee) throw new Error("The employee is gone.");
  const [job] = await tx
    .select({ jobTitle: designations.designation, placeOfWork: workLocations.name })
    .from(employeeJobs)
    .innerJoin(designations, eq(designations.id, employeeJobs.designationId))
    .leftJoin(workLocations, eq(workLocations.id, employeeJobs.locationId))
    .where(
      and(
        eq(employeeJobs.employeeId, employeeId),
        eq(employeeJobs.effectiveFrom, sql`${currentFrom("employee_jobs", sql`${employeeId}::uuid`, day)}`),
      ),
    );
  const { settings } = await settingsOf(tx, employee.companyId);
  return {
    ...employee,
    workDays: settings.workDays,
    weeklyMinutes: settings.weeklyMinutes,
    jobTitle: job?.jobTitle ?? null,
    placeOfWork: job?.placeOfWork ?? null,
    pay: await payOn(tx, employeeId, day),
  };
}

export type KetFacts = Awaited<ReturnType<typeof ketFacts>>;

/** The employee's next number. */
export async function nextKetNumber(tx: Transaction, employeeId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${kets.number}), 0)` })
    .from(kets)
    .where(eq(kets.employeeId, employeeId));
  return (row?.last ?? 0) + 1;
}
