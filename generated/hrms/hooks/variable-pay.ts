// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/variable-pay.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getVariablePayKey = /*#__PURE__*/ $keyOf($call.getVariablePay);
export const getVariablePayOptions = /*#__PURE__*/ $optionsOf($call.getVariablePay);
export const useGetVariablePay = /*#__PURE__*/ $queryHook(getVariablePayOptions);
export const getVariablePayInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.getVariablePay, "items");
export const useGetVariablePayInfinite = /*#__PURE__*/ $infiniteHook(getVariablePayInfiniteOptions);

export const saveVariablePayMutation = /*#__PURE__*/ $mutationOf($call.saveVariablePay, ["variable-pay","employee-pay-items"]);
export const useSaveVariablePay = /*#__PURE__*/ $mutationHook(saveVariablePayMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getVariablePay: getVariablePayKey });
