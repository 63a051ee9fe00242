// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/kiosk.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getKioskKey = /*#__PURE__*/ $keyOf($call.getKiosk);
export const getKioskOptions = /*#__PURE__*/ $optionsOf($call.getKiosk);
export const useGetKiosk = /*#__PURE__*/ $queryHook(getKioskOptions);

export const createKioskPunchMutation = /*#__PURE__*/ $mutationOf($call.createKioskPunch, ["punches","attendance-logs"]);
export const useCreateKioskPunch = /*#__PURE__*/ $mutationHook(createKioskPunchMutation);

export const updateKioskPinMutation = /*#__PURE__*/ $mutationOf($call.updateKioskPin);
export const useUpdateKioskPin = /*#__PURE__*/ $mutationHook(updateKioskPinMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getKiosk: getKioskKey });
