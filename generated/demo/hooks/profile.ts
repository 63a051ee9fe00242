// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/profile.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getProfileKey = /*#__PURE__*/ $keyOf($call.getProfile);
export const getProfileOptions = /*#__PURE__*/ $optionsOf($call.getProfile);
export const useGetProfile = /*#__PURE__*/ $queryHook(getProfileOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getProfile: getProfileKey });
