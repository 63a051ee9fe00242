// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/faq.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getFaqKey = /*#__PURE__*/ $keyOf($call.getFaq);
export const getFaqOptions = /*#__PURE__*/ $optionsOf($call.getFaq);
export const useGetFaq = /*#__PURE__*/ $queryHook(getFaqOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getFaq: getFaqKey });
