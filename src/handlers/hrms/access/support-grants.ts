/** Support access: a tenant lets a platform account in, which works only within that grant. */
import { historyPage } from "../shared/records/history.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { familySeconds } from "#src/domain/platform/shared/tenant-settings.ts";
import { eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import { findCompanyOf } from "#src/store/company/shared/companies.ts";
import { roleRecords } from "#src/store/access/shared/roles.ts";
import {
  administratorOptions,
  allGrants,
  closeGrant,
  findAdministrator,
  findGrant,
  grantsPage,
  grantStatus,
  lockGrant,
  lockOpenGrant,
  openGrant,
  type ShownGrant,
} from "#src/store/access/shared/support-grants.ts";
import { findOffer, moveSession, supportOffers } from "#src/store/access/shared/support-offers.ts";
import { actFor } from "#src/store/database/transaction.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { platformOnlyPlace } from "../shared/records/places.ts";
import { mayGive } from "./shared/escalation.ts";
import { lineOf } from "../shared/fields.ts";
import { several } from "../shared/file-cells.ts";
import { exportFile } from "../shared/records/operations.ts";
import { issueTokens } from "../account/shared/sign-in.ts";

const subject = "support-grants";
const hour = 3_600_000;

async function grantOf(ctx: HrmsContext, id: string): Promise<ShownGrant> {
  const found = await findGrant(ctx.db, id, ctx.now());
  if (!found) throw notFound();
  return found;
}

/** The grantor can only give roles and companies within their own rights. */
async function checkReach(ctx: HrmsContext, roleId: string, companyIds: readonly string[]): Promise<void> {
  const { tenantId, userId } = actorOf(ctx);
  const role = await roleRecords.find(ctx.db, tenantId, roleId);
  if (!role || role.status !== "active") throw invalid("/roleId", "unknown-reference");
  for (const [index, companyId] of companyIds.entries()) {
    if (!(await findCompanyOf(ctx.db, userId, companyId, ctx.today(companyId))))
      throw invalid(`/companyIds/${index}`, "unknown-reference");
    await mayGive(ctx, [role], companyId);
  }
}

const sameCompanies = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

export const supportGrantsHandlers = {
  async listSupportGrants({ query }, ctx) {
    actorOf(ctx);
    return grantsPage(ctx.db, query ?? {}, ctx.now());
  },

  async exportSupportGrants({ query = {} }, ctx) {
    actorOf(ctx);
    return exportFile(subject, query, await allGrants(ctx.db, query, ctx.now()), {
      cells: { companies: ({ companies }) => several(companies) },
    });
  },

  async getSupportGrant({ path }, ctx) {
    actorOf(ctx);
    return grantOf(ctx, path.supportGrantId);
  },

  async listSupportGrantHistory({ path, query }, ctx) {
    actorOf(ctx);
    const { id } = await grantOf(ctx, path.supportGrantId);
    return historyPage(await eventsOf(ctx.db, subject, id, query ?? {}));
  },

  async listSupportAdministrators(_input, ctx) {
    actorOf(ctx);
    return administratorOptions(ctx.db);
  },

  async createSupportGrant({ body }, ctx) {
    const actor = actorOf(ctx);
    const administrator = await findAdministrator(ctx.db, body.administratorId);
    if (!administrator) throw invalid("/administratorId", "unknown-reference");
    await checkReach(ctx, body.roleId, body.companyIds);
    const reason = lineOf("reason", body.reason);
    const { roleId, companyIds } = body;
    const open = await lockOpenGrant(ctx.db, actor, administrator.id);
    if (open && open.roleId === roleId && open.reason === reason && sameCompanies(open.companyIds, companyIds)) {
      throw conflict("already-open", "The person already has this access: end it first or give another reason.");
    }
    const id = await openGrant(ctx.db, actor, {
      administrator,
      reason,
      roleId,
      companyIds,
      endsAt: new Date(actor.now.getTime() + body.hours * hour),
    });
    ctx.forgetRights();
    const made = await grantOf(ctx, id);
    const changes = changedFields(null, { role: made.role, companies: made.companies.join("; "), endsAt: made.endsAt });
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "grant",
      subject,
      recordId: id,
      recordName: made.administrator,
      changes,
      reason,
    });
    return reply(201, made);
  },

  async endSupportGrant({ path }, ctx) {
    const actor = actorOf(ctx);
    const grant = await lockGrant(ctx.db, path.supportGrantId);
    if (!grant) throw notFound();
    if (grantStatus(grant, actor.now) !== "open") throw conflict("not-open", "The support access has already ended.");
    await closeGrant(ctx.db, actor, grant);
    ctx.forgetRights();
    const ended = await grantOf(ctx, grant.id);
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "revoke",
      subject,
      recordId: grant.id,
      recordName: ended.administrator,
      changes: changedFields({ endedAt: null }, { endedAt: ended.endedAt }),
    });
    return ended;
  },

  async listSupportOffers(_input, ctx) {
    const { userId, now } = platformOnlyPlace.author(ctx);
    return supportOffers(ctx.db, userId, now);
  },

  async enterSupport({ path }, ctx) {
    const by = platformOnlyPlace.author(ctx);
    const offer = await findOffer(ctx.db, by.userId, path.supportGrantId, by.now);
    const { sessionId } = principalOf(ctx);
    if (!offer || sessionId === undefined) throw notFound();
    const { grant, tenant } = offer;
    const moved = await moveSession(ctx.db, sessionId, grant, by.now, familySeconds(ctx.settings));
    if (!moved?.person.support) throw notFound();
    const event = { action: "enter" as const, subject, recordId: grant.id, changes: [], reason: grant.reason };
    await actFor(ctx.db, grant.tenantId);
    const actor = {
      tenantId: grant.tenantId,
      userId: grant.standInId,
      actingForId: grant.createdBy,
      requestId: ctx.requestId,
      now: by.now,
    };
    await recordEvent(ctx.db, actor, { ...event, companyId: null, recordName: moved.person.account.fullName });
    await actFor(ctx.db, null);
    await platformOnlyPlace.record(ctx, null, by, { ...event, recordName: tenant });
    ctx.forgetRights();
    return issueTokens(ctx, moved.person, moved.ticket);
  },

  async leaveSupport(_input, ctx) {
    const { support, sessionId } = principalOf(ctx);
    if (!support || sessionId === undefined) throw notFound("The session is in no tenant as support.");
    const actor = actorOf(ctx);
    const moved = await moveSession(ctx.db, sessionId, null, actor.now, familySeconds(ctx.settings));
    if (!moved) throw notFound();
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "leave",
      subject,
      recordId: support.grantId,
      recordName: moved.person.account.fullName,
      changes: [],
    });
    ctx.forgetRights();
    return issueTokens(ctx, moved.person, moved.ticket);
  },
} satisfies HrmsHandlers;
