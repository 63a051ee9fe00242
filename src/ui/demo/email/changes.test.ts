/** Lists and counts with pending changes. */
import { describe, expect, test } from "vitest";
import type { Email } from "#generated/demo/schema.ts";
import { applyChange, countAfter, withEmails, withFields, withLabel } from "./changes.ts";

function mail(id: number, more: Partial<Email> = {}): Email {
  return {
    id,
    from: { name: "Mei", email: "mei@kopitiam.example", avatar: null },
    to: [],
    subject: `Mail ${id}`,
    cc: [],
    bcc: [],
    message: "",
    attachments: [],
    isStarred: false,
    labels: [],
    time: `2026-11-${String(id).padStart(2, "0")}T00:00:00.000Z`,
    replies: [],
    folder: "inbox",
    isRead: false,
    ...more,
  };
}
const ids = (list: readonly Email[]): number[] => list.map(({ id }) => id);
const inbox = [mail(9), mail(5), mail(2)];

describe("a list", () => {
  test("loses what is moved away and takes it back at its place by time", () => {
    const trash = { before: [mail(5)], apply: withFields({ isDeleted: true }) };
    const left = applyChange(inbox, trash, { folder: "inbox" });
    expect(ids(left)).toEqual([9, 2]);
    const undo = { before: [mail(5, { isDeleted: true })], apply: withFields({ isDeleted: false }) };
    expect(ids(applyChange(left, undo, { folder: "inbox" }))).toEqual([9, 5, 2]);
  });

  test("takes in what now belongs, at the end where it is oldest, and nothing that the search leaves out", () => {
    const starred = withEmails([mail(9, { isStarred: true })], new Map([[2, mail(2, { isStarred: true })]]), {
      folder: "starred",
    });
    expect(ids(starred)).toEqual([9, 2]);
    expect(withEmails([], new Map([[2, mail(2)]]), { folder: "inbox", q: "rota" })).toEqual([]);
  });

  test("of a label leaves out trash and goes over all folders", () => {
    const label = { before: [mail(4, { folder: "sent" })], apply: withLabel("private", true) };
    expect(ids(applyChange([], label, { folder: "all", label: "private" }))).toEqual([4]);
    const trashed = { before: [mail(4, { labels: ["private"] })], apply: withFields({ folder: "trash" }) };
    expect(applyChange([mail(4, { labels: ["private"] })], trashed, { folder: "all", label: "private" })).toEqual([]);
  });

  test("keeps what the server has changed in the meantime, except for the change itself", () => {
    const star = { before: [mail(5)], apply: withFields({ isStarred: true }) };
    const [, changed] = applyChange([mail(9), mail(5, { isRead: true })], star, { folder: "inbox" });
    expect(changed).toMatchObject({ isStarred: true, isRead: true });
  });
});

describe("counts", () => {
  const meta = { inbox: 3, draft: 1, spam: 2 };

  test("follow reading, moving and deleting", () => {
    expect(
      countAfter(meta, [{ before: [mail(1), mail(2, { isRead: true })], apply: withFields({ isRead: true }) }]).inbox,
    ).toBe(2);
    expect(countAfter(meta, [{ before: [mail(1)], apply: withFields({ folder: "spam" }) }])).toEqual({
      inbox: 2,
      draft: 1,
      spam: 3,
    });
    expect(
      countAfter(meta, [
        { before: [mail(1, { folder: "draft", isRead: true })], apply: withFields({ isDeleted: true }) },
      ]).draft,
    ).toBe(0);
  });

  test("come back with the emails", () => {
    const away = { before: [mail(1)], apply: withFields({ isDeleted: true }) };
    const back = { before: [mail(1, { isDeleted: true })], apply: withFields({ isDeleted: false }) };
    expect(countAfter(meta, [away, back])).toEqual(meta);
  });
});

describe("leaving trash", () => {
  test("goes to the inbox where trash is the folder, and else back to the folder", () => {
    expect(withFields({ isDeleted: false })(mail(1, { folder: "trash" }))).toMatchObject({
      folder: "inbox",
      isDeleted: false,
    });
    expect(withFields({ isDeleted: false })(mail(1, { folder: "sent", isDeleted: true })).folder).toBe("sent");
    expect(withFields({ folder: "spam" })(mail(1, { isDeleted: true }))).not.toHaveProperty("isDeleted");
  });
});
