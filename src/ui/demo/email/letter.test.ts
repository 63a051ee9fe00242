/** Recipients of replies, forwarded content, and address parsing. */
import { describe, expect, test } from "vitest";
import type { Email, EmailReply } from "#generated/demo/schema.ts";
import { readAddresses, recipientsOf } from "./addresses.ts";
import { answerTo, forwardOf, inputOf, isBlank, letterOfDraft } from "./letter.ts";

const self = "admin@demo.com";
const adeline = { name: "Adeline Goh", email: self };
const mei = { name: "Mei Tan", email: "mei@kopitiam.example" };
const omid = { name: "Omid Rahimi", email: "omid@saffron.example" };

const mail: Email = {
  id: 7,
  from: { ...mei, avatar: null },
  to: [adeline, omid],
  cc: [mei, { name: "Kwame Mensah", email: "Kwame@goldcoast.example" }],
  subject: "Tasting",
  bcc: [],
  message: "<p>Thursday?</p>",
  attachments: [
    { fileName: "menu.txt", thumbnail: "", url: "data:text/plain,x", size: 1 },
    { fileName: "film.mov", thumbnail: "", url: "", size: 9e7 },
  ],
  isStarred: false,
  labels: [],
  time: "2026-11-20T04:30:00.000Z",
  replies: [],
  folder: "inbox",
  isRead: true,
};
const addresses = (chips: readonly { value: string }[]) => chips.map(({ value }) => value);

describe("an answer", () => {
  test("goes to the sender, to all without ourselves and nobody twice", () => {
    expect(answerTo(mail, "reply", self)).toMatchObject({ subject: "Re: Tasting", inReplyTo: 7, cc: [] });
    const all = answerTo(mail, "replyAll", "Admin@Demo.com");
    expect(addresses(all.to)).toEqual([mei.email]);
    expect(addresses(all.cc)).toEqual([omid.email, "Kwame@goldcoast.example"]);
  });

  test("to our own last word goes on to those it was for", () => {
    const reply: EmailReply = {
      ...mail,
      id: 8,
      from: { ...adeline, avatar: null },
      to: [mei],
      cc: [],
      subject: "Re: Tasting",
    };
    expect(addresses(answerTo({ ...mail, replies: [reply] }, "reply", self).to)).toEqual([mei.email]);
    expect(addresses(answerTo({ ...mail, folder: "sent", to: [omid] }, "reply", "someone@else.example").to)).toEqual([
      omid.email,
    ]);
  });

  test("says Re: once", () => {
    expect(answerTo({ ...mail, subject: "RE: Tasting" }, "reply", self).subject).toBe("RE: Tasting");
  });
});

test("what is passed on quotes the message, names its writer safely and takes along what is there", () => {
  const letter = forwardOf(mail, ["From: Mei <mei@kopitiam.example>"]);
  expect(letter.subject).toBe("Fwd: Tasting");
  expect(letter.message).toContain("From: Mei &lt;mei@kopitiam.example>");
  expect(letter.message).toContain("<blockquote><p>Thursday?</p></blockquote>");
  expect(letter.attachments.map(({ fileName }) => fileName)).toEqual(["menu.txt"]);
  expect(letter.to).toEqual([]);
});

test("a draft is taken up with all it has and saved as itself", () => {
  const letter = letterOfDraft({ ...mail, folder: "draft", inReplyTo: 3 });
  expect(inputOf(letter, true)).toMatchObject({
    id: 7,
    inReplyTo: 3,
    draft: true,
    to: [adeline, omid],
    attachments: [{ fileName: "menu.txt" }, { fileName: "film.mov", size: 9e7 }],
  });
  expect(isBlank(letter)).toBe(false);
});

describe("addresses", () => {
  test("are read from lists with names, quotes and separators", () => {
    const chips = readAddresses('"Tan, Mei" <mei@kopitiam.example>; omid@saffron.example, a@b.example c@d.example\n');
    expect(addresses(chips)).toEqual([mei.email, omid.email, "a@b.example", "c@d.example"]);
    expect(recipientsOf(chips)[0]).toEqual({ name: "Tan, Mei", email: mei.email });
    expect(recipientsOf(chips)[1]).toEqual({ email: omid.email });
  });

  test("that are none are marked and never sent", () => {
    const chips = readAddresses("mei@, kitchen, mei@kopitiam.example");
    expect(chips.map(({ invalid = false }) => invalid)).toEqual([true, true, false]);
    expect(recipientsOf(chips)).toEqual([{ email: mei.email }]);
  });
});
