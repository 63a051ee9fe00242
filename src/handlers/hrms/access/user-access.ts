/** Who may work in which company: grant, change, revoke, and the resulting permissions. */
import type { UserAccessInput } from "#generated/hrms/schema.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { explained } from "#src/domain/access/explained.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { accountState } from "#src/store/account/shared/tenant-accounts.ts";
import { mfaOf } from "#src/store/account/shared/mfa.ts";
import { elementsInModules } from "#src/store/platform/shared/module-catalogue.ts";
import { ownAccount } from "#src/store/people/shared/my-profile.ts";
import { packageLimits } from "#src/store/platform/shared/package-limits.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import {
  type AccessFields,
  type AccessRecord,
  accessRecords,
  grantedPlaces,
  isCompanyOfTenant,
  othersWithRole,
  userOfTenant,
  userOptions,
} from "#src/store/access/shared/user-access.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { tenantCrud } from "../shared/records/crud.ts";
import { givenRoles, mayGive } from "./shared/escalation.ts";
import { several } from "../shared/file-cells.ts";
import { linkOwnRecord } from "../people/shared/own-record.ts";
import { removeMfa } from "../account/shared/remove-mfa.ts";
import { lineOf } from "../shared/fields.ts";
import { moments } from "../shared/records/wire.ts";
import { mayManage } from "./shared/may-manage.ts";

const owner = roleId("tenantOwner");

/** Someone with all permissions and no end date must remain. */
async function keepAnOwner(ctx: HrmsContext, before: AccessRecord, stays: boolean): Promise<void> {
  if (stays || !before.roleIds.includes(owner) || (await othersWithRole(ctx.db, owner, before.id, ctx.now()))) return;
  throw conflict("last-owner", "Every organisation needs an owner: give this role to someone else first.");
}

const accesses = tenantCrud({
  subject: "user-access",
  records: accessRecords,
  nameOf: ({ user, company }) => `${user}: ${company}`,
  unique: { user_access_tenant_id_user_id_company_id_pk: "companyId", user_access_person: "employeeId" },
  unaudited: ["userId", "companyId", "employeeId", "roleIds", "status"],
  async toFields(
    { userId, companyId, employeeId, roleIds, scope, validFrom, validTo }: UserAccessInput,
    ctx,
    before,
  ): Promise<AccessFields> {
    if (before && (before.userId !== userId || before.companyId !== companyId))
      throw invalid(before.userId === userId ? "/companyId" : "/userId", "fixed");
    const user = await userOfTenant(ctx.db, userId);
    if (user === undefined || (!before && user.apiKey)) throw invalid("/userId", "unknown-reference");
    if (!before && !(await isCompanyOfTenant(ctx.db, companyId))) throw invalid("/companyId", "unknown-reference");
    // Nobody can change access in a company that is closed to them.
    await companyOf(ctx, companyId).catch((error: unknown) => {
      throw !before && error instanceof ProblemError && error.type === "not-found"
        ? invalid("/companyId", "unknown-reference")
        : error;
    });
    const person = employeeId === undefined ? (before?.employeeId ?? null) : employeeId;
    if (person !== null && person !== before?.employeeId)
      await linkOwnRecord(ctx, companyId, person, user.email, before?.id);
    const from = validFrom ?? before?.validFrom ?? ctx.today(companyId);
    if (validTo != null && validTo < from) throw invalid("/validTo", "before-start");
    await mayGive(ctx, await givenRoles(ctx, roleIds, before?.roleIds), companyId, scope ?? "company");
    if (before)
      await keepAnOwner(ctx, before, roleIds.includes(owner) && validTo == null && from <= ctx.today(companyId));
    ctx.forgetRights();
    return {
      userId,
      companyId,
      employeeId: person,
      roleIds,
      scope: scope ?? ("company" as const),
      validFrom: from,
      validTo: validTo ?? null,
    };
  },
  cells: {
    roles: ({ roles }) => several(roles),
  },
});

export const userAccessHandlers = {
  ...accesses.handlers,

  async deleteUserAccess(input, ctx) {
    const { tenantId } = actorOf(ctx);
    const before = await accessRecords.lock(ctx.db, tenantId, input.path.userAccessId);
    if (!before) throw notFound();
    await companyOf(ctx, before.companyId);
    await keepAnOwner(ctx, before, false);
    ctx.forgetRights();
    return accesses.delete(input, ctx);
  },

  async listTenantUserOptions({ query }, ctx) {
    actorOf(ctx);
    return userOptions(ctx.db, query?.q);
  },

  async removeUserMfa({ path, body }, ctx) {
    const actor = actorOf(ctx);
    const user = await userOfTenant(ctx.db, path.userId);
    const account = user && (await ownAccount(ctx.db, path.userId));
    if (!account) throw notFound();
    if (account.id === actor.userId)
      throw conflict("own-mfa", "Turn off your own two-step verification in your profile.");
    await mayManage(ctx, account.id);
    const reason = lineOf("reason", body.reason);
    await removeMfa(ctx, account, reason);
    await recordEvent(ctx.db, actor, {
      companyId: null,
      action: "update",
      subject: "users",
      recordId: account.id,
      recordName: account.fullName,
      changes: [{ field: "mfa", before: "totp", after: null }],
      reason,
    });
    return null;
  },

  async getEffectivePermissions({ path }, ctx) {
    const { tenantId } = actorOf(ctx);
    const user = await userOfTenant(ctx.db, path.userId);
    if (!user) throw notFound();
    const elements = await elementsInModules(ctx.db);
    const places = await grantedPlaces(ctx.db, path.userId, ctx.now());
    const companies = places.map(({ roles, ...place }) => ({
      ...place,
      roles: roles.map(({ name }) => name),
      ...explained({ ...place, roles }, elements),
    }));
    const mfaEnrolledAt = (await mfaOf(ctx.db, path.userId))?.enrolledAt?.toISOString() ?? null;
    const state = await accountState(ctx.db, tenantId, path.userId, ctx.now());
    return {
      user: user.name,
      account: state ? moments(state) : null,
      mfaEnrolledAt,
      package: (await packageLimits(ctx.db))?.package ?? null,
      companies,
    };
  },
} satisfies HrmsHandlers;
