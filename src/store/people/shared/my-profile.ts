/** A person's own account and sessions; changed as the sign-in role, which alone may write accounts, in the call's transaction. */
import { and, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { FieldChange } from "#src/domain/shared/history.ts";
import type { PasswordPolicy } from "#src/domain/account/shared/new-password.ts";
import type { Account } from "../../account/shared/accounts.ts";
import { accessDay, holdsOn } from "../../access/shared/access.ts";
import { recordEvent } from "../../shared/audit.ts";
import { byReading } from "../../shared/list-query.ts";
import { type NewMail, queueMail } from "../../integrations/shared/mails.ts";
import { withPassword } from "../../account/shared/passwords.ts";
import { recordPlatformEvent } from "../../shared/platform-events.ts";
import { companies } from "../../company/tables/companies.ts";
import { employees } from "../tables/employees.ts";
import { roles } from "../../access/tables/roles.ts";
import { sessions } from "../../account/tables/sessions.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";

export interface Moment {
  now: Date;
  requestId: string;
}

export function ownAccount(tx: Transaction, userId: string): Promise<Account | undefined> {
  return asAuth(tx, async () => (await tx.select().from(users).where(eq(users.id, userId)))[0]);
}

/** The same, locked until the transaction ends. */
export function lockOwnAccount(tx: Transaction, userId: string): Promise<Account | undefined> {
  return asAuth(tx, async () => (await tx.select().from(users).where(eq(users.id, userId)).for("no key update"))[0]);
}

export interface Place {
  companyId: string;
  company: string;
  roles: string[];
  employeeId: string | null;
  employeeNo: string | null;
}

/** Where the person works now, and in which role. */
export async function placesOf(tx: Transaction, userId: string, now: Date): Promise<Place[]> {
  const rows = await tx
    .select({
      companyId: companies.id,
      company: companies.name,
      roleIds: userAccess.roleIds,
      employeeId: employees.id,
      employeeNo: employees.employeeNo,
    })
    .from(userAccess)
    .innerJoin(companies, eq(companies.id, userAccess.companyId))
    .leftJoin(employees, eq(employees.id, userAccess.employeeId))
    .where(and(eq(userAccess.userId, userId), holdsOn(accessDay(now))))
    .orderBy(byReading(companies.name), companies.id);
  const ids = [...new Set(rows.flatMap(({ roleIds }) => roleIds))];
  const given =
    ids.length === 0
      ? []
      : await tx.select({ id: roles.id, name: roles.name }).from(roles).where(inArray(roles.id, ids));
  return rows.map(({ roleIds, ...place }) => ({
    ...place,
    roles: given.filter(({ id }) => roleIds.includes(id)).map(({ name }) => name),
  }));
}

export type AccountChange = Partial<
  Pick<Account, "fullName" | "phone" | "locale" | "timeZone" | "avatar" | "mailTopics">
>;

/** Undefined if the account no longer has the version that was read. */
export async function changeAccount(
  tx: Transaction,
  account: Account,
  change: AccountChange,
  changes: FieldChange[],
  moment: Moment,
): Promise<Account | undefined> {
  if (changes.length === 0) return account;
  const changed = await asAuth(tx, async () => {
    const where = and(eq(users.id, account.id), eq(users.version, account.version));
    return (
      await tx
        .update(users)
        .set({ ...change, version: sql`${users.version} + 1` })
        .where(where)
        .returning()
    )[0];
  });
  if (changed) await recordOwn(tx, changed, changes, moment);
  return changed;
}

/** Sets the password, emails the account, and ends all other sessions; returns those. */
export async function changePassword(
  tx: Transaction,
  account: Account,
  {
    passwordHash,
    policy,
    mail,
    sessionId,
  }: { passwordHash: string; policy: PasswordPolicy; mail: NewMail; sessionId: string },
  moment: Moment,
): Promise<string[]> {
  const ended = await asAuth(tx, async () => {
    await tx
      .update(users)
      .set(withPassword(account, passwordHash, policy, moment.now))
      .where(eq(users.id, account.id));
    await queueMail(tx, mail, moment.now);
    return endOthers(tx, account.id, sessionId, moment.now);
  });
  // Never the actual password.
  await recordOwn(tx, account, [{ field: "password", before: "•••", after: "•••" }], moment);
  return ended;
}

/** What a person did to their own account; for platform accounts in the platform's history. */
export async function recordOwn(
  tx: Transaction,
  { id, tenantId, fullName }: Account,
  changes: FieldChange[],
  { now, requestId }: Moment,
): Promise<void> {
  if (tenantId === null)
    return recordPlatformEvent(tx, {
      action: "update",
      subject: "platform-users",
      recordId: id,
      recordName: fullName,
      changes,
      actorId: id,
      requestId,
      at: now,
    });
  await recordEvent(
    tx,
    { tenantId, userId: id, requestId, now },
    { companyId: null, action: "update", subject: "users", recordId: id, recordName: fullName, changes },
  );
}

const isOpen = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

type OwnSession = Pick<typeof sessions.$inferSelect, "id" | "userAgent" | "ip" | "createdAt" | "lastUsedAt">;

/** The active ones: the current session first, then by last use. */
export function ownSessions(tx: Transaction, userId: string, sessionId: string, now: Date): Promise<OwnSession[]> {
  const { id, userAgent, ip, createdAt, lastUsedAt } = sessions;
  return asAuth(tx, () =>
    tx
      .select({ id, userAgent, ip, createdAt, lastUsedAt })
      .from(sessions)
      .where(isOpen(userId, now))
      .orderBy(desc(eq(id, sessionId)), desc(lastUsedAt), id),
  );
}

/** False if the person has no such session. */
export function endOwnSession(tx: Transaction, userId: string, sessionId: string, now: Date): Promise<boolean> {
  return asAuth(tx, async () => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(isOpen(userId, now), eq(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    return ended.length > 0;
  });
}

/** Returns the ended sessions. */
export function endOtherSessions(tx: Transaction, userId: string, sessionId: string, now: Date): Promise<string[]> {
  return asAuth(tx, () => endOthers(tx, userId, sessionId, now));
}

async function endOthers(tx: Transaction, userId: string, sessionId: string, now: Date): Promise<string[]> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isOpen(userId, now), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
