/** Ends an employment and begins one in another company of the tenant, each knowing of the other. */
import { and, eq, gt, sql } from "drizzle-orm";
import { addDays } from "#src/domain/calendar.ts";
import type { Actor } from "../audit.ts";
import { currentFrom } from "../people/current.ts";
import { employeePayTerms } from "../tables/employee-pay-terms.ts";
import { employeeResidencies } from "../tables/employee-residencies.ts";
import { employeeStatutory } from "../tables/employee-statutory.ts";
import { employees } from "../tables/employees.ts";
import type { Transaction } from "../transaction.ts";

export interface Move {
  readonly transferId: string;
  readonly employeeId: string;
  readonly toCompanyId: string;
  readonly effective: string;
  readonly newEmployeeNo: string;
  readonly keepService: boolean;
}

export type Employment = typeof employees.$inferSelect;

/** Rows that go on holding in the other company; the job does not, for its department is this company's. */
const carried = [
  { table: employeePayTerms, name: "employee_pay_terms" },
  { table: employeeResidencies, name: "employee_residencies" },
  { table: employeeStatutory, name: "employee_statutory" },
] as const;

export async function lockEmployment(tx: Transaction, employeeId: string): Promise<Employment | undefined> {
  return (await tx.select().from(employees).where(eq(employees.id, employeeId)).for("update"))[0];
}

/** Answers the new employment's id. */
export async function moveEmployee(tx: Transaction, { tenantId, userId, now }: Actor, before: Employment, move: Move, today: string): Promise<string> {
  const lastDay = addDays(move.effective, -1);
  const begun = move.effective <= today;
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx
    .update(employees)
    .set({ status: begun ? "exited" : "notice", lastDay, noticeGivenOn: before.noticeGivenOn ?? today, exitReason: "transfer", rehireEligible: true, transferId: move.transferId, updatedAt: now, updatedBy: userId, version: before.version + 1 })
    .where(eq(employees.id, before.id));
  const confirmed = move.keepService && before.confirmedOn !== null;
  const [made] = await tx
    .insert(employees)
    .values({
      tenantId,
      companyId: move.toCompanyId,
      personId: before.personId,
      employeeNo: move.newEmployeeNo,
      status: !begun ? "onboarding" : confirmed ? "confirmed" : "probation",
      startDate: move.effective,
      confirmedOn: confirmed ? before.confirmedOn : null,
      contractType: before.contractType,
      contractEnd: before.contractEnd !== null && before.contractEnd >= move.effective ? before.contractEnd : null,
      noticeDays: before.noticeDays,
      transferId: move.transferId,
      previousEmploymentId: before.id,
      ...who,
    })
    .returning({ id: employees.id });
  if (!made) throw new Error("The employment was not made.");
  for (const { table, name } of carried) {
    const [held] = await tx
      .select()
      .from(table)
      .where(and(eq(table.employeeId, before.id), eq(table.effectiveFrom, sql`${currentFrom(name, sql`${before.id}::uuid`, move.effective)}`)));
    // What was planned for later does not happen here any more.
    await tx.delete(table).where(and(eq(table.employeeId, before.id), gt(table.effectiveFrom, lastDay)));
    if (!held) continue;
    const { id: _id, version: _version, ...terms } = held;
    await tx.insert(table).values({ ...terms, ...who, companyId: move.toCompanyId, employeeId: made.id, effectiveFrom: move.effective, reason: null } as never);
  }
  return made.id;
}
