/** The list of notifications: all of them, or those that are unread. */
import { notificationsList } from "#generated/hrms/resources/notifications.ts";
import type { ListContract, ListState } from "../../list/list-state.ts";

export const noticesList: ListContract = { ...notificationsList, filters: {}, extras: { show: ["unread"] } };

/** As many to a page as the contract gives. */
export const queryOf = ({ page, extras }: ListState) => ({ page, ...(extras?.["show"] && { unread: true }) });
