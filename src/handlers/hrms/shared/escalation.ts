/** Nobody gives what they may not do themselves. */
import { allows } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { abilityOf, type AccessRow, permissionsOf } from "#src/domain/access/rights.ts";
import type { RoleRights } from "#src/domain/access/role.ts";
import { type AccessScope, accessScopes } from "#src/domain/access/vocabulary.ts";
import { type ElementInModule, elementsInModules } from "#src/store/module-catalogue.ts";
import { type HrmsContext, principalOf } from "../context.ts";

const reachesAll = (scope: AccessScope): boolean => accessScopes.indexOf(scope) >= accessScopes.indexOf("company");

/** A role that reaches the records of a few people alone, such as one's own, shows delicate fields of nobody else. */
function ofOthers(role: RoleRights, place: Omit<AccessRow, "roles">, elements: readonly ElementInModule[]): RoleRights {
  const delicate = new Set(elements.filter(({ sensitivity }) => sensitivity !== "public").map(({ code }) => code));
  const reaches = permissionsOf({ ...place, roles: [role] }, elements).some(({ element, scope }) => delicate.has(element) && reachesAll(scope));
  return reaches ? role : { ...role, fieldRights: [] };
}

/** In the company where the rights are for one, else anywhere; no further than the scope. */
export async function mayGive(ctx: HrmsContext, roles: readonly RoleRights[], companyId?: string, scope: AccessScope = "tenant"): Promise<void> {
  const { ability } = principalOf(ctx);
  const elements = await elementsInModules(ctx.db);
  const place = { companyId: companyId ?? "", scope };
  const given: AccessRow = { ...place, roles: companyId === undefined ? roles : roles.map((role) => ofOthers(role, place, elements)) };
  const wanted = abilityOf([given], elements).filter(({ inverted }) => inverted !== true);
  const lacking = wanted.find(({ action, subject }) => !allows(ability, action, subject, companyId));
  if (lacking) throw new ProblemError("forbidden", { code: "beyond-own", detail: `You may not give what you may not do yourself: ${lacking.action} ${lacking.subject}.` });
}
