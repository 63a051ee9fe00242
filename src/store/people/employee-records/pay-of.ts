/** An employee's pay, and the work pass that it must satisfy. */
import { and, eq, gte, inArray, or, sql } from "drizzle-orm";
import { currentFrom } from "../current.ts";
import { employeePayTerms } from "../tables/employee-pay-terms.ts";
import { employeeWorkPasses } from "../tables/employee-work-passes.ts";
import { workpassTypes } from "../../platform/tables/workpass-types.ts";
import type { Transaction } from "../../database/transaction.ts";

/** The terms that apply on the day; undefined if none are known. */
export async function payOn(tx: Transaction, employeeId: string, day: string) {
  const [row] = await tx
    .select()
    .from(employeePayTerms)
    .where(
      and(
        eq(employeePayTerms.employeeId, employeeId),
        eq(employeePayTerms.effectiveFrom, sql`${currentFrom("employee_pay_terms", sql`${employeeId}::uuid`, day)}`),
      ),
    );
  return row;
}

/** The pass valid on the day, with the pay its type requires. */
export async function passInForce(tx: Transaction, employeeId: string, day: string) {
  const [row] = await tx
    .select({
      id: employeeWorkPasses.id,
      type: workpassTypes.name,
      code: workpassTypes.code,
      salaries: workpassTypes.minQualifyingSalary,
    })
    .from(employeeWorkPasses)
    .innerJoin(workpassTypes, eq(workpassTypes.id, employeeWorkPasses.typeId))
    .where(
      and(
        eq(employeeWorkPasses.employeeId, employeeId),
        inArray(employeeWorkPasses.status, ["issued", "renewing"]),
        or(gte(employeeWorkPasses.expiry, day), eq(employeeWorkPasses.status, "renewing")),
      ),
    )
    .orderBy(sql`${employeeWorkPasses.expiry} desc`)
    .limit(1);
  return row;
}
