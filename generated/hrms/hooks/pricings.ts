// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pricings.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPricingsKey = /*#__PURE__*/ $keyOf($call.listPricings);
export const listPricingsOptions = /*#__PURE__*/ $optionsOf($call.listPricings);
export const useListPricings = /*#__PURE__*/ $queryHook(listPricingsOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPricings: listPricingsKey });
