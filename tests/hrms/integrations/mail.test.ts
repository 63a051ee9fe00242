/** Sending emails: to a mail server if there is one, otherwise into the outbox of a sample instance. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OutboxPage } from "#generated/hrms/schema.ts";
import { createMailer } from "#src/server/mailer.ts";
import { type HrmsGateway, type HrmsGatewayOptions, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { wokenJob } from "../../support/jobs.ts";
import { type MailServer, openMailServer } from "../../support/mail-server.ts";

const forgot = (gateway: HrmsGateway, email: string) => gateway.call("POST", "/password/forgot", { body: { email } });
const outbox = (gateway: HrmsGateway, query = {}) => gateway.call<OutboxPage>("GET", "/dev/outbox", { query });

describe("with a mail server", () => {
  let clock = new Date("2026-11-20T04:00:00Z");
  let server: MailServer;
  let sending: ReturnType<typeof wokenJob>;
  let gateway: HrmsGateway;
  beforeAll(async () => {
    server = await openMailServer();
    gateway = await openHrmsGateway({
      now: () => clock,
      settings: { mailServer: true, mailQueued: () => sending.wake() },
    });
    const mailer = createMailer({ smtpUrl: server.url, from: "HRMS <no-reply@hrms.example>" });
    sending = wokenJob(() => gateway, "send-mails", { mailer, now: () => clock });
  });
  afterAll(async () => {
    await sending.stop();
    await gateway.close();
    await server.close();
  });
  const left = async () =>
    (
      await gateway.database.pool.query<{
        text: string;
        link: string | null;
        tries: number;
        fault: string | null;
        sent: boolean;
      }>("select text, link, tries, fault, sent_at is not null as sent from mails order by created_at")
    ).rows;

  it("sends emails at once, and then removes codes and links from the database", async () => {
    expect((await forgot(gateway, "admin@demo.com")).status).toBe(202);
    await expect.poll(() => server.taken.length).toBe(1);
    expect(server.taken[0]).toMatch(/^From: HRMS <no-reply@hrms\.example>$/m);
    expect(server.taken[0]).toMatch(/^To: admin@demo\.com$/m);
    expect(server.taken[0]).toMatch(/^Subject: Set a new password for HRMS$/m);
    expect(server.taken[0]?.replaceAll("=\r\n", "").replaceAll("=3D", "=")).toMatch(
      /https:\/\/hrms\.example\/pages\/reset-password-v1\?token=[\w-]{43}/,
    );
    await expect.poll(left).toEqual([{ text: "", link: null, tries: 1, fault: null, sent: true }]);
  });

  it("retries a rejected email after a pause", async () => {
    server.refuse(1);
    await forgot(gateway, "owner@banyan.demo");
    await expect.poll(async () => (await left())[1]?.fault ?? "").toContain("451");
    clock = new Date(clock.getTime() + 59_000);
    sending.wake();
    await forgot(gateway, "client@demo.com");
    await expect.poll(() => server.taken.length).toBe(2);
    expect(server.taken[1]).toContain("To: client@demo.com");
    clock = new Date(clock.getTime() + 1_000);
    sending.wake();
    await expect.poll(() => server.taken.length).toBe(3);
    expect(server.taken[2]).toContain("To: owner@banyan.demo");
  });

  it("has no outbox to read", async () => {
    expect((await outbox(gateway)).status).toBe(404);
    expect((await gateway.call<{ outbox: boolean }>("GET", "/instance")).body.outbox).toBe(false);
  });
});

describe("without a mail server", () => {
  it("the outbox shows the newest first, by page, and searches address, subject and text", async () => {
    let clock = new Date("2026-11-20T04:00:00Z");
    const gateway = await openHrmsGateway({ now: () => clock });
    expect((await gateway.call<{ outbox: boolean }>("GET", "/instance")).body.outbox).toBe(true);
    for (const email of ["admin@demo.com", "owner@banyan.demo", "client@demo.com"]) {
      clock = new Date(clock.getTime() + 1_000);
      await forgot(gateway, email);
    }
    const page = await outbox(gateway, { pageSize: 2 });
    expect(page.body).toMatchObject({
      total: 3,
      page: 1,
      pageSize: 2,
      items: [
        { recipient: "client@demo.com", kind: "password-reset", code: null, createdAt: clock.toISOString() },
        { recipient: "owner@banyan.demo" },
      ],
    });
    expect((await outbox(gateway, { pageSize: 2, page: 9 })).body).toMatchObject({
      page: 2,
      items: [{ recipient: "admin@demo.com" }],
    });
    expect((await outbox(gateway, { q: "BANYAN" })).body.items.map(({ recipient }) => recipient)).toEqual([
      "owner@banyan.demo",
    ]);
    expect((await outbox(gateway, { q: "Adeline" })).body.items.map(({ recipient }) => recipient)).toEqual([
      "admin@demo.com",
    ]);
    clock = new Date(clock.getTime() + 8 * 86_400_000);
    await forgot(gateway, "admin@demo.com");
    expect((await outbox(gateway)).body.total).toBe(1);
    await gateway.close();
  });

  it.each<[string, HrmsGatewayOptions]>([
    ["outside of the local environment", { settings: { environment: "staging" } }],
    ["where no sample account is left", { samples: false }],
  ])("the outbox is closed %s", async (_where, options) => {
    const gateway = await openHrmsGateway(options);
    expect((await outbox(gateway)).status).toBe(404);
    await gateway.close();
  });
});
