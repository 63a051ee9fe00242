/** Ranges of days that someone has asked to compute again. */
import { eq } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import type { Transaction } from "../database/transaction.ts";
import { attendanceRecalculations } from "./tables/attendance-periods.ts";

export async function insertRecalculation(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  companyId: string,
  range: { startDate: string; endDate: string; employeeId: string | null },
): Promise<string> {
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [made] = await tx
    .insert(attendanceRecalculations)
    .values({ tenantId, companyId, ...range, ...who })
    .returning({ id: attendanceRecalculations.id });
  return made?.id ?? "";
}

export async function findRecalculation(tx: Transaction, id: string) {
  return (await tx.select().from(attendanceRecalculations).where(eq(attendanceRecalculations.id, id)))[0];
}

export async function noteRecalculated(tx: Transaction, id: string, changedCount: number): Promise<void> {
  await tx.update(attendanceRecalculations).set({ changedCount }).where(eq(attendanceRecalculations.id, id));
}
