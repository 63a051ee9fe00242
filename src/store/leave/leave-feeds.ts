/** Calendar feeds: made and revoked by their owner, read by anyone with the address. */
import { and, asc, eq, gte, inArray, lte, type SQL } from "drizzle-orm";
import { holdingStates } from "#src/domain/leave/shared/request.ts";
import type { Actor } from "../shared/audit.ts";
import { asAuth, type Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { leaveFeeds } from "./tables/leave-feeds.ts";
import { leaveTypes } from "./tables/leave-types.ts";
import { leaves } from "./tables/leaves.ts";

export type FeedScope = "own" | "team";

const shown = {
  id: leaveFeeds.id,
  scope: leaveFeeds.scope,
  createdAt: leaveFeeds.createdAt,
  lastReadAt: leaveFeeds.lastReadAt,
};

const ownedBy = (companyId: string, userId: string) =>
  and(eq(leaveFeeds.companyId, companyId), eq(leaveFeeds.userId, userId));

export function feedsOf(tx: Transaction, companyId: string, userId: string) {
  return tx.select(shown).from(leaveFeeds).where(ownedBy(companyId, userId)).orderBy(asc(leaveFeeds.scope));
}

/** Replaces the feed of the same scope. */
export async function makeFeed(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  companyId: string,
  scope: FeedScope,
  tokenHash: string,
) {
  const made = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [row] = await tx
    .insert(leaveFeeds)
    .values({ tenantId, companyId, userId, scope, tokenHash, ...made })
    .onConflictDoUpdate({
      target: [leaveFeeds.tenantId, leaveFeeds.companyId, leaveFeeds.userId, leaveFeeds.scope],
      set: { tokenHash, lastReadAt: null, ...made },
    })
    .returning(shown);
  return row as NonNullable<typeof row>;
}

export async function removeFeed(tx: Transaction, companyId: string, userId: string, id: string) {
  const [row] = await tx
    .delete(leaveFeeds)
    .where(and(ownedBy(companyId, userId), eq(leaveFeeds.id, id)))
    .returning(shown);
  return row;
}

/** Whose feed it is; before the tenant is known. */
export function feedByToken(tx: Transaction, tokenHash: string, now: Date) {
  return asAuth(tx, async () => {
    const [row] = await tx
      .update(leaveFeeds)
      .set({ lastReadAt: now })
      .where(eq(leaveFeeds.tokenHash, tokenHash))
      .returning({
        tenantId: leaveFeeds.tenantId,
        companyId: leaveFeeds.companyId,
        userId: leaveFeeds.userId,
        scope: leaveFeeds.scope,
      });
    return row;
  });
}

export function feedLeaves(
  tx: Transaction,
  companyId: string,
  within: SQL | undefined,
  { from, to }: { from: string; to: string },
) {
  return tx
    .select({
      id: leaves.id,
      fullName: persons.fullName,
      leaveType: leaveTypes.name,
      medical: leaveTypes.medical,
      from: leaves.from,
      to: leaves.to,
      startHalf: leaves.startHalf,
      endHalf: leaves.endHalf,
      status: leaves.status,
      version: leaves.version,
      updatedAt: leaves.updatedAt,
    })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.tenantId, leaves.tenantId), eq(employees.id, leaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .innerJoin(leaveTypes, and(eq(leaveTypes.tenantId, leaves.tenantId), eq(leaveTypes.id, leaves.leaveTypeId)))
    .where(
      and(
        eq(leaves.companyId, companyId),
        inArray(leaves.status, [...holdingStates]),
        gte(leaves.to, from),
        lte(leaves.from, to),
        within,
      ),
    )
    .orderBy(asc(leaves.from))
    .limit(5000);
}
