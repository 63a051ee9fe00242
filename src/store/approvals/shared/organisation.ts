/** The accounts around an employee that decide requests, and who stands in for whom. */
import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Delegation, Organisation } from "#src/domain/approvals/shared/deciding.ts";
import type { ChainStep } from "#src/domain/approvals/shared/chain.ts";
import { holdsOn } from "../../access/shared/access.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { isPerson } from "../../account/shared/people-accounts.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";
import { departmentsAbove, managersAbove } from "../../people/shared/jobs.ts";
import { byReading, searched } from "../../shared/list-query.ts";
import { approvalChains } from "../tables/approval-chains.ts";
import { delegations } from "../tables/delegations.ts";

const isActive = and(isNull(users.removedAt), isNull(users.lockedAt), isPerson);

/** Accounts that may work in the company on the day. */
function accounts(tx: Transaction, companyId: string, day: string, where: SQL | undefined) {
  return tx
    .select({
      userId: users.id,
      fullName: users.fullName,
      employeeId: userAccess.employeeId,
      roleIds: userAccess.roleIds,
    })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(and(eq(userAccess.companyId, companyId), holdsOn(day), isActive, where))
    .orderBy(byReading(users.fullName), users.id);
}

export async function approverOptions(tx: Transaction, companyId: string, day: string, q: string | undefined) {
  const rows = await accounts(tx, companyId, day, searched(q, [users.fullName])).limit(100);
  return rows.map(({ userId: id, fullName: label }) => ({ id, label }));
}

export async function namesOfAccounts(tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

/** Which of the accounts may work in the company on the day. */
export async function activeAccounts(
  tx: Transaction,
  companyId: string,
  day: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await accounts(tx, companyId, day, inArray(users.id, [...ids]));
  return new Set(rows.map(({ userId }) => userId));
}

/** The account of the employee, whatever it may do today. */
export async function accountOfEmployee(tx: Transaction, employeeId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: userAccess.userId })
    .from(userAccess)
    .where(eq(userAccess.employeeId, employeeId));
  return row?.userId;
}

/** The same for many employees. */
export async function accountsOfEmployees(
  tx: Transaction,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ employeeId: userAccess.employeeId, userId: userAccess.userId })
    .from(userAccess)
    .where(sql`${userAccess.employeeId} = any(${sql.param([...employeeIds])}::uuid[])`);
  return new Map(
    rows.flatMap(({ employeeId, userId }) => (employeeId === null ? [] : [[employeeId, userId] as const])),
  );
}

/** What is needed to say who decides the steps. */
export async function organisationOf(
  tx: Transaction,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  steps: readonly ChainStep[],
  day: string,
): Promise<Organisation> {
  const asks = (kind: ChainStep["approver"]) => steps.some(({ approver }) => approver === kind);
  const managers = asks("manager") ? await managersAbove(tx, employeeId, day) : [];
  const heads = asks("departmentHead")
    ? (await departmentsAbove(tx, employeeId, day)).flatMap(({ headId }) => headId ?? [])
    : [];
  const roleIds = steps.flatMap(({ approver, roleId }) => (approver === "role" && roleId !== null ? [roleId] : []));
  const named = steps.flatMap(({ userId, escalateToId }) => [userId, escalateToId].filter((id) => id !== null));
  const people = [...new Set([...managers, ...heads])];
  if (people.length + roleIds.length + named.length === 0)
    return { managers: [], heads: [], roles: {}, active: new Set() };
  const found = await accounts(
    tx,
    companyId,
    day,
    or(
      people.length === 0 ? undefined : inArray(userAccess.employeeId, people),
      named.length === 0 ? undefined : inArray(users.id, named),
      ...roleIds.map((id) => sql`${userAccess.roleIds} ? ${id}`),
    ),
  );
  const accountOf = (id: string): string | null => found.find((one) => one.employeeId === id)?.userId ?? null;
  return {
    managers: managers.map(accountOf),
    heads: heads.map(accountOf),
    roles: Object.fromEntries(
      roleIds.map((id) => [id, found.filter((one) => one.roleIds.includes(id)).map(({ userId }) => userId)]),
    ),
    active: new Set(found.map(({ userId }) => userId)),
  };
}

/** The chains that apply to new requests, the oldest first. */
export function activeChains(tx: Transaction, companyId: string) {
  const { id, name, kind, departmentIds, steps } = approvalChains;
  return tx
    .select({ id, name, kind, departmentIds, steps })
    .from(approvalChains)
    .where(and(eq(approvalChains.companyId, companyId), eq(approvalChains.status, "active")))
    .orderBy(approvalChains.createdAt, approvalChains.id);
}

/** Made and last changed by the approver: nobody else can pass their permissions on. */
export const isOwnDelegation = sql<boolean>`(${delegations.createdBy} = ${delegations.approverId} and ${delegations.updatedBy} = ${delegations.approverId})`;

/** The delegations of approvers who may still work in the company, on the day. */
function delegationsOn(tx: Transaction, companyId: string, day: string, where: SQL) {
  return tx
    .select({
      approverId: delegations.approverId,
      delegateId: delegations.delegateId,
      from: delegations.from,
      to: delegations.to,
      scopes: delegations.scopes,
      own: isOwnDelegation,
    })
    .from(delegations)
    .innerJoin(userAccess, eq(userAccess.userId, delegations.approverId))
    .innerJoin(users, eq(users.id, delegations.approverId))
    .where(
      and(
        eq(delegations.companyId, companyId),
        eq(userAccess.companyId, companyId),
        eq(delegations.status, "active"),
        sql`${day}::date between ${delegations.from} and ${delegations.to}`,
        holdsOn(day),
        isActive,
        where,
      ),
    )
    .orderBy(delegations.from, delegations.id);
}

export const delegationsTo = (
  tx: Transaction,
  companyId: string,
  day: string,
  delegateId: string,
): Promise<Delegation[]> => delegationsOn(tx, companyId, day, eq(delegations.delegateId, delegateId));

export const delegationsFrom = (
  tx: Transaction,
  companyId: string,
  day: string,
  approverIds: readonly string[],
): Promise<Delegation[]> =>
  approverIds.length === 0
    ? Promise.resolve([])
    : delegationsOn(tx, companyId, day, inArray(delegations.approverId, [...approverIds]));
