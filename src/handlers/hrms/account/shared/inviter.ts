/** The inviter, by name. */
import { ProblemError } from "#src/contract/problem.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import { ownAccount } from "#src/store/people/shared/my-profile.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";

/** Only people with a verified address can send emails to unknown recipients. */
export async function provenInviter(ctx: HrmsContext): Promise<Account | undefined> {
  const { tenantId, userId } = actorOf(ctx);
  const inviter = await ownAccount(ctx.db, userId);
  if (inviter?.tenantId === tenantId && inviter.emailVerifiedAt === null && principalOf(ctx).apiKeyId === undefined) {
    throw new ProblemError("forbidden", { code: "unverified", detail: "Confirm your own email address first." });
  }
  return inviter;
}
