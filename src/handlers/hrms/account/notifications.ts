/** The signed-in person's own notifications; nobody else's can be seen or marked. */
import { notFound } from "#src/contract/problem.ts";
import {
  countUnread,
  markAllRead,
  markNotification,
  notificationsOf,
} from "#src/store/account/shared/notifications.ts";
import { type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { noticeReach } from "./shared/notice-reach.ts";
import { moments } from "../shared/records/wire.ts";

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
