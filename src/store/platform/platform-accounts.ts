/** Accounts as the platform sees them, read and written as the sign-in role: its own completely, tenants' masked. */
import { and, count, eq, gt, gte, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { maskEmail } from "#src/domain/platform/shared/mask-email.ts";
import { type Account, accountByEmail } from "../account/shared/accounts.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { isPerson } from "../account/shared/people-accounts.ts";
import { endSessionsOf } from "../account/shared/sessions.ts";
import { platformZones } from "../company/shared/zones.ts";
import { startOfDay } from "../database/local-day.ts";
import { sessions } from "../account/tables/sessions.ts";
import { tenants } from "./tables/tenants.ts";
import { userMfa } from "../account/tables/user-mfa.ts";
import { users } from "../account/tables/users.ts";
import { asAuth, type Transaction } from "../database/transaction.ts";

export type AccountStatus = "invited" | "active" | "locked" | "removed";

interface AccountFilters extends ListQuery {
  kind?: readonly ("tenant" | "platform")[] | undefined;
  status?: readonly AccountStatus[] | undefined;
  tenantId?: string | undefined;
  seenFrom?: string | undefined;
  seenTo?: string | undefined;
}

const administratorsLock = 4_010_042;

const stateIs: Readonly<Record<AccountStatus, SQL | undefined>> = {
  removed: isNotNull(users.removedAt),
  locked: and(isNull(users.removedAt), isNotNull(users.lockedAt)),
  invited: and(isNull(users.removedAt), isNull(users.lockedAt), isNull(users.passwordHash)),
  active: and(isNull(users.removedAt), isNull(users.lockedAt), isNotNull(users.passwordHash)),
};
const sortable = { tenant: byReading(tenants.name), lastSignInAt: users.lastSignInAt, createdAt: users.createdAt };

export const statusOf = ({ removedAt, lockedAt, passwordHash }: Account): AccountStatus =>
  removedAt ? "removed" : lockedAt ? "locked" : passwordHash === null ? "invited" : "active";

function matching({ q, kind, status, tenantId, seenFrom, seenTo }: AccountFilters): SQL | undefined {
  const text = q?.trim() ?? "";
  // Searching tenant addresses by parts would allow guessing them letter by letter: they are only found as a whole.
  const found =
    text === ""
      ? undefined
      : or(
          searched(text, [tenants.name]),
          sql`lower(${users.email}) = lower(${text})`,
          and(isNull(users.tenantId), searched(text, [users.fullName, users.email])),
        );
  return and(
    isPerson,
    found,
    kind?.length === 1 ? (kind[0] === "platform" ? isNull(users.tenantId) : isNotNull(users.tenantId)) : undefined,
    status?.length ? or(...status.map((one) => stateIs[one])) : isNull(users.removedAt),
    tenantId === undefined ? undefined : eq(users.tenantId, tenantId),
    seenFrom === undefined ? undefined : gte(users.lastSignInAt, startOfDay(seenFrom, platformZones.tenant)),
    seenTo === undefined ? undefined : lt(users.lastSignInAt, startOfDay(seenTo, platformZones.tenant, 1)),
  );
}

/** All matching accounts, or one page of them. */
async function read(tx: Transaction, now: Date, where: SQL | undefined, order: SQL[], limit?: number, offset = 0) {
  const open = and(eq(sessions.userId, users.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const fitting = tx
    .select({ account: users, tenant: tenants.name, mfaAt: userMfa.enrolledAt, open: tx.$count(sessions, open) })
    .from(users)
    .leftJoin(userMfa, eq(userMfa.userId, users.id))
    .leftJoin(tenants, eq(tenants.id, users.tenantId))
    .where(where)
    .orderBy(...order);
  const rows = await (limit === undefined ? fitting : fitting.limit(limit).offset(offset));
  return rows.map(({ account, tenant, mfaAt, open: signedIn }) => ({
    id: account.id,
    name: account.tenantId === null ? account.fullName : null,
    email: account.tenantId === null ? account.email : maskEmail(account.email),
    kind: account.tenantId === null ? ("platform" as const) : ("tenant" as const),
    tenantId: account.tenantId,
    tenant,
    role: account.role,
    status: statusOf(account),
    lockReason: account.lockReason,
    emailVerified: account.emailVerifiedAt !== null,
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
    sessions: signedIn,
    mfa: mfaAt !== null,
    createdAt: account.createdAt.toISOString(),
  }));
}

export type SeenAccount = Awaited<ReturnType<typeof read>>[number];

/** Every matching account, for an export. */
export function allAccounts(tx: Transaction, query: AccountFilters, now: Date): Promise<SeenAccount[]> {
  return asAuth(tx, () => read(tx, now, matching(query), orderOf(query.sort ?? "tenant", sortable, users.id)));
}

export function accountsPage(tx: Transaction, query: AccountFilters, now: Date): Promise<Page<SeenAccount>> {
  const where = matching(query);
  return asAuth(tx, () =>
    pageOf(
      query,
      async () =>
        (
          await tx.select({ total: count() }).from(users).leftJoin(tenants, eq(tenants.id, users.tenantId)).where(where)
        )[0]?.total ?? 0,
      (limit, offset) => read(tx, now, where, orderOf(query.sort ?? "tenant", sortable, users.id), limit, offset),
    ),
  );
}

export async function seenAccount(tx: Transaction, id: string, now: Date): Promise<SeenAccount | undefined> {
  return (await asAuth(tx, () => read(tx, now, and(eq(users.id, id), isPerson), [], 1)))[0];
}

/** The account, locked until the transaction ends. */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  return (
    await asAuth(tx, () =>
      tx
        .select()
        .from(users)
        .where(and(eq(users.id, id), isPerson))
        .for("update"),
    )
  )[0];
}

/** Whether another platform account can sign in; two people removing each other wait for each other. */
export function othersOnPlatform(tx: Transaction, id: string): Promise<boolean> {
  return asAuth(tx, async () => {
    await tx.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
    return (
      (
        await tx
          .select({ id: users.id })
          .from(users)
          .where(and(isNull(users.tenantId), stateIs.active, ne(users.id, id)))
          .limit(1)
      ).length > 0
    );
  });
}

export async function changeAccount(
  tx: Transaction,
  id: string,
  set: Partial<Pick<Account, "lockedAt" | "lockReason" | "lockedByPlatform" | "removedAt" | "passwordHash">>,
  now: Date,
  endSessions: boolean,
): Promise<void> {
  await asAuth(tx, async () => {
    if (Object.keys(set).length > 0) await tx.update(users).set(set).where(eq(users.id, id));
    if (endSessions) await endSessionsOf(tx, [id], now);
  });
}

/** The new or restored account; undefined if someone has the address. */
export function invitedAccount(
  tx: Transaction,
  email: string,
  fullName: string,
  now: Date,
): Promise<Account | undefined> {
  return asAuth(tx, async () => {
    const known = await accountByEmail(tx, email);
    if (known && (known.tenantId !== null || known.removedAt === null)) return undefined;
    if (known)
      return (
        await tx
          .update(users)
          .set({ fullName, removedAt: null, lockedAt: null, lockReason: null })
          .where(and(eq(users.id, known.id), isNotNull(users.removedAt)))
          .returning()
      )[0];
    const fields = {
      tenantId: null,
      email,
      username: email.toLowerCase(),
      fullName,
      role: "platform admin",
      ability: [{ action: "manage", subject: "all" }],
      createdAt: now,
    };
    return (await tx.insert(users).values(fields).returning())[0];
  });
}
