/** Where records live: who may enter, who writes, and which book keeps what happened to them. */
import { allows } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { type Actor, type AuditEvent, eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { listCompaniesOf } from "#src/store/company/shared/companies.ts";
import type { CompanyScope } from "#src/store/shared/company-book.ts";
import type { Page, Paging } from "#src/store/shared/list-query.ts";
import { type PlatformEvent, platformEventsOf, recordPlatformEvent } from "#src/store/shared/platform-events.ts";
import type { Author } from "#src/store/shared/records/records.ts";
import { actorOf, companyOf, type HrmsContext, principalOf } from "../../context.ts";

/** `Entry` is what the check of the address found out, `Scope` what the queries are bound to: the same unless said. */
export interface Place<At, Entry, Scope, By extends Author> {
  /** Checks the address; throws where the person may not be, or not write. */
  enter(ctx: HrmsContext, at: At, write: boolean): Promise<Entry>;
  scopeOf(entry: Entry): Scope;
  /** The person as one who writes here; throws where they may only read. */
  author(ctx: HrmsContext): By;
  record(ctx: HrmsContext, scope: Scope, by: By, event: Omit<AuditEvent, "companyId">): Promise<void>;
  events(ctx: HrmsContext, subject: string, recordId: string, paging: Paging): Promise<Page<PlatformEvent>>;
}

const same = <Scope>(scope: Scope): Scope => scope;

export const companyPlace: Place<{ path: { companyId: string } }, string, string, Actor> = {
  enter: async (ctx, { path }) => (await companyOf(ctx, path.companyId)).id,
  scopeOf: same,
  author: actorOf,
  record: (ctx, companyId, by, event) => recordEvent(ctx.db, by, { ...event, companyId }),
  events: (ctx, subject, recordId, paging) => eventsOf(ctx.db, subject, recordId, paging),
};

/** Of a tenant as a whole; an account of the platform has none. */
export const tenantPlace: Place<object, string, string, Actor> = {
  enter: (ctx) => Promise.resolve(actorOf(ctx).tenantId),
  scopeOf: same,
  author: actorOf,
  record: (ctx, _tenantId, by, event) => recordEvent(ctx.db, by, { ...event, companyId: null }),
  events: (ctx, subject, recordId, paging) => eventsOf(ctx.db, subject, recordId, paging),
};

/** The companies themselves, each for those who work in it. */
export const companiesPlace: Place<{ path?: { companyId: string } | undefined }, CompanyScope, CompanyScope, Actor> = {
  scopeOf: same,
  async enter(ctx, { path }) {
    // The list has a path without names.
    if (path && "companyId" in path) await companyOf(ctx, path.companyId);
    const { userId, ability } = principalOf(ctx);
    const now = ctx.now();
    const mine = await listCompaniesOf(ctx.db, userId, now);
    const may = (action: string) => (company: { id: string }) => allows(ability, action, "companies", company.id);
    const hidden = mine.filter((company) => !may(ctx.demands?.action ?? "read")(company)).map(({ id }) => id);
    return { userId, now, hidden, rolesOf: mine.find(may("create"))?.id };
  },
  author: actorOf,
  record: (ctx, _scope, by, event) => recordEvent(ctx.db, by, { ...event, companyId: event.recordId }),
  events: (ctx, subject, recordId, paging) => eventsOf(ctx.db, subject, recordId, paging),
};

/** What tenants do not even read. */
function onlyPlatform(ctx: HrmsContext): Author {
  const { userId, tenantId } = principalOf(ctx);
  if (tenantId !== null) throw new ProblemError("forbidden", { detail: "Only the platform can do this." });
  return { userId, now: ctx.now() };
}

export const platformPlace: Place<object, null, null, Author> = {
  enter: () => Promise.resolve(null),
  scopeOf: same,
  author(ctx) {
    const { userId, tenantId } = principalOf(ctx);
    if (tenantId !== null)
      throw new ProblemError("forbidden", { detail: "Only the platform can change these records." });
    return { userId, now: ctx.now() };
  },
  record: (ctx, _scope, { userId, now }, event) =>
    recordPlatformEvent(ctx.db, { ...event, actorId: userId, requestId: ctx.requestId, at: now }),
  events: (ctx, subject, recordId, paging) => platformEventsOf(ctx.db, subject, recordId, paging),
};

export const platformOnlyPlace: Place<object, null, null, Author> = {
  ...platformPlace,
  async enter(ctx) {
    onlyPlatform(ctx);
    return null;
  },
  author: onlyPlatform,
};
