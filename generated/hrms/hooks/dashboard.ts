// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/dashboard.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getDashboardKey = /*#__PURE__*/ $keyOf($call.getDashboard);
export const getDashboardOptions = /*#__PURE__*/ $optionsOf($call.getDashboard);
export const useGetDashboard = /*#__PURE__*/ $queryHook(getDashboardOptions);

export const updateSetupMutation = /*#__PURE__*/ $mutationOf($call.updateSetup);
export const useUpdateSetup = /*#__PURE__*/ $mutationHook(updateSetupMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getDashboard: getDashboardKey });
