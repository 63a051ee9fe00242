/** What waits for the signed-in person, in numbers. */
import { allows } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { countUnread } from "#src/store/account/shared/notifications.ts";
import { approvalCounts } from "#src/store/approvals/shared/requests.ts";
import { dueTasks } from "#src/store/people/shared/my-tasks.ts";
import { taskCountsOf } from "#src/store/platform/shared/background-tasks.ts";
import { approvalReachOf } from "../approvals/shared/reach.ts";
import { type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { ownTaskPlaces } from "../people/shared/own-task-places.ts";
import { noticeReach } from "./shared/notice-reach.ts";

async function approvalsIn(ctx: HrmsContext, companyId: string | undefined): Promise<number> {
  if (companyId === undefined || !allows(principalOf(ctx).ability, "read", "approvals", companyId, true)) return 0;
  try {
    return (await approvalCounts(ctx.db, await approvalReachOf(ctx, companyId))).mine;
  } catch (error) {
    if (error instanceof ProblemError) return 0;
    throw error;
  }
}

export const countsHandlers = {
  async getMyCounts({ query }, ctx) {
    const { userId } = principalOf(ctx);
    const { day, places } = await ownTaskPlaces(ctx);
    const { running, lastFinishedAt } = await taskCountsOf(ctx.db, userId);
    return {
      notifications: await countUnread(ctx.db, userId, await noticeReach(ctx)),
      tasks: await dueTasks(ctx.db, places, day),
      approvals: await approvalsIn(ctx, query?.companyId),
      jobs: { running, lastFinishedAt: lastFinishedAt?.toISOString() ?? null },
    };
  },
} satisfies HrmsHandlers;
