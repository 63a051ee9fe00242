// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/my-profile.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const getMyProfileKey = /*#__PURE__*/ $keyOf($call.getMyProfile);
export const getMyProfileOptions = /*#__PURE__*/ $optionsOf($call.getMyProfile);
export const useGetMyProfile = /*#__PURE__*/ $queryHook(getMyProfileOptions);

export const updateMyProfileMutation = /*#__PURE__*/ $mutationOf($call.updateMyProfile);
export const useUpdateMyProfile = /*#__PURE__*/ $mutationHook(updateMyProfileMutation);

export const getMyPrivacyKey = /*#__PURE__*/ $keyOf($call.getMyPrivacy);
export const getMyPrivacyOptions = /*#__PURE__*/ $optionsOf($call.getMyPrivacy);
export const useGetMyPrivacy = /*#__PURE__*/ $queryHook(getMyPrivacyOptions);

export const updateMyPictureMutation = /*#__PURE__*/ $mutationOf($call.updateMyPicture);
export const useUpdateMyPicture = /*#__PURE__*/ $mutationHook(updateMyPictureMutation);

export const updateMyMailTopicsMutation = /*#__PURE__*/ $mutationOf($call.updateMyMailTopics);
export const useUpdateMyMailTopics = /*#__PURE__*/ $mutationHook(updateMyMailTopicsMutation);

export const updateMyPasswordMutation = /*#__PURE__*/ $mutationOf($call.updateMyPassword);
export const useUpdateMyPassword = /*#__PURE__*/ $mutationHook(updateMyPasswordMutation);

export const listMySessionsKey = /*#__PURE__*/ $keyOf($call.listMySessions);
export const listMySessionsOptions = /*#__PURE__*/ $optionsOf($call.listMySessions);
export const useListMySessions = /*#__PURE__*/ $queryHook(listMySessionsOptions);

export const endMySessionsMutation = /*#__PURE__*/ $mutationOf($call.endMySessions);
export const useEndMySessions = /*#__PURE__*/ $mutationHook(endMySessionsMutation);

export const endMySessionMutation = /*#__PURE__*/ $mutationOf($call.endMySession);
export const useEndMySession = /*#__PURE__*/ $mutationHook(endMySessionMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMyProfile: getMyProfileKey, getMyPrivacy: getMyPrivacyKey, listMySessions: listMySessionsKey });
