/** Open chat and search text in the URL, and the order of what the list shows. */
import type { ChatContact, ChatListEntry, ChatMessage } from "#generated/demo/schema.ts";
import { searchText } from "../../list/search-text.ts";
import { plain, wordsOf } from "../../kit/match.ts";

/** Id of the person who chats. */
export const ownId = 11;

export interface ChatView {
  /** Contact whose chat is open. */
  readonly chat?: number;
  readonly q?: string;
}

export function readChat(raw: Record<string, unknown>): ChatView {
  const id = Number(raw["chat"]);
  const q = searchText(raw["q"]);
  return { ...(Number.isInteger(id) && id > 0 && id < 2 ** 31 && { chat: id }), ...(q !== "" && { q }) };
}

export function isFound({ fullName, role }: Pick<ChatContact, "fullName" | "role">, q: string | undefined): boolean {
  const text = plain(`${fullName} ${role}`);
  return wordsOf(q ?? "").every((word) => text.includes(word));
}

/** The chat before or after the open one, in the order shown. */
export function nextChat(entries: readonly ChatListEntry[], open: number | undefined, by: 1 | -1): number | undefined {
  const at = entries.findIndex(({ id }) => id === open);
  return entries[at < 0 ? 0 : at + by]?.id;
}

export interface MessageGroup {
  readonly own: boolean;
  readonly messages: readonly ChatMessage[];
}

export interface MessageDay {
  /** YYYY-MM-DD in the local time zone. */
  readonly day: string;
  readonly groups: readonly MessageGroup[];
}

const gap = 10 * 60_000;

function dayOf(time: string): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Messages by day; those of one person in quick succession form a group. */
export function daysOf(messages: readonly ChatMessage[]): readonly MessageDay[] {
  const days: { day: string; groups: { own: boolean; messages: ChatMessage[] }[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.time);
    const own = message.senderId === ownId;
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] });
    const groups = days.at(-1)?.groups ?? [];
    const last = groups.at(-1);
    const before = last?.messages.at(-1);
    if (last?.own === own && before && Date.parse(message.time) - Date.parse(before.time) < gap)
      last.messages.push(message);
    else groups.push({ own, messages: [message] });
  }
  return days;
}
