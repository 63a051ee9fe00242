// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/chat.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listChatsAndContactsKey = /*#__PURE__*/ $keyOf($call.listChatsAndContacts);
export const listChatsAndContactsOptions = /*#__PURE__*/ $optionsOf($call.listChatsAndContacts);
export const useListChatsAndContacts = /*#__PURE__*/ $queryHook(listChatsAndContactsOptions);

export const getChatProfileKey = /*#__PURE__*/ $keyOf($call.getChatProfile);
export const getChatProfileOptions = /*#__PURE__*/ $optionsOf($call.getChatProfile);
export const useGetChatProfile = /*#__PURE__*/ $queryHook(getChatProfileOptions);

export const updateChatProfileMutation = /*#__PURE__*/ $mutationOf($call.updateChatProfile);
export const useUpdateChatProfile = /*#__PURE__*/ $mutationHook(updateChatProfileMutation);

export const getChatKey = /*#__PURE__*/ $keyOf($call.getChat);
export const getChatOptions = /*#__PURE__*/ $optionsOf($call.getChat);
export const useGetChat = /*#__PURE__*/ $queryHook(getChatOptions);

export const sendChatMessageMutation = /*#__PURE__*/ $mutationOf($call.sendChatMessage);
export const useSendChatMessage = /*#__PURE__*/ $mutationHook(sendChatMessageMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listChatsAndContacts: listChatsAndContactsKey, getChatProfile: getChatProfileKey, getChat: getChatKey });
