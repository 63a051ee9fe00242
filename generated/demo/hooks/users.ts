// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/users.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listAllUsersKey = /*#__PURE__*/ $keyOf($call.listAllUsers);
export const listAllUsersOptions = /*#__PURE__*/ $optionsOf($call.listAllUsers);
export const useListAllUsers = /*#__PURE__*/ $queryHook(listAllUsersOptions);

export const addUserMutation = /*#__PURE__*/ $mutationOf($call.addUser);
export const useAddUser = /*#__PURE__*/ $mutationHook(addUserMutation);

export const listUsersKey = /*#__PURE__*/ $keyOf($call.listUsers);
export const listUsersOptions = /*#__PURE__*/ $optionsOf($call.listUsers);
export const useListUsers = /*#__PURE__*/ $queryHook(listUsersOptions);
export const listUsersInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listUsers, "users", "perPage");
export const useListUsersInfinite = /*#__PURE__*/ $infiniteHook(listUsersInfiniteOptions);

export const getUserKey = /*#__PURE__*/ $keyOf($call.getUser);
export const getUserOptions = /*#__PURE__*/ $optionsOf($call.getUser);
export const useGetUser = /*#__PURE__*/ $queryHook(getUserOptions);

export const deleteUserMutation = /*#__PURE__*/ $mutationOf($call.deleteUser);
export const useDeleteUser = /*#__PURE__*/ $mutationHook(deleteUserMutation);

export const getUserCountsKey = /*#__PURE__*/ $keyOf($call.getUserCounts);
export const getUserCountsOptions = /*#__PURE__*/ $optionsOf($call.getUserCounts);
export const useGetUserCounts = /*#__PURE__*/ $queryHook(getUserCountsOptions);

export const getUserDetailsKey = /*#__PURE__*/ $keyOf($call.getUserDetails);
export const getUserDetailsOptions = /*#__PURE__*/ $optionsOf($call.getUserDetails);
export const useGetUserDetails = /*#__PURE__*/ $queryHook(getUserDetailsOptions);

export const listUserActivityKey = /*#__PURE__*/ $keyOf($call.listUserActivity);
export const listUserActivityOptions = /*#__PURE__*/ $optionsOf($call.listUserActivity);
export const useListUserActivity = /*#__PURE__*/ $queryHook(listUserActivityOptions);

export const updateUserMutation = /*#__PURE__*/ $mutationOf($call.updateUser);
export const useUpdateUser = /*#__PURE__*/ $mutationHook(updateUserMutation);

export const suspendUserMutation = /*#__PURE__*/ $mutationOf($call.suspendUser);
export const useSuspendUser = /*#__PURE__*/ $mutationHook(suspendUserMutation);

export const reactivateUserMutation = /*#__PURE__*/ $mutationOf($call.reactivateUser);
export const useReactivateUser = /*#__PURE__*/ $mutationHook(reactivateUserMutation);

export const updateUserAvatarMutation = /*#__PURE__*/ $mutationOf($call.updateUserAvatar);
export const useUpdateUserAvatar = /*#__PURE__*/ $mutationHook(updateUserAvatarMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listAllUsers: listAllUsersKey, listUsers: listUsersKey, getUser: getUserKey, getUserCounts: getUserCountsKey, getUserDetails: getUserDetailsKey, listUserActivity: listUserActivityKey });
