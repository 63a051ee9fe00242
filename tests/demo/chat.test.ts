/** Chat: unseen counts, new chats, one's own profile. */
import { expect, it } from "vitest";
import type { ChatMessageSent, ChatProfile, ChatsAndContacts, OpenedChat } from "#generated/demo/schema.ts";
import { today, type Visit, visitors } from "./visit.ts";

const newVisit = visitors();

const overview = async (visit: Visit) => (await visit<ChatsAndContacts>("GET", "/apps/chat/chats-and-contacts")).body;
const open = async (visit: Visit, id: number) =>
  (await visit<OpenedChat>("GET", "/apps/chat/get-chat", { query: { id } })).body;
const send = (visit: Visit, id: number, message: string) =>
  visit<ChatMessageSent>("POST", "/apps/chat/send-msg", { body: { obj: { message, contact: { id } } } });

it("lists contacts in all four states, and chats by their latest message", async () => {
  const { chatsContacts, contacts, profileUser } = await overview(newVisit());
  expect(profileUser).toEqual({ id: 11, avatar: "/media/avatars.svg#a01", fullName: "Adeline Goh", status: "online" });
  expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set(["online", "offline", "busy", "away"]));
  expect(contacts.map(({ id }) => id)).not.toContain(11);
  const times = chatsContacts.map(({ chat }) => chat.lastMessage.time);
  expect(times).toEqual(times.toSorted().reverse());
  expect(chatsContacts.length).toBeLessThan(contacts.length);
  expect(chatsContacts.some(({ chat }) => chat.unseenMsgs > 0)).toBe(true);
});

it("resets the unseen count only of the opened chat", async () => {
  const visit = newVisit();
  const unseen = async () =>
    new Map((await overview(visit)).chatsContacts.map(({ id, chat }) => [id, chat.unseenMsgs]));
  const before = await unseen();
  const [id] = [...before].find(([, count]) => count > 0) ?? [0];
  const { chat, contact } = await open(visit, id);
  expect([chat?.userId, chat?.unseenMsgs, contact?.id]).toEqual([id, 0, id]);
  expect(await unseen()).toEqual(new Map(before).set(id, 0));
});

it("appends a message to a chat and moves it to the top", async () => {
  const visit = newVisit();
  const before = (await open(visit, 1)).chat?.chat.length ?? 0;
  const { status, body } = await send(visit, 1, "Thank you, Marcus.");
  const newMessageData = { message: "Thank you, Marcus.", time: today.toISOString(), senderId: 11 };
  expect([status, body]).toEqual([201, { response: { newMessageData, id: 1 } }]);
  const { chat } = await open(visit, 1);
  expect(chat?.chat.length).toBe(before + 1);
  expect(chat?.chat.at(-1)).toEqual(newMessageData);
  expect((await overview(visit)).chatsContacts[0]?.chat.lastMessage).toEqual(newMessageData);
});

it("starts a chat with a new contact", async () => {
  const visit = newVisit();
  const { chatsContacts, contacts } = await overview(visit);
  const fresh = contacts.find(({ id }) => !chatsContacts.some((chat) => chat.id === id));
  const id = fresh?.id ?? 0;
  expect(await open(visit, id)).toEqual({ chat: null, contact: fresh });
  const { body } = await send(visit, id, "Good morning!");
  expect(body.response.chat).toEqual({ id, userId: id, unseenMsgs: 0, chat: [body.response.newMessageData] });
  expect((await open(visit, id)).chat).toEqual(body.response.chat);
  expect((await overview(visit)).chatsContacts[0]?.id).toBe(id);
  expect((await send(visit, id, "Again")).body.response).not.toHaveProperty("chat");
});

it("returns no chat with an unknown contact, and rejects messages to one", async () => {
  const visit = newVisit();
  expect(await open(visit, 4040)).toEqual({ chat: null, contact: null });
  const { status, body } = await send(visit, 4040, "Anybody there?");
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer: "/obj/contact/id", code: "unknown" }] });
});

it("rejects an empty message", async () => {
  const { status, body } = await send(newVisit(), 1, "  ");
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer: "/obj/message" }] });
});

it("saves changes to one's own profile", async () => {
  const visit = newVisit();
  const { body: before } = await visit<ChatProfile>("GET", "/apps/chat/users/profile-user");
  const { status, body } = await visit<ChatProfile>("PATCH", "/apps/chat/users/profile-user", {
    body: { status: "busy", settings: { isNotificationsOn: true } },
  });
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, status: "busy", settings: { ...before.settings, isNotificationsOn: true } });
  expect((await visit("GET", "/apps/chat/users/profile-user")).body).toEqual(body);
  expect((await overview(visit)).profileUser.status).toBe("busy");
});
