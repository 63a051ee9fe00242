/** Invitations of a company: listed and changed like other records, and answered by the holder of the link. */
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { dayOfCompany } from "../../company/shared/zones.ts";
import { type Actor, recordEvent } from "../../shared/audit.ts";
import { type Account, accountByEmail, insertAccount } from "./accounts.ts";
import { sortableColumns } from "../../shared/records/filters.ts";
import { type CompanyRecords, companyRecords, type Fields } from "../../shared/records/company-records.ts";
import type { Moment } from "../email-otps.ts";
import { mayStillGrant } from "../../access/shared/grantor.ts";
import { auditEvents } from "../../shared/tables/audit-events.ts";
import { companies } from "../../company/tables/companies.ts";
import { employees } from "../../people/tables/employees.ts";
import { invitations, invitationTokens } from "../tables/invitations.ts";
import { persons } from "../../people/tables/persons.ts";
import { roles } from "../../access/tables/roles.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { users } from "../tables/users.ts";
import { asAuth, asTenant, type Transaction } from "../../database/transaction.ts";

export type InvitationState = "pending" | "awaitingConfirmation" | "accepted" | "expired" | "revoked";
type InvitationRow = typeof invitations.$inferSelect;

interface InvitationFilters {
  status?: readonly InvitationState[] | undefined;
  roleIds?: readonly string[] | undefined;
}

const roleNames = sql<
  string[]
>`coalesce((select jsonb_agg(given.name order by given.name) from roles given where invitations.role_ids ? given.id::text), '[]')`;
const status = sql<InvitationState>`case when invitations.accepted_at is not null then 'accepted' when invitations.revoked_at is not null then 'revoked' when invitations.needs_confirmation and invitations.confirmed_at is null then 'awaitingConfirmation' when invitations.expires_at <= now() then 'expired' else 'pending' end`;
const employee = sql<
  string | null
>`(select person.full_name from employees join persons person on person.id = employees.person_id where employees.id = invitations.employee_id)`;
const confirmedBy = sql<string | null>`(select users.full_name from users where users.id = invitations.confirmed_by)`;
const awaits = sql`(${invitations.needsConfirmation} and ${invitations.confirmedAt} is null)`;
const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));

const stateIs: Readonly<Record<InvitationState, SQL | undefined>> = {
  accepted: isNotNull(invitations.acceptedAt),
  revoked: isNotNull(invitations.revokedAt),
  awaitingConfirmation: and(isOpen, awaits),
  expired: and(isOpen, not(awaits), lte(invitations.expiresAt, sql`now()`)),
  pending: and(isOpen, not(awaits), gt(invitations.expiresAt, sql`now()`)),
};

const recordsOfTable = companyRecords({
  table: invitations,
  label: invitations.email,
  hidden: ["needsConfirmation", "confirmedBy", "resentBy"],
  shown: { roles: roleNames, employee, status, confirmedBy },
  sortable: {
    ...sortableColumns(invitations, "sentAt", "expiresAt", "updatedAt"),
    email: sql`lower(${invitations.email})`,
  },
  defaultSort: "-sentAt",
  searchable: [invitations.email],
  matching: ({ status: states, roleIds }: InvitationFilters) => [
    states?.length ? or(...states.map((one) => stateIs[one])) : undefined,
    roleIds?.length ? or(...roleIds.map((id) => sql`${invitations.roleIds} ? ${id}::text`)) : undefined,
  ],
});

type Invitation = NonNullable<Awaited<ReturnType<typeof recordsOfTable.find>>>;
/** Its state follows from what happened to it. */
type InvitationFields = Fields<typeof invitations> & { status?: undefined };
export const invitationRecords: CompanyRecords<Invitation, InvitationFields, InvitationFilters> = recordsOfTable;

/** Sets the link that is valid from now on; the previous one stops working. */
export async function putLink(
  tx: Transaction,
  tenantId: string,
  invitationId: string,
  tokenHash: string,
): Promise<void> {
  await dropLink(tx, invitationId);
  await tx.insert(invitationTokens).values({ tenantId, invitationId, tokenHash });
}

export async function dropLink(tx: Transaction, invitationId: string): Promise<void> {
  await tx.delete(invitationTokens).where(eq(invitationTokens.invitationId, invitationId));
}

/** Invitations whose address must be confirmed by someone, such as this person, who is neither inviter nor invited. */
export async function confirmableBy(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const own = sql`exists (select 1 from users where users.id = ${userId} and lower(users.email) = lower(${invitations.email}))`;
  const waiting = and(
    isNull(invitations.acceptedAt),
    isNull(invitations.revokedAt),
    sql`${invitations.needsConfirmation} and ${invitations.confirmedAt} is null`,
  );
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(inArray(invitations.id, [...ids]), waiting, ne(invitations.createdBy, userId), sql`not ${own}`));
  return new Set(rows.map(({ id }) => id));
}

/** Whose rights it passes on: its creator's, or those of the person who last sent it again. */
const grantorOf = ({ resentBy, createdBy }: InvitationRow): string => resentBy ?? createdBy;

/** Revokes the open invitations that the account is responsible for. */
export async function revokeInvitationsOf(
  tx: Transaction,
  { userId, now }: Actor,
  accountId: string,
): Promise<{ id: string; companyId: string; email: string }[]> {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: now, updatedAt: now, updatedBy: userId, version: sql`${invitations.version} + 1` })
    .where(and(isOpen, eq(sql`coalesce(${invitations.resentBy}, ${invitations.createdBy})`, accountId)))
    .returning({ id: invitations.id, companyId: invitations.companyId, email: invitations.email });
  for (const { id } of revoked) await dropLink(tx, id);
  return revoked;
}

/** Whether someone has put the address on the record of an existing employee. */
export async function hasPutAddress(
  tx: Transaction,
  employeeId: string,
  address: string,
  userId: string,
): Promise<boolean> {
  const says = (field: string): SQL =>
    sql`${auditEvents.changes} @> ${JSON.stringify([{ field, after: address }])}::jsonb`;
  const of = and(
    eq(auditEvents.subject, "employees"),
    eq(auditEvents.recordId, employeeId),
    eq(auditEvents.action, "update"),
    eq(auditEvents.actorId, userId),
  );
  const found = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(and(of, or(says("person.workEmail"), says("personal.personalEmail"))))
    .limit(1);
  return found.length > 0;
}

/** How many of a company's invitations are in each open state. */
export async function openInvitationsOf(tx: Transaction, companyId: string) {
  const inState = (state: SQL | undefined) => sql<number>`(count(*) filter (where ${state}))::int`;
  const [counts] = await tx
    .select({
      pending: inState(stateIs.pending),
      awaitingConfirmation: inState(stateIs.awaitingConfirmation),
      expired: inState(stateIs.expired),
    })
    .from(invitations)
    .where(eq(invitations.companyId, companyId));
  return counts ?? { pending: 0, awaitingConfirmation: 0, expired: 0 };
}

export function accountOf(tx: Transaction, email: string): Promise<Account | undefined> {
  return asAuth(tx, () => accountByEmail(tx, email));
}

/** Whether the person with this address has access to the company now or in the future. */
export async function isMember(tx: Transaction, userId: string, companyId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: userAccess.id })
        .from(userAccess)
        .where(and(eq(userAccess.userId, userId), eq(userAccess.companyId, companyId)))
    ).length > 0
  );
}

interface OpenInvitation {
  readonly invitation: InvitationRow;
  readonly company: string;
  readonly roles: string[];
  readonly invitedBy: string | null;
  /** The employee whose account it will be. */
  readonly fullName: string | null;
  /** Whether the inviter may still give this access. */
  readonly honoured: boolean;
}

/** In its tenant's transaction; undefined if it can no longer be accepted, also because the employee has left. */
async function openInvitation(tx: Transaction, tokenHash: string, now: Date): Promise<OpenInvitation | undefined> {
  const [found] = await tx
    .select({ invitation: invitations, company: companies.name, invitedBy: users.fullName, fullName: persons.fullName })
    .from(invitationTokens)
    .innerJoin(invitations, eq(invitations.id, invitationTokens.invitationId))
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .leftJoin(
      employees,
      and(
        eq(employees.companyId, invitations.companyId),
        eq(employees.id, invitations.employeeId),
        ne(employees.status, "exited"),
      ),
    )
    .leftJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(
      and(
        eq(invitationTokens.tokenHash, tokenHash),
        isOpen,
        not(awaits),
        gt(invitations.expiresAt, now),
        or(isNull(invitations.employeeId), isNotNull(employees.id)),
      ),
    )
    .for("update", { of: invitations });
  if (!found) return undefined;
  const given = await tx
    .select({ name: roles.name })
    .from(roles)
    .where(inArray(roles.id, found.invitation.roleIds))
    .orderBy(roles.name);
  const honoured = await mayStillGrant(tx, grantorOf(found.invitation), found.invitation, now);
  return { ...found, roles: given.map(({ name }) => name), honoured };
}

/** Before a tenant is known: the link identifies it. */
async function byLink<T>(
  tx: Transaction,
  tokenHash: string,
  work: (tenantId: string) => Promise<T>,
): Promise<T | undefined> {
  const [link] = await asAuth(tx, () =>
    tx
      .select({ tenantId: invitationTokens.tenantId })
      .from(invitationTokens)
      .where(eq(invitationTokens.tokenHash, tokenHash)),
  );
  return link && asTenant(tx, link.tenantId, () => work(link.tenantId));
}

export function findInvitation(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<(OpenInvitation & { account: Account | undefined }) | undefined> {
  return byLink(tx, tokenHash, async () => {
    const found = await openInvitation(tx, tokenHash, now);
    return found && { ...found, account: await accountOf(tx, found.invitation.email) };
  });
}

interface Newcomer {
  readonly fullName: string;
  /** Null if the account's provider vouches for it. */
  readonly passwordHash: string | null;
}

/** Creates the account and gives it access; undefined if the link is invalid or the address already has an account. */
export function acceptAsNewcomer(
  tx: Transaction,
  tokenHash: string,
  { fullName, passwordHash }: Newcomer,
  takeSeat: (tx: Transaction, tenantId: string) => Promise<void>,
  moment: Moment,
): Promise<Account | undefined> {
  return byLink(tx, tokenHash, async (tenantId) => {
    const found = await openInvitation(tx, tokenHash, moment.now);
    if (!found?.honoured || (await accountOf(tx, found.invitation.email))) return undefined;
    const { email } = found.invitation;
    await takeSeat(tx, tenantId);
    const account = await asAuth(tx, async () => {
      const made = await insertAccount(
        tx,
        { email, username: email.toLowerCase(), fullName, passwordHash },
        tenantId,
        moment.now,
      );
      // The link was emailed to this address.
      await tx.update(users).set({ emailVerifiedAt: moment.now }).where(eq(users.id, made.id));
      return made;
    });
    await accept(tx, found, account, tenantId, moment);
    return account;
  });
}

/** Within the tenant of the signed-in person. */
export async function acceptAsMember(
  tx: Transaction,
  tokenHash: string,
  account: Account,
  tenantId: string,
  moment: Moment,
): Promise<OpenInvitation | "other-address" | "not-honoured" | undefined> {
  const found = await openInvitation(tx, tokenHash, moment.now);
  if (!found) return undefined;
  if (found.invitation.email.toLowerCase() !== account.email.toLowerCase()) return "other-address";
  if (!found.honoured) return "not-honoured";
  await accept(tx, found, account, tenantId, moment);
  return found;
}

/** Roles are added if the person already has access to the company. */
async function accept(
  tx: Transaction,
  { invitation, company, fullName }: OpenInvitation,
  account: Account,
  tenantId: string,
  { now, requestId }: Moment,
): Promise<void> {
  const { id, companyId, roleIds, scope, employeeId, email } = invitation;
  const given = { roleIds, scope, employeeId, validFrom: await dayOfCompany(tx, companyId, now) };
  const grantor = grantorOf(invitation);
  const who = { createdAt: now, createdBy: grantor, updatedAt: now, updatedBy: grantor };
  const more = sql`(select jsonb_agg(distinct role) from jsonb_array_elements(${userAccess.roleIds} || excluded.role_ids) role)`;
  // Keeps the employee if one is already known.
  const own = sql`coalesce(${userAccess.employeeId}, excluded.employee_id)`;
  const [access] = await tx
    .insert(userAccess)
    .values({ tenantId, userId: account.id, companyId, ...given, ...who })
    .onConflictDoUpdate({
      target: [userAccess.tenantId, userAccess.userId, userAccess.companyId],
      set: {
        roleIds: more,
        employeeId: own,
        version: sql`${userAccess.version} + 1`,
        updatedAt: now,
        updatedBy: grantor,
      },
    })
    .returning({ id: userAccess.id });
  await tx
    .update(invitations)
    .set({ acceptedAt: now, updatedAt: now, updatedBy: account.id, version: invitation.version + 1 })
    .where(eq(invitations.id, id));
  await dropLink(tx, id);
  const actor = { tenantId, userId: account.id, requestId, now };
  await recordEvent(tx, actor, {
    companyId,
    action: "update",
    subject: "invitations",
    recordId: id,
    recordName: email,
    changes: [{ field: "acceptedAt", before: null, after: now.toISOString() }],
  });
  await recordEvent(tx, actor, {
    companyId: null,
    action: "grant",
    subject: "user-access",
    recordId: access?.id ?? account.id,
    recordName: `${account.fullName}: ${company}`,
    changes: [
      { field: "scope", before: null, after: scope },
      ...(fullName === null ? [] : [{ field: "employee", before: null, after: fullName }]),
    ],
  });
}
