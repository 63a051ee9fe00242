// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/my-home.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getMyHomeKey = /*#__PURE__*/ $keyOf($call.getMyHome);
export const getMyHomeOptions = /*#__PURE__*/ $optionsOf($call.getMyHome);
export const useGetMyHome = /*#__PURE__*/ $queryHook(getMyHomeOptions);

export const getMyRecordKey = /*#__PURE__*/ $keyOf($call.getMyRecord);
export const getMyRecordOptions = /*#__PURE__*/ $optionsOf($call.getMyRecord);
export const useGetMyRecord = /*#__PURE__*/ $queryHook(getMyRecordOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMyHome: getMyHomeKey, getMyRecord: getMyRecordKey });
