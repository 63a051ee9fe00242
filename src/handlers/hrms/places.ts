/** Where records live: who may enter, who writes, and which book keeps what happened to them. */
import { ProblemError } from "#src/contract/problem.ts";
import { type Actor, type AuditEvent, eventsOf, recordEvent } from "#src/store/audit.ts";
import type { Page, Paging } from "#src/store/list-query.ts";
import { type PlatformEvent, platformEventsOf, recordPlatformEvent } from "#src/store/platform-events.ts";
import type { Author } from "#src/store/records.ts";
import { actorOf, companyOf, type HrmsContext, principalOf } from "./context.ts";

export interface Place<At, Scope, By extends Author> {
  /** The scope that the address names; throws where the person may not be. */
  enter(ctx: HrmsContext, at: At): Promise<Scope>;
  /** The person as one who writes here; throws where they may only read. */
  author(ctx: HrmsContext): By;
  record(ctx: HrmsContext, scope: Scope, by: By, event: Omit<AuditEvent, "companyId">): Promise<void>;
  events(ctx: HrmsContext, subject: string, recordId: string, paging: Paging): Promise<Page<PlatformEvent>>;
}

export const companyPlace: Place<{ path: { companyId: string } }, string, Actor> = {
  enter: async (ctx, { path }) => (await companyOf(ctx, path.companyId)).id,
  author: actorOf,
  record: (ctx, companyId, by, event) => recordEvent(ctx.db, by, { ...event, companyId }),
  events: (ctx, subject, recordId, paging) => eventsOf(ctx.db, subject, recordId, paging),
};

/** Of a tenant as a whole; an account of the platform has none. */
export const tenantPlace: Place<object, string, Actor> = {
  enter: (ctx) => Promise.resolve(actorOf(ctx).tenantId),
  author: actorOf,
  record: (ctx, _tenantId, by, event) => recordEvent(ctx.db, by, { ...event, companyId: null }),
  events: (ctx, subject, recordId, paging) => eventsOf(ctx.db, subject, recordId, paging),
};

export const platformPlace: Place<object, null, Author> = {
  enter: () => Promise.resolve(null),
  author(ctx) {
    const { userId, tenantId } = principalOf(ctx);
    if (tenantId !== null) throw new ProblemError("forbidden", { detail: "Only the platform changes these records." });
    return { userId, now: ctx.now() };
  },
  record: (ctx, _scope, { userId, now }, event) => recordPlatformEvent(ctx.db, { ...event, actorId: userId, requestId: ctx.requestId, at: now }),
  events: (ctx, subject, recordId, paging) => platformEventsOf(ctx.db, subject, recordId, paging),
};
