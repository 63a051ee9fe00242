// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/counts.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getMyCountsKey = /*#__PURE__*/ $keyOf($call.getMyCounts);
export const getMyCountsOptions = /*#__PURE__*/ $optionsOf($call.getMyCounts);
export const useGetMyCounts = /*#__PURE__*/ $queryHook(getMyCountsOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMyCounts: getMyCountsKey });
