// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/platform-support.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listSupportOffersKey = /*#__PURE__*/ $keyOf($call.listSupportOffers);
export const listSupportOffersOptions = /*#__PURE__*/ $optionsOf($call.listSupportOffers);
export const useListSupportOffers = /*#__PURE__*/ $queryHook(listSupportOffersOptions);

export const enterSupportMutation = /*#__PURE__*/ $mutationOf($call.enterSupport);
export const useEnterSupport = /*#__PURE__*/ $mutationHook(enterSupportMutation);

export const leaveSupportMutation = /*#__PURE__*/ $mutationOf($call.leaveSupport);
export const useLeaveSupport = /*#__PURE__*/ $mutationHook(leaveSupportMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listSupportOffers: listSupportOffersKey });
