/** Requests for approval: who may see and decide them, and what happened to them. */
import { and, type AnyColumn, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Delegation } from "#src/domain/approvals/shared/deciding.ts";
import { type ApprovalKind, approvalRights, type ApprovalRight } from "#src/domain/approvals/shared/vocabulary.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Condition } from "../../people/shared/reach.ts";
import { employees } from "../../people/tables/employees.ts";
import { persons } from "../../people/tables/persons.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../../shared/list-query.ts";
import { approvalDecisions } from "../tables/approval-decisions.ts";
import { approvalRequests } from "../tables/approval-requests.ts";

export type StoredApproval = typeof approvalRequests.$inferSelect;
export type NewApproval = typeof approvalRequests.$inferInsert;

export type ByRight = Readonly<Record<ApprovalRight, Condition>>;

/** The reader, or an approver in whose place they decide, with the employees for whom a role permits each decision. */
export interface Holder {
  readonly userId: string;
  readonly permitted: ByRight;
  /** The delegation that lets the reader decide; none for the reader themselves. */
  readonly delegation: Delegation | undefined;
}

export interface ApprovalReach {
  readonly companyId: string;
  readonly userId: string;
  readonly day: string;
  /** Employees whose requests the reader sees besides those they decide. */
  readonly seen: Condition;
  /** Employees whose values the reader may read. */
  readonly readable: ByRight;
  readonly holders: readonly [Holder, ...Holder[]];
}

const byRight = (conditions: ByRight): SQL =>
  sql`case ${approvalRequests.right} ${sql.join(
    approvalRights.map((right) => sql`when ${right} then (${conditions[right] ?? sql`true`})`),
    sql` `,
  )} else false end`;

const contains = (list: AnyColumn, id: string): SQL => sql`${list} ? ${id}`;

/** Accounts among the reader and the approvers they stand in for whose roles permit the decision. */
const permittedAmong = (holders: readonly Holder[]) =>
  sql<string[]>`array_remove(array[${sql.join(
    [
      sql`null::text`,
      ...holders.map(({ userId, permitted }) => sql`case when ${byRight(permitted)} then ${userId} end`),
    ],
    sql`, `,
  )}], null)`;

const approvedInStep = (who: SQL): SQL =>
  sql`exists (select from approval_decisions done where done.tenant_id = ${approvalRequests.tenantId} and done.request_id = ${approvalRequests.id}
    and done.step = ${approvalRequests.step} and done.action = 'approved' and ${who})`;

/** The same rule as `capacityOf`, as a condition. */
function decidable({ userId, holders }: ApprovalReach): SQL {
  const each = holders.map(({ userId: id, permitted, delegation }) => {
    const mayOpen = delegation === undefined || delegation.own;
    const scoped =
      delegation === undefined || delegation.scopes.length === 0
        ? sql`true`
        : inArray(approvalRequests.kind, [...delegation.scopes]);
    return sql`(${scoped} and not ${contains(approvalRequests.makers, id)} and not ${approvedInStep(sql`coalesce(done.acted_for_id, done.user_id) = ${id}`)}
      and (${contains(approvalRequests.approvers, id)} or ${contains(approvalRequests.escalatedTo, id)} or (${approvalRequests.open} and ${mayOpen ? byRight(permitted) : sql`false`})))`;
  });
  return sql`(${approvalRequests.status} in ('submitted', 'cancelRequested') and not ${contains(approvalRequests.makers, userId)}
    and not ${approvedInStep(sql`done.user_id = ${userId}`)} and (${sql.join(each, sql` or `)}))`;
}

const decidedByReader = (userId: string): SQL =>
  sql`exists (select from approval_decisions mine where mine.tenant_id = ${approvalRequests.tenantId} and mine.request_id = ${approvalRequests.id} and mine.user_id = ${userId})`;

const handled = (reach: ApprovalReach): SQL => sql`(${reach.seen ?? sql`true`} or ${decidable(reach)})`;

const visible = (reach: ApprovalReach): SQL =>
  sql`(${handled(reach)} or ${contains(approvalRequests.makers, reach.userId)} or ${decidedByReader(reach.userId)})`;

const requester = alias(users, "requester");
const decider = alias(users, "decider");

const joinedToPeople = and(
  eq(employees.tenantId, approvalRequests.tenantId),
  eq(employees.id, approvalRequests.employeeId),
);
const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));

function rows(tx: Transaction, reach: ApprovalReach, more: SQL | undefined) {
  return tx
    .select({
      request: approvalRequests,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      requestedBy: sql<string>`coalesce(${requester.fullName}, '')`,
      decidedBy: decider.fullName,
      readable: sql<boolean>`(${byRight(reach.readable)} or ${contains(approvalRequests.makers, reach.userId)})`,
      permitted: permittedAmong(reach.holders),
    })
    .from(approvalRequests)
    .innerJoin(employees, joinedToPeople)
    .innerJoin(persons, ofPerson)
    .leftJoin(requester, eq(requester.id, approvalRequests.createdBy))
    .leftJoin(decider, eq(decider.id, approvalRequests.decidedBy))
    .where(and(eq(approvalRequests.companyId, reach.companyId), visible(reach), more));
}
export type ShownApproval = Awaited<ReturnType<typeof rows>>[number];

export const approvalViews = ["mine", "waiting", "decided"] as const;
export type ApprovalView = (typeof approvalViews)[number];

export interface ApprovalQuery extends ListQuery {
  readonly view?: ApprovalView | undefined;
  readonly kind?: readonly ApprovalKind[] | undefined;
}

export const isWaiting = sql`${approvalRequests.status} in ('submitted', 'cancelRequested')`;

function viewOf(reach: ApprovalReach, view: ApprovalView | undefined): SQL | undefined {
  if (view === "mine" || view === "waiting") return view === "mine" ? decidable(reach) : isWaiting;
  return view === "decided" ? sql`not ${isWaiting}` : undefined;
}

const whereOf = ({ q, kind }: ApprovalQuery): SQL | undefined =>
  and(
    kind?.length ? inArray(approvalRequests.kind, [...kind]) : undefined,
    searched(q, [persons.fullName, employees.employeeNo]),
  );

const sortable = {
  createdAt: approvalRequests.createdAt,
  fullName: byReading(persons.fullName),
  kind: approvalRequests.kind,
  requestedBy: byReading(requester.fullName),
};
const inOrder = ({ sort = "createdAt" }: ApprovalQuery): SQL[] => orderOf(sort, sortable, approvalRequests.id);

/** How many requests each view has. */
export async function approvalCounts(tx: Transaction, reach: ApprovalReach, query: ApprovalQuery = {}) {
  const [found] = await tx
    .select({
      mine: sql<number>`(count(*) filter (where ${decidable(reach)}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      decided: sql<number>`(count(*) filter (where not ${isWaiting}))::int`,
    })
    .from(approvalRequests)
    .innerJoin(employees, joinedToPeople)
    .innerJoin(persons, ofPerson)
    .where(and(eq(approvalRequests.companyId, reach.companyId), visible(reach), whereOf(query)));
  return found ?? { mine: 0, waiting: 0, decided: 0 };
}

export async function approvalPage(
  tx: Transaction,
  reach: ApprovalReach,
  query: ApprovalQuery,
): Promise<Page<ShownApproval> & { counts: Record<ApprovalView, number> }> {
  const counts = await approvalCounts(tx, reach, query);
  const total = query.view === undefined ? counts.waiting + counts.decided : counts[query.view];
  const page = await pageOf(
    query,
    () => Promise.resolve(total),
    (limit, offset) =>
      rows(tx, reach, and(whereOf(query), viewOf(reach, query.view)))
        .orderBy(...inOrder(query))
        .limit(limit)
        .offset(offset),
  );
  return { ...page, counts };
}

/** All matching requests of employees within reach, for an export. */
export async function allApprovals(
  tx: Transaction,
  reach: ApprovalReach,
  within: Condition,
  query: ApprovalQuery,
): Promise<ShownApproval[]> {
  return rows(tx, reach, and(within, whereOf(query), viewOf(reach, query.view))).orderBy(...inOrder(query));
}

export async function findApproval(
  tx: Transaction,
  reach: ApprovalReach,
  id: string,
): Promise<ShownApproval | undefined> {
  return (await rows(tx, reach, eq(approvalRequests.id, id)))[0];
}

/** Waiting requests that concern the records, by record. */
export async function waitingApprovalsOf(
  tx: Transaction,
  reach: ApprovalReach,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, ShownApproval>> {
  if (recordIds.length === 0) return new Map();
  const found = await rows(tx, reach, and(isWaiting, inArray(approvalRequests.recordId, [...recordIds])));
  return new Map(found.map((row) => [row.request.recordId, row]));
}

/** Locked until the transaction ends, regardless of who may see it. */
export async function lockApproval(
  tx: Transaction,
  companyId: string,
  id: string,
): Promise<StoredApproval | undefined> {
  return (
    await tx
      .select()
      .from(approvalRequests)
      .where(and(eq(approvalRequests.companyId, companyId), eq(approvalRequests.id, id)))
      .for("update")
  )[0];
}

/** The waiting request about the record, locked. */
export async function lockApprovalOf(tx: Transaction, recordId: string): Promise<StoredApproval | undefined> {
  return (
    await tx
      .select()
      .from(approvalRequests)
      .where(and(eq(approvalRequests.recordId, recordId), isWaiting))
      .for("update")
  )[0];
}

/** The approved request about the record, locked; its cancellation may be waiting. */
export async function lockApprovedOf(tx: Transaction, recordId: string): Promise<StoredApproval | undefined> {
  return (
    await tx
      .select()
      .from(approvalRequests)
      .where(
        and(eq(approvalRequests.recordId, recordId), inArray(approvalRequests.status, ["approved", "cancelRequested"])),
      )
      .for("update")
  )[0];
}

export async function insertApproval(tx: Transaction, request: NewApproval): Promise<StoredApproval> {
  return (await tx.insert(approvalRequests).values(request).returning())[0] as StoredApproval;
}

export async function updateApproval(
  tx: Transaction,
  id: string,
  { userId, now }: { userId: string; now: Date },
  fields: Partial<NewApproval>,
): Promise<StoredApproval> {
  const [row] = await tx
    .update(approvalRequests)
    .set({ ...fields, updatedAt: now, updatedBy: userId, version: sql`${approvalRequests.version} + 1` })
    .where(eq(approvalRequests.id, id))
    .returning();
  return row as StoredApproval;
}

export type StoredDecision = typeof approvalDecisions.$inferSelect;

export async function insertDecision(tx: Transaction, decision: typeof approvalDecisions.$inferInsert): Promise<void> {
  await tx.insert(approvalDecisions).values(decision);
}

/** The history of the requests, oldest first. */
export async function decisionsOf(tx: Transaction, ids: readonly string[]): Promise<StoredDecision[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(approvalDecisions)
    .where(inArray(approvalDecisions.requestId, [...ids]))
    .orderBy(asc(approvalDecisions.at), asc(approvalDecisions.id));
}

/** Waiting requests by kind, with those that have waited longest, for the dashboard: nothing about the reader's own record. */
export async function approvalsAtAGlance(
  tx: Transaction,
  reach: ApprovalReach,
  employeeId: string | null,
  limit: number,
): Promise<{ counts: Partial<Record<ApprovalKind, number>>; items: ShownApproval[] }> {
  const where = and(
    isWaiting,
    handled(reach),
    employeeId === null ? undefined : sql`${approvalRequests.employeeId} <> ${employeeId}`,
  );
  const counted = await tx
    .select({ kind: approvalRequests.kind, count: sql<number>`count(*)::int` })
    .from(approvalRequests)
    .innerJoin(employees, joinedToPeople)
    .where(and(eq(approvalRequests.companyId, reach.companyId), where))
    .groupBy(approvalRequests.kind);
  return {
    counts: Object.fromEntries(counted.map(({ kind, count }) => [kind, count])),
    items: await rows(tx, reach, where).orderBy(asc(approvalRequests.createdAt), asc(approvalRequests.id)).limit(limit),
  };
}
