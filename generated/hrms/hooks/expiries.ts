// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/expiries.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listExpiriesKey = /*#__PURE__*/ $keyOf($call.listExpiries);
export const listExpiriesOptions = /*#__PURE__*/ $optionsOf($call.listExpiries);
export const useListExpiries = /*#__PURE__*/ $queryHook(listExpiriesOptions);
export const listExpiriesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listExpiries, "items");
export const useListExpiriesInfinite = /*#__PURE__*/ $infiniteHook(listExpiriesInfiniteOptions);

export const exportExpiriesKey = /*#__PURE__*/ $keyOf($call.exportExpiries);
export const exportExpiriesOptions = /*#__PURE__*/ $optionsOf($call.exportExpiries);
export const useExportExpiries = /*#__PURE__*/ $queryHook(exportExpiriesOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listExpiries: listExpiriesKey, exportExpiries: exportExpiriesKey });
