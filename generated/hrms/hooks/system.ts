// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/system.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getHealthKey = /*#__PURE__*/ $keyOf($call.getHealth);
export const getHealthOptions = /*#__PURE__*/ $optionsOf($call.getHealth);
export const useGetHealth = /*#__PURE__*/ $queryHook(getHealthOptions);

export const getReadinessKey = /*#__PURE__*/ $keyOf($call.getReadiness);
export const getReadinessOptions = /*#__PURE__*/ $optionsOf($call.getReadiness);
export const useGetReadiness = /*#__PURE__*/ $queryHook(getReadinessOptions);

export const getInstanceKey = /*#__PURE__*/ $keyOf($call.getInstance);
export const getInstanceOptions = /*#__PURE__*/ $optionsOf($call.getInstance);
export const useGetInstance = /*#__PURE__*/ $queryHook(getInstanceOptions);

export const createAdministratorMutation = /*#__PURE__*/ $mutationOf($call.createAdministrator);
export const useCreateAdministrator = /*#__PURE__*/ $mutationHook(createAdministratorMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getHealth: getHealthKey, getReadiness: getReadinessKey, getInstance: getInstanceKey });
