// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/own-attendance.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getMyAttendanceKey = /*#__PURE__*/ $keyOf($call.getMyAttendance);
export const getMyAttendanceOptions = /*#__PURE__*/ $optionsOf($call.getMyAttendance);
export const useGetMyAttendance = /*#__PURE__*/ $queryHook(getMyAttendanceOptions);

export const createMyPunchMutation = /*#__PURE__*/ $mutationOf($call.createMyPunch, ["own-attendance","punches","attendance-logs"]);
export const useCreateMyPunch = /*#__PURE__*/ $mutationHook(createMyPunchMutation);

export const updateMyKioskPinMutation = /*#__PURE__*/ $mutationOf($call.updateMyKioskPin);
export const useUpdateMyKioskPin = /*#__PURE__*/ $mutationHook(updateMyKioskPinMutation);

export const takeOpenShiftMutation = /*#__PURE__*/ $mutationOf($call.takeOpenShift, ["roster","own-attendance"]);
export const useTakeOpenShift = /*#__PURE__*/ $mutationHook(takeOpenShiftMutation);

export const getMyRosterKey = /*#__PURE__*/ $keyOf($call.getMyRoster);
export const getMyRosterOptions = /*#__PURE__*/ $optionsOf($call.getMyRoster);
export const useGetMyRoster = /*#__PURE__*/ $queryHook(getMyRosterOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMyAttendance: getMyAttendanceKey, getMyRoster: getMyRosterKey });
