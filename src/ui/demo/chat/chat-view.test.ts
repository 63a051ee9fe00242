import { expect, test } from "vitest";
import type { ChatListEntry, ChatMessage } from "#generated/demo/schema.ts";
import { daysOf, isFound, nextChat, readChat } from "./chat-view.ts";

const at = (time: string, senderId: number): ChatMessage => ({
  message: time,
  time: new Date(time).toISOString(),
  senderId,
});

test("messages are grouped by day, person and pause", () => {
  const days = daysOf([
    at("2026-11-19T23:50:00", 2),
    at("2026-11-20T00:05:00", 2),
    at("2026-11-20T00:06:00", 2),
    at("2026-11-20T00:07:00", 11),
    at("2026-11-20T00:18:00", 11),
  ]);
  expect(days.map(({ day, groups }) => [day, groups.map(({ own, messages }) => [own, messages.length])])).toEqual([
    ["2026-11-19", [[false, 1]]],
    [
      "2026-11-20",
      [
        [false, 2],
        [true, 1],
        [true, 1],
      ],
    ],
  ]);
});

test("Alt and an arrow move through the chats shown", () => {
  const entries = [{ id: 4 }, { id: 2 }] as ChatListEntry[];
  expect([nextChat(entries, 4, 1), nextChat(entries, 2, 1), nextChat(entries, undefined, -1)]).toEqual([
    2,
    undefined,
    4,
  ]);
});

test("the search looks into name and role, and the URL drops what it doesn't know", () => {
  expect(isFound({ fullName: "Marisol Vega", role: "Payroll specialist" }, "vega payroll")).toBe(true);
  expect(isFound({ fullName: "Marisol Vega", role: "Payroll specialist" }, "lim")).toBe(false);
  expect(readChat({ chat: "2", q: "x", other: 1 })).toEqual({ chat: 2, q: "x" });
  expect(readChat({ chat: "-1" })).toEqual({});
});
