/** Sends notifications to people, and lists each person's own. */
import { randomUUID } from "node:crypto";
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { everyElement } from "#src/domain/access/shared/role.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import {
  noticeClasses,
  type NotificationParams,
  type NotificationType,
} from "#src/domain/account/shared/notification.ts";
import type { Actor } from "../../shared/audit.ts";
import { type Page, type Paging, pageOf } from "../../shared/list-query.ts";
import type { Condition } from "../../people/shared/reach.ts";
import { employees } from "../../people/tables/employees.ts";
import { notifications } from "../tables/notifications.ts";
import { roles } from "../../access/tables/roles.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { insertRows } from "../../database/insert-rows.ts";
import type { Transaction } from "../../database/transaction.ts";

export interface Notice {
  type: NotificationType;
  params: NotificationParams;
  companyId?: string;
  recordId?: string;
}

interface NotificationFilter extends Paging {
  unread?: boolean | undefined;
}

const shown = {
  id: notifications.id,
  type: notifications.type,
  params: notifications.params,
  companyId: notifications.companyId,
  recordId: notifications.recordId,
  at: notifications.at,
  readAt: notifications.readAt,
};

export type ShownNotification = Pick<typeof notifications.$inferSelect, keyof typeof shown>;

export async function notify(
  tx: Transaction,
  { tenantId, now }: Pick<Actor, "tenantId" | "now">,
  userIds: readonly string[],
  notice: Notice,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.insert(notifications).values(userIds.map((userId) => ({ ...notice, tenantId, userId, at: now })));
}

/** Each person of something of their own, such as a payslip. */
export async function notifyEach(
  tx: Transaction,
  { tenantId, now: at }: Pick<Actor, "tenantId" | "now">,
  notices: readonly (Notice & { readonly userId: string })[],
): Promise<void> {
  await insertRows(
    tx,
    notifications,
    notices.map((notice) => ({ id: randomUUID(), ...notice, tenantId, at })),
  );
}

/** Notifies everyone who works in the company, except the person who caused it. */
export async function notifyColleagues(
  tx: Transaction,
  actor: Actor,
  element: string,
  notice: Notice & { companyId: string },
): Promise<void> {
  const keeps = (name: string) =>
    sql`${roles.grants} @> ${JSON.stringify([{ element: name, actions: ["edit"] }])}::jsonb`;
  const colleagues = await tx
    .selectDistinct({ id: userAccess.userId })
    .from(userAccess)
    .innerJoin(
      roles,
      and(sql`${userAccess.roleIds} @> to_jsonb(${roles.id}::text)`, or(keeps(element), keeps(everyElement))),
    )
    .where(and(eq(userAccess.companyId, notice.companyId), ne(userAccess.userId, actor.userId)));
  await notify(
    tx,
    actor,
    colleagues.map(({ id }) => id),
    notice,
  );
}

/** Whose fields of a class the reader may read in a company; null if the company is closed to them. */
export type NoticeReach = ReadonlyMap<string, ((name: FieldClass) => Condition) | null>;

const ofClasses = inArray(notifications.type, Object.keys(noticeClasses) as (keyof typeof noticeClasses)[]);

/** The companies that the person's notifications about records refer to. */
export async function noticeCompanies(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: notifications.companyId })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), ofClasses, isNotNull(notifications.recordId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** A notification reveals no more than the record it is about. */
function readable(reach: NoticeReach): SQL | undefined {
  const cases = [...reach].flatMap(([companyId, whereReadable]) =>
    whereReadable === null
      ? []
      : Object.entries(noticeClasses).map(([type, name]) => {
          const among = and(
            eq(employees.tenantId, notifications.tenantId),
            eq(employees.id, notifications.recordId),
            whereReadable(name),
          );
          return sql`when ${notifications.companyId} = ${companyId} and ${notifications.type} = ${type} then exists (select from employees where ${among})`;
        }),
  );
  return or(
    not(ofClasses),
    isNull(notifications.recordId),
    cases.length === 0 ? undefined : sql`case ${sql.join(cases, sql` `)} else false end`,
  );
}

async function countWhere(tx: Transaction, where: ReturnType<typeof and>): Promise<number> {
  return (await tx.select({ total: count() }).from(notifications).where(where))[0]?.total ?? 0;
}

export function countUnread(tx: Transaction, userId: string, reach: NoticeReach): Promise<number> {
  return countWhere(tx, and(eq(notifications.userId, userId), isNull(notifications.readAt), readable(reach)));
}

export function notificationsOf(
  tx: Transaction,
  userId: string,
  reach: NoticeReach,
  { unread, ...paging }: NotificationFilter,
): Promise<Page<ShownNotification>> {
  const state =
    unread === undefined ? undefined : unread ? isNull(notifications.readAt) : isNotNull(notifications.readAt);
  const where = and(eq(notifications.userId, userId), state, readable(reach));
  return pageOf(
    paging,
    () => countWhere(tx, where),
    (limit, offset) =>
      tx
        .select(shown)
        .from(notifications)
        .where(where)
        .orderBy(desc(notifications.at), desc(notifications.sequence))
        .limit(limit)
        .offset(offset),
  );
}

/** Undefined if the person has no such notification. */
export async function markNotification(
  tx: Transaction,
  userId: string,
  reach: NoticeReach,
  id: string,
  readAt: Date | null,
): Promise<ShownNotification | undefined> {
  const [marked] = await tx
    .update(notifications)
    .set({ readAt: readAt && sql`coalesce(${notifications.readAt}, ${readAt.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id), readable(reach)))
    .returning(shown);
  return marked;
}

export async function markAllRead(tx: Transaction, userId: string, readAt: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}
