// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/demo.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getDemoPartsKey = /*#__PURE__*/ $keyOf($call.getDemoParts);
export const getDemoPartsOptions = /*#__PURE__*/ $optionsOf($call.getDemoParts);
export const useGetDemoParts = /*#__PURE__*/ $queryHook(getDemoPartsOptions);

export const resetDemoMutation = /*#__PURE__*/ $mutationOf($call.resetDemo, ["demo","datatables","search","bookmarks","email","chat","todo","calendar","users","invoices","ecommerce","account-settings","profile","pricing","faq","knowledge-base","blog","card-analytics","card-statistics"]);
export const useResetDemo = /*#__PURE__*/ $mutationHook(resetDemoMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getDemoParts: getDemoPartsKey });
