// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pricing.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getPricingKey = /*#__PURE__*/ $keyOf($call.getPricing);
export const getPricingOptions = /*#__PURE__*/ $optionsOf($call.getPricing);
export const useGetPricing = /*#__PURE__*/ $queryHook(getPricingOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getPricing: getPricingKey });
