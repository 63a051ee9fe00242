/** The audit log of a tenant: its events by who, what, where and when. */
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type AuditAction, purgedOf, nameToRead, toRead } from "./audit.ts";
import { type ListQuery, type Page, pageOf, searched } from "./list-query.ts";
import { auditEvents } from "./tables/audit-events.ts";
import { companies } from "./tables/companies.ts";
import { elements } from "./tables/elements.ts";
import { users } from "./tables/users.ts";
import type { Transaction } from "./transaction.ts";

interface AuditFilters extends Omit<ListQuery, "sort"> {
  actorId?: string | undefined;
  subject?: readonly string[] | undefined;
  action?: readonly AuditAction[] | undefined;
  recordId?: string | undefined;
  companyId?: string | undefined;
  atFrom?: string | undefined;
  atTo?: string | undefined;
  /** Only what was done on one's own, or for somebody else. */
  onBehalf?: readonly ("own" | "other")[] | undefined;
}

const startOf = (day: string, plusDays = 0) => new Date(Date.parse(`${day}T00:00:00+08:00`) + plusDays * 86_400_000);
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
  recordName: nameToRead,
  companyId: auditEvents.companyId,
  company: companies.name,
  reason: sql<string | null>`case when ${purgedOf} is not null and ${auditEvents.reason} is not null then '•••' else ${auditEvents.reason} end`,
  requestId: auditEvents.requestId,
};

/** Of the companies whose log the person may read, and of the tenant as a whole. */
const within = (companyIds: readonly string[]): SQL | undefined => or(isNull(auditEvents.companyId), companyIds.length === 0 ? undefined : inArray(auditEvents.companyId, [...companyIds]));

function matching(companyIds: readonly string[], { q, actorId, subject, action, recordId, companyId, atFrom, atTo, onBehalf }: AuditFilters): SQL | undefined {
  return and(
    within(companyIds),
    searched(q, [nameToRead]),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
    subject?.length ? inArray(auditEvents.subject, [...subject]) : undefined,
    action?.length ? inArray(auditEvents.action, [...action]) : undefined,
    recordId === undefined ? undefined : eq(auditEvents.recordId, recordId),
    companyId === undefined ? undefined : eq(auditEvents.companyId, companyId),
    atFrom === undefined ? undefined : gte(auditEvents.at, startOf(atFrom)),
    atTo === undefined ? undefined : lt(auditEvents.at, startOf(atTo, 1)),
    onBehalf?.length === 1 ? (onBehalf[0] === "other" ? isNotNull(auditEvents.actingForId) : isNull(auditEvents.actingForId)) : undefined,
  );
}

const asShown = <Row extends { at: Date; supportOf: string | null }>({ at, supportOf, ...row }: Row) => ({ ...row, at: at.toISOString(), support: supportOf !== null });

function read(tx: Transaction, where: SQL | undefined) {
  return tx
    .select(shown)
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.actorId))
    .leftJoin(actingFor, eq(actingFor.id, auditEvents.actingForId))
    .leftJoin(companies, eq(companies.id, auditEvents.companyId))
    .where(where)
    .orderBy(desc(auditEvents.sequence));
}

type LoggedEvent = ReturnType<typeof asShown<Awaited<ReturnType<typeof read>>[number]>>;

export function auditPage(tx: Transaction, companyIds: readonly string[], query: AuditFilters): Promise<Page<LoggedEvent>> {
  const where = matching(companyIds, query);
  return pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(auditEvents).where(where))[0]?.total ?? 0,
    async (limit, offset) => (await read(tx, where).limit(limit).offset(offset)).map(asShown),
  );
}

/** The newest that fit, for an export. */
export async function newestEvents(tx: Transaction, companyIds: readonly string[], query: AuditFilters, most: number): Promise<LoggedEvent[]> {
  return (await read(tx, matching(companyIds, query)).limit(most)).map(asShown);
}

export async function loggedEvent(tx: Transaction, companyIds: readonly string[], id: string) {
  const where = and(within(companyIds), eq(auditEvents.id, id));
  const [event] = await read(tx, where);
  const [own] = await tx.select({ changes: auditEvents.changes, purged: purgedOf }).from(auditEvents).where(where);
  return event && own && { ...asShown(event), changes: toRead({ ...event, ...own }).changes };
}

/** Kinds of records that something happened to. */
export async function auditSubjects(tx: Transaction, companyIds: readonly string[]): Promise<string[]> {
  const rows = await tx.selectDistinct({ subject: auditEvents.subject }).from(auditEvents).where(within(companyIds)).orderBy(auditEvents.subject).limit(200);
  return rows.map(({ subject }) => subject);
}

/** The most delicate class of fields that records of the kind hold. */
export async function sensitivityOf(tx: Transaction, subject: string): Promise<(typeof elements.$inferSelect)["sensitivity"]> {
  const rows = await tx.select({ ops: elements.contractOps, sensitivity: elements.sensitivity }).from(elements);
  const classes = rows.filter(({ ops }) => ops.includes(subject)).map(({ sensitivity }) => sensitivity);
  return (["health", "pay", "identity", "personal"] as const).find((one) => classes.includes(one)) ?? "public";
}
