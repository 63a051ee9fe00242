/** The audit log of a tenant: its events by who, what, where and when. */
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type AuditAction, purgedOf, nameToRead, toRead } from "../shared/audit.ts";
import { sectionsOf } from "#src/domain/people/shared/sections.ts";
import { classesToRead, type EventReader, isReadable, otherSubjects } from "../shared/readable-events.ts";
import { type ListQuery, type Page, pageOf, searched } from "../shared/list-query.ts";
import { startOfDay } from "../database/local-day.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { companies } from "../company/tables/companies.ts";
import { elements } from "../platform/tables/elements.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

/** Whose log it is: the readable companies, each with what the reader may see there, and whether the tenant as a whole. */
export interface LogReader {
  readonly companies: readonly { readonly id: string; readonly reader: EventReader }[];
  readonly tenant: EventReader;
  /** The days of filters are days in this zone. */
  readonly zone: string;
}

interface AuditFilters extends Omit<ListQuery, "sort"> {
  actorId?: string | undefined;
  subject?: readonly string[] | undefined;
  action?: readonly AuditAction[] | undefined;
  recordId?: string | undefined;
  companyId?: string | undefined;
  atFrom?: string | undefined;
  atTo?: string | undefined;
  /** Only what was done on someone else's behalf, or only what was not. */
  onBehalf?: readonly ("own" | "other")[] | undefined;
}

const actingFor = alias(users, "acting_for");

const shown = {
  id: auditEvents.id,
  sequence: auditEvents.sequence,
  at: auditEvents.at,
  actorId: auditEvents.actorId,
  actor: users.fullName,
  supportOf: users.supportOf,
  actingFor: actingFor.fullName,
  action: auditEvents.action,
  subject: auditEvents.subject,
  recordId: auditEvents.recordId,
  companyId: auditEvents.companyId,
  company: companies.name,
  requestId: auditEvents.requestId,
};

/** Events of the companies whose log the person may read, and of the tenant as a whole. */
const within = ({ companies: readers }: LogReader): SQL | undefined =>
  or(
    isNull(auditEvents.companyId),
    readers.length === 0
      ? undefined
      : inArray(
          auditEvents.companyId,
          readers.map(({ id }) => id),
        ),
  );

/** Whether the reader may open the event's record. */
function opens({ companies: readers, tenant }: LogReader, others: readonly string[]): SQL<boolean> {
  const cases = readers.map(
    ({ id, reader }) => sql`when ${auditEvents.companyId} = ${id} then ${isReadable(reader, others)}`,
  );
  return sql<boolean>`case when ${auditEvents.companyId} is null then ${isReadable(tenant, others)} ${sql.join(cases, sql` `)} else false end`;
}

/** Every reader of the log sees that something happened; only those who may open the record see its name. */
const nameFor = (readable: SQL): SQL<string> => sql<string>`case when ${readable} then ${nameToRead} else '•••' end`;
const reasonFor = (readable: SQL) =>
  sql<
    string | null
  >`case when ${auditEvents.reason} is null then null when ${purgedOf} is not null or not ${readable} then '•••' else ${auditEvents.reason} end`;

function matching(
  log: LogReader,
  readable: SQL,
  { q, actorId, subject, action, recordId, companyId, atFrom, atTo, onBehalf }: AuditFilters,
): SQL | undefined {
  return and(
    within(log),
    searched(q, [nameFor(readable)]),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
    subject?.length ? inArray(auditEvents.subject, [...subject]) : undefined,
    action?.length ? inArray(auditEvents.action, [...action]) : undefined,
    recordId === undefined ? undefined : eq(auditEvents.recordId, recordId),
    companyId === undefined ? undefined : eq(auditEvents.companyId, companyId),
    atFrom === undefined ? undefined : gte(auditEvents.at, startOfDay(atFrom, log.zone)),
    atTo === undefined ? undefined : lt(auditEvents.at, startOfDay(atTo, log.zone, 1)),
    onBehalf?.length === 1
      ? onBehalf[0] === "other"
        ? isNotNull(auditEvents.actingForId)
        : isNull(auditEvents.actingForId)
      : undefined,
  );
}

const asShown = <Row extends { at: Date; supportOf: string | null }>({ at, supportOf, ...row }: Row) => ({
  ...row,
  at: at.toISOString(),
  support: supportOf !== null,
});

function read(tx: Transaction, readable: SQL, where: SQL | undefined) {
  return tx
    .select({ ...shown, recordName: nameFor(readable), reason: reasonFor(readable) })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(actingFor, eq(actingFor.id, auditEvents.actingForId))
    .leftJoin(companies, eq(companies.id, auditEvents.companyId))
    .where(where)
    .orderBy(desc(auditEvents.sequence));
}

type LoggedEvent = ReturnType<typeof asShown<Awaited<ReturnType<typeof read>>[number]>>;

export async function auditPage(tx: Transaction, log: LogReader, query: AuditFilters): Promise<Page<LoggedEvent>> {
  const readable = opens(log, await otherSubjects(tx));
  const where = matching(log, readable, query);
  return pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(auditEvents).where(where))[0]?.total ?? 0,
    async (limit, offset) => (await read(tx, readable, where).limit(limit).offset(offset)).map(asShown),
  );
}

/** The newest matching events, for an export. */
export async function newestEvents(
  tx: Transaction,
  log: LogReader,
  query: AuditFilters,
  max: number,
): Promise<LoggedEvent[]> {
  const readable = opens(log, await otherSubjects(tx));
  return (await read(tx, readable, matching(log, readable, query)).limit(max)).map(asShown);
}

/** With the changes that the reader may see, and whether there were others. */
export async function loggedEvent(tx: Transaction, log: LogReader, id: string) {
  const readable = opens(log, await otherSubjects(tx));
  const where = and(within(log), eq(auditEvents.id, id));
  const [event] = await read(tx, readable, where);
  if (!event) return undefined;
  const reader = log.companies.find((company) => company.id === event.companyId)?.reader ?? log.tenant;
  const [own] = await tx
    .select({ changes: auditEvents.changes, purged: purgedOf, readable, classes: classesToRead(reader) })
    .from(auditEvents)
    .where(where);
  if (!own) return undefined;
  const { changes } = toRead({ ...event, ...own });
  const sections: readonly string[] = sectionsOf(new Set(own.classes));
  const seen = !own.readable
    ? []
    : event.subject === "employees"
      ? changes.filter(({ field }) => sections.includes(field.split(".")[0] ?? ""))
      : changes;
  return { ...asShown(event), changes: seen, hidden: seen.length < changes.length };
}

/** Kinds of records that have events. */
export async function auditSubjects(tx: Transaction, log: LogReader): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ subject: auditEvents.subject })
    .from(auditEvents)
    .where(within(log))
    .orderBy(auditEvents.subject)
    .limit(200);
  return rows.map(({ subject }) => subject);
}

/** The most sensitive field class that records of the kind contain. */
export async function sensitivityOf(
  tx: Transaction,
  subject: string,
): Promise<(typeof elements.$inferSelect)["sensitivity"]> {
  const rows = await tx.select({ ops: elements.contractOps, sensitivity: elements.sensitivity }).from(elements);
  const classes = rows.filter(({ ops }) => ops.includes(subject)).map(({ sensitivity }) => sensitivity);
  return (["health", "pay", "identity", "personal"] as const).find((one) => classes.includes(one)) ?? "public";
}
