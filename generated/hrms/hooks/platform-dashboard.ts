// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/platform-dashboard.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getPlatformDashboardKey = /*#__PURE__*/ $keyOf($call.getPlatformDashboard);
export const getPlatformDashboardOptions = /*#__PURE__*/ $optionsOf($call.getPlatformDashboard);
export const useGetPlatformDashboard = /*#__PURE__*/ $queryHook(getPlatformDashboardOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getPlatformDashboard: getPlatformDashboardKey });
