// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/platform-timesheets.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPlatformTimesheetsKey = /*#__PURE__*/ $keyOf($call.listPlatformTimesheets);
export const listPlatformTimesheetsOptions = /*#__PURE__*/ $optionsOf($call.listPlatformTimesheets);
export const useListPlatformTimesheets = /*#__PURE__*/ $queryHook(listPlatformTimesheetsOptions);
export const listPlatformTimesheetsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPlatformTimesheets, "items");
export const useListPlatformTimesheetsInfinite = /*#__PURE__*/ $infiniteHook(listPlatformTimesheetsInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPlatformTimesheets: listPlatformTimesheetsKey });
