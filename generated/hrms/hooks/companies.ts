// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/companies.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listCompanyOptionsKey = /*#__PURE__*/ $keyOf($call.listCompanyOptions);
export const listCompanyOptionsOptions = /*#__PURE__*/ $optionsOf($call.listCompanyOptions);
export const useListCompanyOptions = /*#__PURE__*/ $queryHook(listCompanyOptionsOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listCompanyOptions: listCompanyOptionsKey });
