/** Moves the account of a person who is rehired or transferred to the new employment. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { userAccess } from "../access/tables/user-access.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

interface Employment {
  readonly companyId: string;
  readonly employeeId: string;
  readonly from: string;
}

/** As an employee, from the first day on; other access the account has there stays. */
export async function giveAccessTo(
  tx: Transaction,
  { tenantId, userId: by, now }: Actor,
  previousEmployeeId: string,
  { companyId, employeeId, from }: Employment,
): Promise<void> {
  const [account] = await tx
    .select({ userId: userAccess.userId })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(and(eq(userAccess.employeeId, previousEmployeeId), isNull(users.removedAt)));
  if (!account) return;
  const { userId } = account;
  const changed = { updatedAt: now, updatedBy: by };
  const there = and(eq(userAccess.userId, userId), eq(userAccess.companyId, companyId));
  const [held] = await tx.select().from(userAccess).where(there).for("update");
  const employee = { roleIds: [roleId("employee")], scope: "company" as const, validFrom: from, validTo: null };
  if (!held) {
    await tx
      .insert(userAccess)
      .values({ tenantId, userId, companyId, employeeId, ...employee, createdAt: now, createdBy: by, ...changed });
    return;
  }
  const lives = held.validTo === null || held.validTo >= from;
  await tx
    .update(userAccess)
    .set({
      employeeId,
      ...(!lives && employee),
      ...changed,
      version: sql`${userAccess.version} + 1` as unknown as number,
    })
    .where(there);
}
