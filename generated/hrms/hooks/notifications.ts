// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/notifications.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listNotificationsKey = /*#__PURE__*/ $keyOf($call.listNotifications);
export const listNotificationsOptions = /*#__PURE__*/ $optionsOf($call.listNotifications);
export const useListNotifications = /*#__PURE__*/ $queryHook(listNotificationsOptions);
export const listNotificationsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listNotifications, "items");
export const useListNotificationsInfinite = /*#__PURE__*/ $infiniteHook(listNotificationsInfiniteOptions);

export const markAllNotificationsReadMutation = /*#__PURE__*/ $mutationOf($call.markAllNotificationsRead);
export const useMarkAllNotificationsRead = /*#__PURE__*/ $mutationHook(markAllNotificationsReadMutation);

export const markNotificationReadMutation = /*#__PURE__*/ $mutationOf($call.markNotificationRead);
export const useMarkNotificationRead = /*#__PURE__*/ $mutationHook(markNotificationReadMutation);

export const markNotificationUnreadMutation = /*#__PURE__*/ $mutationOf($call.markNotificationUnread);
export const useMarkNotificationUnread = /*#__PURE__*/ $mutationHook(markNotificationUnreadMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listNotifications: listNotificationsKey });
