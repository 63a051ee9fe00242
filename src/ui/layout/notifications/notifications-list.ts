/** List state of notifications: all or unread. */
import { notificationsList } from "#generated/hrms/resources/notifications.ts";
import type { ListContract, ListState } from "../../list/list-state.ts";

export const noticesList: ListContract = { ...notificationsList, filters: {}, extras: { show: ["unread"] } };

/** Uses the contract's page size. */
export const queryOf = ({ page, extras }: ListState) => ({ page, ...(extras?.["show"] && { unread: true }) });
