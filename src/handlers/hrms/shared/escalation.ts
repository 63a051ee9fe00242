/** Nobody gives what they may not do themselves. */
import { allows } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { abilityOf, type AccessRow } from "#src/domain/access/rights.ts";
import type { RoleRights } from "#src/domain/access/role.ts";
import { knownElements } from "#src/store/access.ts";
import { type HrmsContext, principalOf } from "../context.ts";

/** In the company where the rights are for one, else anywhere. */
export async function mayGive(ctx: HrmsContext, roles: readonly RoleRights[], companyId?: string): Promise<void> {
  const { ability } = principalOf(ctx);
  const elements = await knownElements(ctx.db);
  const given: AccessRow = { companyId: companyId ?? "", scope: "tenant", roles };
  const wanted = abilityOf([given], elements).filter(({ inverted }) => inverted !== true);
  const lacking = wanted.find(({ action, subject }) => !allows(ability, action, subject, companyId));
  if (lacking) throw new ProblemError("forbidden", { detail: `You may not give what you may not do yourself: ${lacking.action} ${lacking.subject}.` });
}
