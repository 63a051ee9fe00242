/** Leave types as requests and balances use them. */
import { and, asc, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";
import { byReading } from "../../shared/list-query.ts";
import { leaveTypes } from "../tables/leave-types.ts";

export type LeaveType = typeof leaveTypes.$inferSelect;

/** By name; archived ones too if they are asked for. */
export function leaveTypesOf(tx: Transaction, companyId: string, archived = false): Promise<LeaveType[]> {
  return tx
    .select()
    .from(leaveTypes)
    .where(and(eq(leaveTypes.companyId, companyId), archived ? undefined : ne(leaveTypes.status, "archived")))
    .orderBy(byReading(leaveTypes.name), asc(leaveTypes.id));
}

export async function findLeaveType(tx: Transaction, companyId: string, id: string): Promise<LeaveType | undefined> {
  return (
    await tx
      .select()
      .from(leaveTypes)
      .where(and(eq(leaveTypes.companyId, companyId), eq(leaveTypes.id, id)))
  )[0];
}
