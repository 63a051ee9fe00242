// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/user-access.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listUserAccessesKey = /*#__PURE__*/ $keyOf($call.listUserAccesses);
export const listUserAccessesOptions = /*#__PURE__*/ $optionsOf($call.listUserAccesses);
export const useListUserAccesses = /*#__PURE__*/ $queryHook(listUserAccessesOptions);
export const listUserAccessesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listUserAccesses, "items");
export const useListUserAccessesInfinite = /*#__PURE__*/ $infiniteHook(listUserAccessesInfiniteOptions);

export const createUserAccessMutation = /*#__PURE__*/ $mutationOf($call.createUserAccess, ["user-access","employees"]);
export const useCreateUserAccess = /*#__PURE__*/ $mutationHook(createUserAccessMutation);

export const exportUserAccessesKey = /*#__PURE__*/ $keyOf($call.exportUserAccesses);
export const exportUserAccessesOptions = /*#__PURE__*/ $optionsOf($call.exportUserAccesses);
export const useExportUserAccesses = /*#__PURE__*/ $queryHook(exportUserAccessesOptions);

export const getUserAccessKey = /*#__PURE__*/ $keyOf($call.getUserAccess);
export const getUserAccessOptions = /*#__PURE__*/ $optionsOf($call.getUserAccess);
export const useGetUserAccess = /*#__PURE__*/ $queryHook(getUserAccessOptions);

export const updateUserAccessMutation = /*#__PURE__*/ $mutationOf($call.updateUserAccess, ["user-access","employees"]);
export const useUpdateUserAccess = /*#__PURE__*/ $mutationHook(updateUserAccessMutation);

export const deleteUserAccessMutation = /*#__PURE__*/ $mutationOf($call.deleteUserAccess, ["user-access","employees"]);
export const useDeleteUserAccess = /*#__PURE__*/ $mutationHook(deleteUserAccessMutation);

export const listUserAccessHistoryKey = /*#__PURE__*/ $keyOf($call.listUserAccessHistory);
export const listUserAccessHistoryOptions = /*#__PURE__*/ $optionsOf($call.listUserAccessHistory);
export const useListUserAccessHistory = /*#__PURE__*/ $queryHook(listUserAccessHistoryOptions);
export const listUserAccessHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listUserAccessHistory, "items");
export const useListUserAccessHistoryInfinite = /*#__PURE__*/ $infiniteHook(listUserAccessHistoryInfiniteOptions);

export const listTenantUserOptionsKey = /*#__PURE__*/ $keyOf($call.listTenantUserOptions);
export const listTenantUserOptionsOptions = /*#__PURE__*/ $optionsOf($call.listTenantUserOptions);
export const useListTenantUserOptions = /*#__PURE__*/ $queryHook(listTenantUserOptionsOptions);

export const removeUserMfaMutation = /*#__PURE__*/ $mutationOf($call.removeUserMfa);
export const useRemoveUserMfa = /*#__PURE__*/ $mutationHook(removeUserMfaMutation);

export const lockTenantUserMutation = /*#__PURE__*/ $mutationOf($call.lockTenantUser);
export const useLockTenantUser = /*#__PURE__*/ $mutationHook(lockTenantUserMutation);

export const unlockTenantUserMutation = /*#__PURE__*/ $mutationOf($call.unlockTenantUser);
export const useUnlockTenantUser = /*#__PURE__*/ $mutationHook(unlockTenantUserMutation);

export const endTenantUserSessionsMutation = /*#__PURE__*/ $mutationOf($call.endTenantUserSessions);
export const useEndTenantUserSessions = /*#__PURE__*/ $mutationHook(endTenantUserSessionsMutation);

export const sendTenantUserPasswordLinkMutation = /*#__PURE__*/ $mutationOf($call.sendTenantUserPasswordLink);
export const useSendTenantUserPasswordLink = /*#__PURE__*/ $mutationHook(sendTenantUserPasswordLinkMutation);

export const getEffectivePermissionsKey = /*#__PURE__*/ $keyOf($call.getEffectivePermissions);
export const getEffectivePermissionsOptions = /*#__PURE__*/ $optionsOf($call.getEffectivePermissions);
export const useGetEffectivePermissions = /*#__PURE__*/ $queryHook(getEffectivePermissionsOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listUserAccesses: listUserAccessesKey, exportUserAccesses: exportUserAccessesKey, getUserAccess: getUserAccessKey, listUserAccessHistory: listUserAccessHistoryKey, listTenantUserOptions: listTenantUserOptionsKey, getEffectivePermissions: getEffectivePermissionsKey });
