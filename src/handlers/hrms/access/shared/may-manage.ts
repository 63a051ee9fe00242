/** Whether the caller may manage a person's account: in every company that the person works in. */
import { allows } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { grantedPlaces } from "#src/store/access/shared/user-access.ts";
import { type HrmsContext, principalOf } from "../../context.ts";

/** Nobody manages the account of someone who works in a company that is closed to them. */
export async function mayManage(ctx: HrmsContext, userId: string): Promise<void> {
  const { ability } = principalOf(ctx);
  for (const { companyId } of await grantedPlaces(ctx.db, userId, ctx.now())) {
    if (!allows(ability, "update", "user-access", companyId))
      throw new ProblemError("forbidden", {
        detail: "You don't have permission for every company this person works in.",
      });
  }
}
