// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/pay-item-preview.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const previewPayItemKey = /*#__PURE__*/ $keyOf($call.previewPayItem);
export const previewPayItemOptions = /*#__PURE__*/ $optionsOf($call.previewPayItem);
export const usePreviewPayItem = /*#__PURE__*/ $queryHook(previewPayItemOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ previewPayItem: previewPayItemKey });
