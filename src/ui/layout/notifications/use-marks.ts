/** Marks notifications as read or unread with optimistic updates. */
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { getMyCountsKey } from "#generated/hrms/hooks/counts.ts";
import {
  listNotificationsKey,
  markAllNotificationsReadMutation,
  markNotificationReadMutation,
  markNotificationUnreadMutation,
} from "#generated/hrms/hooks/notifications.ts";
import type { MyCounts, Notification, NotificationPage } from "#generated/hrms/schema.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";

const unread = (list: readonly Notification[]): number => list.filter(({ readAt }) => readAt === null).length;

/** The number at the bell. */
function changeCount(client: QueryClient, difference: number): () => void {
  const before = client.getQueriesData<MyCounts>({ queryKey: getMyCountsKey() });
  for (const [key, counts] of before)
    if (counts)
      client.setQueryData<MyCounts>(key, {
        ...counts,
        notifications: Math.max(0, counts.notifications + difference),
      });
  return () => {
    for (const [key, counts] of before) client.setQueryData(key, counts);
  };
}

function change(client: QueryClient, marked: (notification: Notification) => string | null): () => void {
  const before = client.getQueriesData<NotificationPage>({ queryKey: listNotificationsKey() });
  for (const [key, page] of before) {
    if (!page) continue;
    const items = page.items.map((each) => ({ ...each, readAt: marked(each) }));
    client.setQueryData<NotificationPage>(key, {
      ...page,
      items,
      unreadCount: Math.max(0, page.unreadCount + unread(items) - unread(page.items)),
    });
  }
  // Several lists may hold the same notification.
  const shown = [
    ...new Map(before.flatMap(([, page]) => page?.items.map((each) => [each.id, each] as const) ?? [])).values(),
  ];
  const after = shown.map((each) => ({ ...each, readAt: marked(each) }));
  const takeBackCount = changeCount(client, unread(after) - unread(shown));
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
    takeBackCount();
  };
}

const now = (): string => new Date().toISOString();

export interface Marks {
  readonly setRead: (notification: Notification, read: boolean) => void;
  readonly readAll: () => void;
}

export function useMarks(): Marks {
  const t = useText();
  const client = useQueryClient();
  const fail = (_error: unknown, _input: unknown, takeBack: (() => void) | undefined): void => {
    takeBack?.();
    toast({ kind: "error", text: t("notifications.notMarked") });
  };
  const begin = async (marked: (notification: Notification) => string | null): Promise<() => void> => {
    // A response in flight would overwrite the update.
    await Promise.all([listNotificationsKey(), getMyCountsKey()].map((queryKey) => client.cancelQueries({ queryKey })));
    return change(client, marked);
  };
  const read = useMutation(
    markNotificationReadMutation({
      onMutate: ({ path }) => begin((each) => (each.id === path.notificationId ? (each.readAt ?? now()) : each.readAt)),
      onError: fail,
    }),
  );
  const unread = useMutation(
    markNotificationUnreadMutation({
      onMutate: ({ path }) => begin((each) => (each.id === path.notificationId ? null : each.readAt)),
      onError: fail,
    }),
  );
  const all = useMutation(
    markAllNotificationsReadMutation({
      onMutate: async () => {
        const takeBack = await begin((each) => each.readAt ?? now());
        for (const [key, page] of client.getQueriesData<NotificationPage>({ queryKey: listNotificationsKey() })) {
          if (page) client.setQueryData<NotificationPage>(key, { ...page, unreadCount: 0 });
        }
        changeCount(client, -Infinity);
        return takeBack;
      },
      onError: fail,
      onSuccess: () => void toast({ text: t("notifications.allRead") }),
    }),
  );
  return {
    setRead: ({ id, readAt }, wanted) => {
      if ((readAt !== null) !== wanted) (wanted ? read : unread).mutate({ path: { notificationId: id } });
    },
    readAll: () => {
      if (!all.isPending) all.mutate();
    },
  };
}
