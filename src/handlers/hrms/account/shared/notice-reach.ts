/** Which notifications the signed-in person may see. */
import { ProblemError } from "#src/contract/problem.ts";
import { noticeCompanies, type NoticeReach } from "#src/store/account/shared/notifications.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { type Reach, reachOf } from "../../people/shared/people.ts";

/** What the person may currently read of the records their notifications are about. */
export async function noticeReach(ctx: HrmsContext): Promise<NoticeReach> {
  const reach = new Map<string, Reach["whereReadable"] | null>();
  for (const companyId of await noticeCompanies(ctx.db, principalOf(ctx).userId)) {
    const found = await reachOf({ ...ctx, demands: undefined }, companyId).catch((error: unknown) => {
      if (error instanceof ProblemError && error.type === "not-found") return null;
      throw error;
    });
    reach.set(companyId, found && found.whereReadable);
  }
  return reach;
}
