// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List chats and contacts · GET /apps/chat/chats-and-contacts */
export const listChatsAndContacts = /*#__PURE__*/ $operation<$operations["listChatsAndContacts"]>("get", "/apps/chat/chats-and-contacts", ["chat", "listChatsAndContacts"]);

/** Get your own profile · GET /apps/chat/users/profile-user */
export const getChatProfile = /*#__PURE__*/ $operation<$operations["getChatProfile"]>("get", "/apps/chat/users/profile-user", ["chat", "getChatProfile"]);

/** Update your own profile · PATCH /apps/chat/users/profile-user */
export const updateChatProfile = /*#__PURE__*/ $operation<$operations["updateChatProfile"]>("patch", "/apps/chat/users/profile-user", ["chat", "updateChatProfile"]);

/** Open the chat with a contact · GET /apps/chat/get-chat */
export const getChat = /*#__PURE__*/ $operation<$operations["getChat"]>("get", "/apps/chat/get-chat", ["chat", "getChat"]);

/** Send a message · POST /apps/chat/send-msg */
export const sendChatMessage = /*#__PURE__*/ $operation<$operations["sendChatMessage"]>("post", "/apps/chat/send-msg", ["chat", "sendChatMessage"]);
