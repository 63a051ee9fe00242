/** How the Employment Act classifies an employee's job on a day. */
import { eq, sql } from "drizzle-orm";
import { classes } from "../../company/tables/classes.ts";
import { employeeJobs } from "../tables/employee-jobs.ts";
import type { Transaction } from "../../database/transaction.ts";
import { currentFrom } from "../current.ts";

export type EaClass = Pick<typeof classes.$inferSelect, "eaCategory" | "otEligibleDefault">;

export async function classOf(tx: Transaction, employeeId: string, day: string): Promise<EaClass | undefined> {
  const [row] = await tx
    .select({ eaCategory: classes.eaCategory, otEligibleDefault: classes.otEligibleDefault })
    .from(employeeJobs)
    .innerJoin(classes, eq(classes.id, employeeJobs.classId))
    .where(
      sql`${employeeJobs.employeeId} = ${employeeId} and ${employeeJobs.effectiveFrom} = ${currentFrom("employee_jobs", sql`${employeeId}::uuid`, day)}`,
    );
  return row;
}
