/** List state of notifications: all or unread. */
import { notificationsList } from "#generated/hrms/resources/notifications.ts";
import type { ListContract, ListState } from "../../list/list-state.ts";

export const noticesList: ListContract = { ...notificationsList, filters: {}, extras: { show: ["unread"] } };

/** Enough to group: most notifications are of one kind. */
export const fetched = 50;

export const queryOf = ({ page, extras }: ListState) => ({
  page,
  pageSize: fetched,
  ...(extras?.["show"] && { unread: true }),
});
