/** Email: folders, counts, neighbours, bulk changes, sending. */
import { describe, expect, it } from "vitest";
import type { Email, EmailList } from "#generated/demo/schema.ts";
import { today, type Visit, visitors } from "./visit.ts";

const newVisit = visitors();
const path = "/apps/email/emails";
const folders = ["inbox", "sent", "draft", "starred", "spam", "trash", "all"];

async function list(visit: Visit, query: Record<string, unknown> = {}): Promise<EmailList> {
  const { status, body } = await visit<EmailList>("GET", path, { query });
  expect(status).toBe(200);
  return body;
}

const ids = (answer: EmailList) => answer.emails.map(({ id }) => id);

async function open(visit: Visit, id: number, query: Record<string, unknown> = {}): Promise<Email> {
  return (await visit<Email>("GET", "/apps/email/get-email", { query: { id, ...query } })).body;
}

async function send(visit: Visit, body: Record<string, unknown>) {
  const hello = { to: [{ email: "kavitha.raman@kopitiam.example" }], subject: "Hello", message: "<p>Hello</p>" };
  return visit<Email>("POST", "/apps/email/send-email", { body: { ...hello, ...body } });
}

/** The counts in the menu must match the lists. */
async function expectCountsToAgree(visit: Visit): Promise<void> {
  const { emails: inbox, emailsMeta } = await list(visit);
  const { emails: drafts } = await list(visit, { folder: "draft" });
  const { emails: spam } = await list(visit, { folder: "spam" });
  const unread = (emails: Email[]) => emails.filter(({ isRead }) => !isRead).length;
  expect(emailsMeta).toEqual({ inbox: unread(inbox), draft: drafts.length, spam: unread(spam) });
}

describe("lists", () => {
  it("contain 26 samples over all folders, none of them empty", async () => {
    const visit = newVisit();
    const lists = await Promise.all(folders.map((folder) => list(visit, { folder })));
    for (const { emails } of lists) expect(emails.length).toBeGreaterThan(1);
    const [, , , , , trash, all] = lists;
    expect((trash?.emails.length ?? 0) + (all?.emails.length ?? 0)).toBe(26);
    await expectCountsToAgree(visit);
  });

  it("show the inbox by default, newest first", async () => {
    const visit = newVisit();
    const { emails } = await list(visit);
    expect(emails).toEqual((await list(visit, { folder: "inbox" })).emails);
    expect(emails.every(({ folder, isDeleted }) => folder === "inbox" && isDeleted !== true)).toBe(true);
    const times = emails.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
    expect(emails[0]?.id).toBe(26);
  });

  it("search the subject, regardless of case, and labels", async () => {
    const visit = newVisit();
    expect(ids(await list(visit, { q: "KITCHEN ROTA" }))).toEqual([26]);
    expect(ids(await list(visit, { q: "no such subject" }))).toEqual([]);
    const { emails } = await list(visit, { label: "important" });
    expect(emails.length).toBeGreaterThan(0);
    expect(emails.every(({ labels, folder }) => labels.includes("important") && folder === "inbox")).toBe(true);
    const everywhere = (await list(visit, { label: "important", folder: "all" })).emails;
    expect(new Set(everywhere.map(({ folder }) => folder))).toContain("sent");
  });

  it("show trashed emails only in trash", async () => {
    const visit = newVisit();
    await visit("POST", "/apps/email/update-emails", { body: { emailIds: [2], dataToUpdate: { isDeleted: true } } });
    for (const folder of folders) expect(ids(await list(visit, { folder })).includes(2)).toBe(folder === "trash");
  });

  it.each([
    [{ folder: "attic" }, "query/folder"],
    [{ label: "urgent" }, "query/label"],
  ])("reject %o", async (query, pointer) => {
    const { status, body } = await newVisit()("GET", path, { query });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });
});

describe("changes", () => {
  it("update the given fields of all listed emails and ignore unknown ids", async () => {
    const visit = newVisit();
    const before = await list(visit);
    const { status, body } = await visit<EmailList>("POST", "/apps/email/update-emails", {
      body: { emailIds: [25, 26, 4040], dataToUpdate: { isRead: true, isStarred: true } },
    });
    expect(status).toBe(200);
    expect(ids(body)).toEqual([25, 26]);
    expect(body.emails.every(({ isRead, isStarred }) => isRead && isStarred)).toBe(true);
    expect(body.emailsMeta.inbox).toBe(before.emailsMeta.inbox - 2);
    await expectCountsToAgree(visit);
  });

  it("move emails between folders, out of trash too", async () => {
    const visit = newVisit();
    const move = (dataToUpdate: Record<string, unknown>) =>
      visit("POST", "/apps/email/update-emails", { body: { emailIds: [26], dataToUpdate } });
    await move({ folder: "spam" });
    expect(ids(await list(visit, { folder: "spam" }))[0]).toBe(26);
    await move({ isDeleted: true });
    expect(ids(await list(visit, { folder: "trash" }))).toContain(26);
    await move({ isDeleted: false });
    expect(ids(await list(visit, { folder: "spam" }))).toContain(26);
    await move({ isDeleted: true });
    await move({ folder: "inbox" });
    expect(ids(await list(visit))).toContain(26);
    await move({ folder: "trash" });
    await expectCountsToAgree(visit);
    await move({ isDeleted: false });
    expect(ids(await list(visit))).toContain(26);
    await expectCountsToAgree(visit);
  });

  it("toggle a label on each email separately, once even if an id is repeated", async () => {
    const visit = newVisit();
    const body = { emailIds: [1, 12, 12], label: "personal" };
    const toggle = () => visit<EmailList>("POST", "/apps/email/update-emails-label", { body });
    const labels = (answer: EmailList) => answer.emails.map((email) => email.labels);
    expect(labels((await toggle()).body)).toEqual([["company", "personal"], []]);
    expect(labels((await toggle()).body)).toEqual([["company"], ["personal"]]);
  });

  it.each([
    ["update-emails", { emailIds: [1], dataToUpdate: {} }, "/dataToUpdate"],
    ["update-emails", { emailIds: [1], dataToUpdate: { folder: "starred" } }, "/dataToUpdate/folder"],
    ["update-emails", { emailIds: [], dataToUpdate: { isRead: true } }, "/emailIds"],
    ["update-emails-label", { emailIds: [1], label: "urgent" }, "/label"],
  ])("reject %s with %o", async (call, body, pointer) => {
    const answer = await newVisit()("POST", `/apps/email/${call}`, { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ pointer }] });
  });
});

describe("one email", () => {
  it("reports correctly in every list whether there is a previous and a next one", async () => {
    const visit = newVisit();
    for (const folder of folders) {
      const shown = ids(await list(visit, { folder }));
      for (const [index, id] of shown.entries()) {
        const email = await open(visit, id, { folder });
        expect([email.hasPreviousMail, email.hasNextMail]).toEqual([index > 0, index < shown.length - 1]);
        for (const [dir, neighbour] of [
          ["previous", shown[index - 1]],
          ["next", shown[index + 1]],
        ] as const) {
          const answer = await visit<Email | null>("GET", "/apps/email/paginate-email", {
            query: { dir, emailId: id, folder },
          });
          expect([answer.status, answer.body?.id]).toEqual(
            neighbour === undefined ? [404, undefined] : [200, neighbour],
          );
        }
      }
    }
  });

  it("has the neighbours of its own folder if no list is given", async () => {
    const visit = newVisit();
    const walked = [26];
    for (;;) {
      const query = { dir: "next", emailId: walked.at(-1) };
      const { status, body } = await visit<Email>("GET", "/apps/email/paginate-email", { query });
      if (status === 404) break;
      walked.push(body.id);
    }
    expect(walked).toEqual(ids(await list(visit)));
  });

  it("has the neighbours of the search results, and knows the first and the last", async () => {
    const query = { folder: "inbox", label: "important" };
    const visit = newVisit();
    const shown = ids(await list(visit, query));
    const { body } = await visit<Email>("GET", "/apps/email/paginate-email", {
      query: { ...query, dir: "next", emailId: shown.at(-2) },
    });
    expect(body).toMatchObject({ id: shown.at(-1), hasPreviousMail: true, hasNextMail: false });
  });

  it.each([
    ["/apps/email/get-email", { id: 4040 }],
    ["/apps/email/paginate-email", { dir: "next", emailId: 4040 }],
    ["/apps/email/paginate-email", { dir: "previous", emailId: 26 }],
  ])("is 404 without a body: %s %o", async (address, query) => {
    const { status, body } = await newVisit()("GET", address, { query });
    expect([status, body]).toEqual([404, null]);
  });
});

describe("sending", () => {
  it("stores the email in sent and lists it first", async () => {
    const visit = newVisit();
    const { status, body } = await send(visit, {
      cc: [{ name: "Marcus", email: "marcus.lim@kopitiam.example" }],
      attachments: [{ fileName: "plan.XLSX", size: 2048 }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      folder: "sent",
      isRead: true,
      time: today.toISOString(),
      from: { email: "admin@demo.com" },
      to: [{ name: "kavitha.raman@kopitiam.example", email: "kavitha.raman@kopitiam.example" }],
      cc: [{ name: "Marcus", email: "marcus.lim@kopitiam.example" }],
      attachments: [{ fileName: "plan.XLSX", thumbnail: "/media/files/xls.svg", url: "", size: 2048 }],
    });
    expect(ids(await list(visit, { folder: "sent" }))[0]).toBe(body.id);
    expect((await send(visit, {})).body.id).toBeGreaterThan(body.id);
  });

  it("adds a reply to the email it answers", async () => {
    const visit = newVisit();
    const before = (await open(visit, 25)).replies;
    const { body } = await send(visit, { inReplyTo: 25, message: "<p>Emptied.</p>" });
    const after = (await open(visit, 25)).replies;
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ id: body.id, message: "<p>Emptied.</p>" });
  });

  it("saves a draft, updates it under its id, and moves it when sent", async () => {
    const visit = newVisit();
    const { emailsMeta } = await list(visit);
    const { draftId } = await open(visit, 23);
    const { body: first } = await send(visit, { draft: true, to: [], inReplyTo: 23, subject: "" });
    expect(first.folder).toBe("draft");
    expect((await list(visit)).emailsMeta.draft).toBe(emailsMeta.draft + 1);
    expect(await open(visit, 23)).toMatchObject({ replies: [], draftId: first.id });
    expect((await list(visit)).emails.find(({ id }) => id === 23)?.draftId).toBe(first.id);

    const { body: second } = await send(visit, { draft: true, id: first.id, subject: "Allergies", inReplyTo: 23 });
    expect([second.id, second.subject, second.inReplyTo]).toEqual([first.id, "Allergies", 23]);
    expect((await list(visit)).emailsMeta.draft).toBe(emailsMeta.draft + 1);

    const { body: sent } = await send(visit, { id: first.id, subject: "Allergies", inReplyTo: 23 });
    expect([sent.id, sent.folder]).toEqual([first.id, "sent"]);
    expect((await list(visit)).emailsMeta.draft).toBe(emailsMeta.draft);
    const answered = await open(visit, 23);
    expect(answered.replies.map(({ id }) => id)).toEqual([first.id]);
    expect(answered.draftId).toBe(draftId);
    await expectCountsToAgree(visit);
  });

  it.each([
    ["nobody to send to", { to: [] }, "/to"],
    ["an address that is none", { to: [{ email: "kavitha" }] }, "/to/0/email"],
    ["a draft that is not there", { id: 4040 }, "/id"],
    ["a draft that has been sent", { id: 3 }, "/id"],
    ["an answer to nothing", { inReplyTo: 4040 }, "/inReplyTo"],
    [
      "a file that is a script",
      { attachments: [{ fileName: "a.txt", size: 1, url: "javascript:alert(1)" }] },
      "/attachments/0/url",
    ],
  ])("rejects %s", async (_what, body, pointer) => {
    const answer = await send(newVisit(), body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ pointer }] });
  });
});
