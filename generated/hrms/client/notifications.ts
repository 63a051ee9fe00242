// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List my notifications · GET /me/notifications */
export const listNotifications = /*#__PURE__*/ $operation<$operations["listNotifications"]>("get", "/me/notifications", ["notifications", "listNotifications"]);

/** Mark all my notifications as read · POST /me/notifications/read-all */
export const markAllNotificationsRead = /*#__PURE__*/ $operation<$operations["markAllNotificationsRead"]>("post", "/me/notifications/read-all", ["notifications", "markAllNotificationsRead"]);

/** Mark a notification as read · POST /me/notifications/{notificationId}/read */
export const markNotificationRead = /*#__PURE__*/ $operation<$operations["markNotificationRead"]>("post", "/me/notifications/{notificationId}/read", ["notifications", "markNotificationRead"]);

/** Mark a notification as unread · POST /me/notifications/{notificationId}/unread */
export const markNotificationUnread = /*#__PURE__*/ $operation<$operations["markNotificationUnread"]>("post", "/me/notifications/{notificationId}/unread", ["notifications", "markNotificationUnread"]);
