/** Chat: chats and contacts, opening a chat, sending messages, the own profile. */
import type { Chat } from "#generated/demo/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import { append } from "./lists.ts";
import { type ChatState, ownId } from "./samples/chat.ts";
import type { DemoHandlers } from "./state.ts";

/** Contacts that have a chat, with its last message; the latest one first. */
function chatsContacts({ contacts, chats }: ChatState) {
  return chats
    .flatMap(({ id, userId, unseenMsgs, chat }) => {
      const contact = contacts.find((person) => person.id === userId);
      const lastMessage = chat.at(-1);
      return contact && lastMessage ? [{ ...contact, chat: { id, unseenMsgs, lastMessage } }] : [];
    })
    .sort((a, b) => b.chat.lastMessage.time.localeCompare(a.chat.lastMessage.time));
}

export const chatHandlers: DemoHandlers = {
  listChatsAndContacts(_input, { state }) {
    const { id, avatar, fullName, status } = state.chat.profile;
    const profileUser = { id, avatar, fullName, status };
    return { chatsContacts: chatsContacts(state.chat), contacts: state.chat.contacts, profileUser };
  },

  getChatProfile(_input, { state }) {
    return state.chat.profile;
  },

  updateChatProfile({ body: { settings, ...fields } }, { state }) {
    const { profile } = state.chat;
    Object.assign(profile, fields);
    Object.assign(profile.settings, settings);
    return profile;
  },

  getChat({ query: { id } }, { state }) {
    const chat = state.chat.chats.find(({ userId }) => userId === id) ?? null;
    if (chat !== null) chat.unseenMsgs = 0;
    return { chat, contact: state.chat.contacts.find((contact) => contact.id === id) ?? null };
  },

  sendChatMessage({ body: { obj } }, { state, now }) {
    const { contacts, chats } = state.chat;
    const { id } = obj.contact;
    if (!contacts.some((contact) => contact.id === id)) throw invalid("/obj/contact/id", "unknown");
    const newMessageData = { message: obj.message, time: now().toISOString(), senderId: ownId };
    const known = chats.find(({ userId }) => userId === id);
    if (known !== undefined) {
      append(known.chat, newMessageData);
      return reply(201, { response: { newMessageData, id } });
    }
    const chat: Chat = { id, userId: id, unseenMsgs: 0, chat: [newMessageData] };
    chats.push(chat);
    return reply(201, { response: { newMessageData, id, chat } });
  },
};
