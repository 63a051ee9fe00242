/** Notifications grouped by what they ask of the reader. */
import { expect, test } from "vitest";
import type { Notification } from "#generated/hrms/schema.ts";
import { byKind } from "./notice-kinds.ts";

const notice = (id: string, type: Notification["type"], readAt: string | null = null) =>
  ({ id, type, readAt }) as Notification;

test("what needs a decision comes first, then what is due; order within a group and unread counts are kept", () => {
  const groups = byKind([
    notice("1", "workpass-expiring"),
    notice("2", "welcome", "2026-01-01T00:00:00Z"),
    notice("3", "change-requested"),
    notice("4", "passport-expiring", "2026-01-01T00:00:00Z"),
  ]);
  expect(groups.map(({ kind, notices, unread }) => [kind, notices.map(({ id }) => id), unread])).toEqual([
    ["decide", ["3"], 1],
    ["due", ["1", "4"], 1],
    ["news", ["2"], 0],
  ]);
});
