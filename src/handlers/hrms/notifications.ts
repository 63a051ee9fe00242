/** The signed-in person's own notifications; nobody else's can be seen or marked. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import { countUnread, markAllRead, markNotification, notificationsOf, type ShownNotification } from "#src/store/notifications.ts";
import { type HrmsContext, principalOf } from "./context.ts";

const toWire = (row: ShownNotification) => ({ ...row, at: row.at.toISOString(), readAt: row.readAt?.toISOString() ?? null });

async function mark(ctx: HrmsContext, id: string, readAt: Date | null) {
  const marked = await markNotification(ctx.db, principalOf(ctx).userId, id, readAt);
  if (!marked) throw notFound("There is no such notification.");
  return toWire(marked);
}

export const notificationsHandlers: Handlers<operations, HrmsContext> = {
  async listNotifications({ query }, ctx) {
    const { userId } = principalOf(ctx);
    const page = await notificationsOf(ctx.db, userId, query ?? {});
    return { ...page, items: page.items.map(toWire), unreadCount: await countUnread(ctx.db, userId) };
  },

  markNotificationRead: ({ path }, ctx) => mark(ctx, path.notificationId, ctx.now()),
  markNotificationUnread: ({ path }, ctx) => mark(ctx, path.notificationId, null),

  async markAllNotificationsRead(_input, ctx) {
    await markAllRead(ctx.db, principalOf(ctx).userId, ctx.now());
    return { unreadCount: 0 };
  },
};
