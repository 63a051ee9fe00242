/** The accounts of a tenant's people as its owners manage them: state, locks, sessions. Accounts are written by the sign-in role alone. */
import { and, count, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Account } from "./accounts.ts";
import { endSessionsOf } from "./sessions.ts";
import { isActiveAccount, isPerson } from "./people-accounts.ts";
import { accessDay, holdsOn } from "../../access/shared/access.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { sessions } from "../tables/sessions.ts";
import { users } from "../tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

/** A person's account, locked until the transaction ends; neither an API key nor a stand-in of the platform. */
export async function lockTenantAccount(tx: Transaction, tenantId: string, id: string): Promise<Account | undefined> {
  return asAuth(
    tx,
    async () =>
      (
        await tx
          .select()
          .from(users)
          .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.removedAt), isPerson))
          .for("update")
      )[0],
  );
}

export interface AccountState {
  readonly email: string;
  /** Invited until there is a password or a sign-in through a provider. */
  readonly status: "active" | "locked" | "invited";
  readonly lockReason: string | null;
  readonly lockedByPlatform: boolean;
  readonly sessions: number;
  readonly lastSignInAt: Date | null;
}

/** Undefined for API keys and stand-ins. */
export async function accountState(
  tx: Transaction,
  tenantId: string,
  id: string,
  now: Date,
): Promise<AccountState | undefined> {
  return asAuth(tx, async () => {
    const [found] = await tx
      .select()
      .from(users)
      .where(and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.removedAt), isPerson));
    if (!found) return undefined;
    const [open] = await tx
      .select({ count: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
    const { email, lockedAt, lockReason, lockedByPlatform, passwordHash, lastSignInAt } = found;
    const invited = passwordHash === null && lastSignInAt === null;
    return {
      email,
      status: lockedAt !== null ? "locked" : invited ? "invited" : "active",
      // The platform's reasons are its own.
      lockReason: lockedByPlatform ? null : lockReason,
      lockedByPlatform,
      sessions: open?.count ?? 0,
      lastSignInAt,
    };
  });
}

export async function setLock(tx: Transaction, id: string, reason: string | null, now: Date): Promise<void> {
  await asAuth(tx, async () => {
    const lockedAt = reason === null ? null : now;
    await tx.update(users).set({ lockedAt, lockReason: reason, lockedByPlatform: false }).where(eq(users.id, id));
    if (reason !== null) await endSessionsOf(tx, [id], now);
  });
}

/** Whether someone else who can sign in holds the role without an end; calls that lock each other's accounts wait for each other. */
export async function othersCanActAs(
  tx: Transaction,
  tenantId: string,
  roleId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`owners ${tenantId}`}))`);
  const [other] = await tx
    .select({ id: users.id })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(
      and(
        sql`${userAccess.roleIds} ? ${roleId}::text`,
        sql`${userAccess.validTo} is null`,
        ne(userAccess.userId, id),
        holdsOn(accessDay(now)),
        isActiveAccount,
      ),
    )
    .limit(1);
  return other !== undefined;
}
