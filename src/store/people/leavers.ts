/** Ends the access of leavers. */
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { userAccess } from "../access/tables/user-access.ts";
import type { Transaction } from "../database/transaction.ts";
import { othersWithRole } from "../access/shared/user-access.ts";

const owner = roleId("tenantOwner");

/** Ends it on the last day; false, without changes, if the tenant would be left without an owner. */
export async function endAccessOf(
  tx: Transaction,
  { userId, now }: Actor,
  employeeId: string,
  lastDay: string,
): Promise<boolean> {
  const rows = await tx.select().from(userAccess).where(eq(userAccess.employeeId, employeeId));
  for (const { id, roleIds } of rows) {
    if (roleIds.includes(owner) && !(await othersWithRole(tx, owner, id, now))) return false;
  }
  const ends = sql`greatest(${userAccess.validFrom}, ${lastDay}::date)`;
  await tx
    .update(userAccess)
    .set({
      validTo: ends as unknown as string,
      updatedAt: now,
      updatedBy: userId,
      version: sql`${userAccess.version} + 1` as unknown as number,
    })
    .where(
      and(
        eq(userAccess.employeeId, employeeId),
        sql`(${userAccess.validTo} is null or ${userAccess.validTo} > ${lastDay}::date)`,
      ),
    );
  return true;
}
