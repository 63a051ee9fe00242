/** The audit log of a tenant: its events, their changes, and whether their chain is intact. */
import { allows } from "#src/contract/context.ts";
import { notFound } from "#src/contract/problem.ts";
import { followChain } from "#src/store/shared/audit-chain.ts";
import {
  auditPage,
  auditSubjects,
  loggedEvent,
  type LogReader,
  newestEvents,
  sensitivityOf,
} from "#src/store/access/audit-log.ts";
import { listCompaniesOf } from "#src/store/company/shared/companies.ts";
import { isAboutEmployees, tenantReader } from "#src/store/shared/readable-events.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { eventReader } from "./shared/event-reader.ts";
import { exportFile } from "../shared/records/operations.ts";
import { reachOf } from "../people/shared/people.ts";

const maxRowsInFile = 100_000;

/** Companies where the person may read the log, or take the given action, with what they may see of the records in each. */
async function logReader(ctx: HrmsContext, action = "read"): Promise<LogReader> {
  const { userId, now } = actorOf(ctx);
  const { ability } = principalOf(ctx);
  const mine = (await listCompaniesOf(ctx.db, userId, now)).filter(({ id }) =>
    allows(ability, action, "audit-events", id),
  );
  const companies = [];
  for (const { id } of mine) companies.push({ id, reader: eventReader(ctx, id, await reachOf(ctx, id)) });
  return { companies, tenant: tenantReader((subject) => allows(ability, "read", subject)), zone: ctx.zones.tenant };
}

export const auditEventsHandlers = {
  listAuditEvents: async ({ query }, ctx) => auditPage(ctx.db, await logReader(ctx), query ?? {}),

  async exportAuditEvents({ query = {} }, ctx) {
    const events = await newestEvents(ctx.db, await logReader(ctx, "export"), query, maxRowsInFile);
    return exportFile("audit-events", query, events, {});
  },

  listAuditSubjects: async (_input, ctx) => auditSubjects(ctx.db, await logReader(ctx)),

  async getAuditEvent({ path }, ctx) {
    const event = await loggedEvent(ctx.db, await logReader(ctx), path.auditEventId);
    if (!event) throw notFound();
    // For records that are not about an employee, the element defines the sensitivity.
    const sensitivity = isAboutEmployees(event.subject) ? "public" : await sensitivityOf(ctx.db, event.subject);
    const closed =
      sensitivity !== "public" &&
      !allows(principalOf(ctx).ability, "read", `fields:${sensitivity}`, event.companyId ?? undefined);
    return closed ? { ...event, changes: [], hidden: true } : event;
  },

  async checkAuditChain(_input, ctx) {
    actorOf(ctx);
    const { events, head, broken } = await followChain(ctx.db, "audit_events", null);
    return {
      holds: broken === null,
      events,
      head,
      brokenAt: broken?.sequence ?? null,
      fault: broken?.fault ?? null,
      checkedAt: ctx.now().toISOString(),
    };
  },
} satisfies HrmsHandlers;
