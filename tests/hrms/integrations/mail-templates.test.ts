/** Email texts: the product's until a tenant changes them, rejected with unknown or missing facts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HistoryPage, MailTemplate, MailWords, OutboxPage, Problem } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const at = "/tenant/mail-templates";
const words = { subject: "{name}, a key for Merlion", text: "Dear {name},\n\n<b>here</b> it is: {link}" };
/** Each email is one second later than the previous one. */
let clock = Date.parse("2026-11-20T04:30:00.000Z");
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => new Date(clock) });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = (body: MailWords, version = 1, by = owner) =>
  by<MailTemplate & Problem>("PUT", `${at}/password-reset/de`, { headers: { "If-Match": `"${version}"` }, body });
const last = async () => (await gateway.call<OutboxPage>("GET", "/dev/outbox")).body.items[0];
const forgot = (email: string, language: string) => {
  clock += 1000;
  return gateway.call("POST", "/password/forgot", { body: { email, language } });
};

it.each([
  [
    "a fact that the mail has not",
    { subject: "A key", text: "{salary} {link}" },
    [["/text", "unknown-placeholder", "salary"]],
  ],
  ["a link in the subject", { subject: "{link}", text: "{link}" }, [["/subject", "unknown-placeholder", "link"]]],
  ["no link", { subject: "A key", text: "Dear {name}" }, [["/text", "missing-placeholder", "link"]]],
])("reject %s", async (_what, body, faults) => {
  const { status, body: problem } = await put(body);
  expect([
    status,
    problem.errors?.map(({ pointer, code, params }) => [pointer, code, params?.["placeholder"]]),
  ]).toEqual([422, faults]);
});

it("are used in their language by their tenant only, and can be reset to ours", async () => {
  expect((await put(words)).body).toMatchObject({ ...words, own: true, version: 2, updatedBy: "Adeline Goh" });
  expect((await put(words)).body).toMatchObject({ status: 409, code: "version-clash" });
  await forgot("admin@demo.com", "de");
  const mail = await last();
  expect(mail).toMatchObject({ subject: "Adeline Goh, a key for Merlion", kind: "password-reset" });
  expect(mail?.text).toContain(`Dear Adeline Goh,\n\n<b>here</b> it is: https://hrms.example${mail?.link ?? "?"}`);
  await forgot("owner@banyan.demo", "de");
  expect((await last())?.subject).toBe("Neues Passwort für HRMS setzen");
  const reset = await owner<MailTemplate>("POST", `${at}/password-reset/de/reset`, { headers: { "If-Match": '"2"' } });
  expect(reset.body).toMatchObject({ own: false, subject: "Neues Passwort für HRMS setzen", version: 3 });
  const { items } = (await owner<HistoryPage>("GET", `${at}/password-reset/de/history`)).body;
  expect(items.map(({ changes }) => changes[0])).toEqual([
    { field: "subject", before: words.subject, after: "Neues Passwort für HRMS setzen" },
    { field: "subject", before: "Neues Passwort für HRMS setzen", after: words.subject },
  ]);
});

it("are listed by language, and can be tested on oneself with sample data", async () => {
  const { body } = await owner<MailTemplate[]>("GET", at, { query: { language: "fr" } });
  expect(body.find(({ template }) => template === "password-reset")).toMatchObject({
    language: "fr",
    own: false,
    version: 1,
    subject: "Définir un nouveau mot de passe pour HRMS",
  });
  expect(
    body.every(({ text, placeholders }) =>
      placeholders.filter(({ needed }) => needed).every(({ name }) => text.includes(`{${name}}`)),
    ),
  ).toBe(true);
  expect(body.find(({ template }) => template === "terms-issued")?.placeholders).toContainEqual({
    name: "date",
    needed: false,
    inSubject: true,
    sample: "1 décembre 2026",
  });
  clock += 1000;
  const sent = await owner("POST", `${at}/password-reset/fr/test`, { body: words });
  expect([sent.status, sent.body]).toEqual([202, { recipient: "admin@demo.com" }]);
  expect(await last()).toMatchObject({
    recipient: "admin@demo.com",
    subject: "Tan Wei Ling, a key for Merlion",
    link: null,
  });
});

it("cannot be changed without permission for settings", async () => {
  const client = await gateway.signIn("client@demo.com", "client");
  expect((await put(words, 1, client)).status).toBe(403);
  expect((await client("POST", `${at}/password-reset/de/test`, { body: words })).status).toBe(403);
});
