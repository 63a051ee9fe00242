/** The signed-in person's own notifications; nobody else's can be seen or marked. */
import { notFound, ProblemError } from "#src/contract/problem.ts";
import {
  countUnread,
  markAllRead,
  markNotification,
  noticeCompanies,
  type NoticeReach,
  notificationsOf,
} from "#src/store/account/shared/notifications.ts";
import { type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { type Reach, reachOf } from "../people/shared/people.ts";
import { moments } from "../shared/records/wire.ts";

/** What the person may currently read of the records their notifications are about. */
async function noticeReach(ctx: HrmsContext): Promise<NoticeReach> {
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

async function mark(ctx: HrmsContext, id: string, readAt: Date | null) {
  const marked = await markNotification(ctx.db, principalOf(ctx).userId, await noticeReach(ctx), id, readAt);
  if (!marked) throw notFound("There is no such notification.");
  return moments(marked);
}

export const notificationsHandlers = {
  async listNotifications({ query }, ctx) {
    const { userId } = principalOf(ctx);
    const reach = await noticeReach(ctx);
    const page = await notificationsOf(ctx.db, userId, reach, query ?? {});
    return { ...page, items: page.items.map(moments), unreadCount: await countUnread(ctx.db, userId, reach) };
  },

  markNotificationRead: ({ path }, ctx) => mark(ctx, path.notificationId, ctx.now()),
  markNotificationUnread: ({ path }, ctx) => mark(ctx, path.notificationId, null),

  async markAllNotificationsRead(_input, ctx) {
    await markAllRead(ctx.db, principalOf(ctx).userId, ctx.now());
    return { unreadCount: 0 };
  },
} satisfies HrmsHandlers;
