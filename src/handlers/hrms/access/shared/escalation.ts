/** Nobody can grant permissions they do not have. */
import { invalid, ProblemError } from "#src/contract/problem.ts";
import { missingToGrant } from "#src/domain/access/granting.ts";
import type { RoleRights } from "#src/domain/access/shared/role.ts";
import type { AccessScope } from "#src/domain/access/shared/vocabulary.ts";
import { elementsInModules } from "#src/store/platform/shared/module-catalogue.ts";
import { roleRecords } from "#src/store/access/shared/roles.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";

/** In the given company, or else anywhere; no further than the scope. */
export async function mayGive(
  ctx: HrmsContext,
  roles: readonly RoleRights[],
  companyId?: string,
  scope: AccessScope = "tenant",
): Promise<void> {
  const missing = missingToGrant(principalOf(ctx).ability, await elementsInModules(ctx.db), roles, companyId, scope);
  if (missing)
    throw new ProblemError("forbidden", {
      code: "beyond-own",
      detail: `You can't give permissions that you don't have: ${missing.action} ${missing.subject}.`,
    });
}

/** The roles to give: active ones of the tenant, and those that were given before. */
export async function givenRoles(
  ctx: HrmsContext,
  roleIds: readonly string[],
  before: readonly string[] = [],
): Promise<RoleRights[]> {
  const given: RoleRights[] = [];
  for (const [index, id] of roleIds.entries()) {
    const role = await roleRecords.find(ctx.db, actorOf(ctx).tenantId, id);
    if (!role || (role.status !== "active" && !before.includes(id)))
      throw invalid(`/roleIds/${index}`, "unknown-reference");
    given.push(role);
  }
  return given;
}

/** Access given earlier, now checked against the current person's own permissions. */
export async function mayGrantAgain(
  ctx: HrmsContext,
  { roleIds, companyId, scope }: { roleIds: readonly string[]; companyId: string; scope: AccessScope },
): Promise<void> {
  const given = [];
  for (const id of roleIds) given.push((await roleRecords.find(ctx.db, actorOf(ctx).tenantId, id)) ?? []);
  await mayGive(ctx, given.flat(), companyId, scope);
}
