// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/search.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getMainSearchKey = /*#__PURE__*/ $keyOf($call.getMainSearch);
export const getMainSearchOptions = /*#__PURE__*/ $optionsOf($call.getMainSearch);
export const useGetMainSearch = /*#__PURE__*/ $queryHook(getMainSearchOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMainSearch: getMainSearchKey });
