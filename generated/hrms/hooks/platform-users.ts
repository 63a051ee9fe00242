// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/platform-users.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listPlatformUsersKey = /*#__PURE__*/ $keyOf($call.listPlatformUsers);
export const listPlatformUsersOptions = /*#__PURE__*/ $optionsOf($call.listPlatformUsers);
export const useListPlatformUsers = /*#__PURE__*/ $queryHook(listPlatformUsersOptions);
export const listPlatformUsersInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPlatformUsers, "items");
export const useListPlatformUsersInfinite = /*#__PURE__*/ $infiniteHook(listPlatformUsersInfiniteOptions);

export const invitePlatformUserMutation = /*#__PURE__*/ $mutationOf($call.invitePlatformUser);
export const useInvitePlatformUser = /*#__PURE__*/ $mutationHook(invitePlatformUserMutation);

export const exportPlatformUsersKey = /*#__PURE__*/ $keyOf($call.exportPlatformUsers);
export const exportPlatformUsersOptions = /*#__PURE__*/ $optionsOf($call.exportPlatformUsers);
export const useExportPlatformUsers = /*#__PURE__*/ $queryHook(exportPlatformUsersOptions);

export const getPlatformMfaPolicyKey = /*#__PURE__*/ $keyOf($call.getPlatformMfaPolicy);
export const getPlatformMfaPolicyOptions = /*#__PURE__*/ $optionsOf($call.getPlatformMfaPolicy);
export const useGetPlatformMfaPolicy = /*#__PURE__*/ $queryHook(getPlatformMfaPolicyOptions);

export const updatePlatformMfaPolicyMutation = /*#__PURE__*/ $mutationOf($call.updatePlatformMfaPolicy);
export const useUpdatePlatformMfaPolicy = /*#__PURE__*/ $mutationHook(updatePlatformMfaPolicyMutation);

export const getPlatformUserKey = /*#__PURE__*/ $keyOf($call.getPlatformUser);
export const getPlatformUserOptions = /*#__PURE__*/ $optionsOf($call.getPlatformUser);
export const useGetPlatformUser = /*#__PURE__*/ $queryHook(getPlatformUserOptions);

export const removePlatformUserMutation = /*#__PURE__*/ $mutationOf($call.removePlatformUser);
export const useRemovePlatformUser = /*#__PURE__*/ $mutationHook(removePlatformUserMutation);

export const lockPlatformUserMutation = /*#__PURE__*/ $mutationOf($call.lockPlatformUser);
export const useLockPlatformUser = /*#__PURE__*/ $mutationHook(lockPlatformUserMutation);

export const unlockPlatformUserMutation = /*#__PURE__*/ $mutationOf($call.unlockPlatformUser);
export const useUnlockPlatformUser = /*#__PURE__*/ $mutationHook(unlockPlatformUserMutation);

export const endPlatformUserSessionsMutation = /*#__PURE__*/ $mutationOf($call.endPlatformUserSessions);
export const useEndPlatformUserSessions = /*#__PURE__*/ $mutationHook(endPlatformUserSessionsMutation);

export const removePlatformUserMfaMutation = /*#__PURE__*/ $mutationOf($call.removePlatformUserMfa);
export const useRemovePlatformUserMfa = /*#__PURE__*/ $mutationHook(removePlatformUserMfaMutation);

export const resendVerificationMutation = /*#__PURE__*/ $mutationOf($call.resendVerification);
export const useResendVerification = /*#__PURE__*/ $mutationHook(resendVerificationMutation);

export const listPlatformUserHistoryKey = /*#__PURE__*/ $keyOf($call.listPlatformUserHistory);
export const listPlatformUserHistoryOptions = /*#__PURE__*/ $optionsOf($call.listPlatformUserHistory);
export const useListPlatformUserHistory = /*#__PURE__*/ $queryHook(listPlatformUserHistoryOptions);
export const listPlatformUserHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listPlatformUserHistory, "items");
export const useListPlatformUserHistoryInfinite = /*#__PURE__*/ $infiniteHook(listPlatformUserHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listPlatformUsers: listPlatformUsersKey, exportPlatformUsers: exportPlatformUsersKey, getPlatformMfaPolicy: getPlatformMfaPolicyKey, getPlatformUser: getPlatformUserKey, listPlatformUserHistory: listPlatformUserHistoryKey });
