/** Webhooks: recipients, signatures, retries, and never into the server's own network. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HistoryPage, NewWebhook, Webhook, WebhookDelivery, WebhookMessage } from "#generated/hrms/schema.ts";
import { attemptPauses } from "#src/domain/integrations/webhooks.ts";
import { wokenJob } from "../../support/jobs.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let gateway: HrmsGateway;
let owner: Call;
let receiver: Server;
let url: string;
let sender: ReturnType<typeof wokenJob>;
let moment = new Date();
/** What the receiver responds, and what it received. */
let answers: (path: string) => { status: number; body?: string; location?: string } = () => ({ status: 204 });
let received: Received[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString("utf8") });
      const { status, body = "", location } = answers(request.url ?? "");
      response.writeHead(status, location === undefined ? {} : { location }).end(body);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hrms`;
  gateway = await openHrmsGateway({
    now: () => moment,
    settings: { accessTokenSeconds: 1_000_000, webhooksInside: true, messagesQueued: () => sender.wake() },
  });
  sender = wokenJob(() => gateway, "send-webhooks", { now: () => moment });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(async () => {
  await sender.stop();
  await gateway.close();
  await new Promise((resolve) => receiver.close(resolve));
});

async function makeWebhook(events: string[], fields: object = {}): Promise<NewWebhook> {
  const { status, body } = await owner<NewWebhook>("POST", "/tenant/webhooks", {
    body: { name: "Receiver", url, events, ...fields },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  received = [];
  answers = () => ({ status: 204 });
  return body;
}

const drop = ({ id }: { id: string }) => owner("DELETE", `/tenant/webhooks/${id}`);
const deliveriesOf = async ({ id }: { id: string }, query: Readonly<Record<string, unknown>> = {}) =>
  (
    await owner<{ items: (WebhookDelivery & { id: string })[]; total: number }>(
      "GET",
      `/tenant/webhooks/${id}/deliveries`,
      { query },
    )
  ).body;
const later = (seconds: number): void => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
const invite = (email: string) =>
  owner("POST", `/companies/${trading}/invitations`, {
    body: { email, roleIds: [roleId("employee")], scope: "company", language: "en" },
  });

/** Verified as by a receiver who knows only the specification. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const expected = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
    .update(`${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`)
    .digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${expected}`);
}

describe("a message", () => {
  it("is sent after the commit, signed, and without the changed values", async () => {
    const webhook = await makeWebhook(["invitation.created", "company.created"]);
    expect((await invite("invited@kopi.example")).status).toBe(201);
    await sender.look();
    expect(received).toHaveLength(1);
    const [got] = received as [Received];
    expect(isSigned(got, webhook.secret)).toBe(true);
    expect(isSigned({ ...got, body: `${got.body} ` }, webhook.secret)).toBe(false);
    const message = JSON.parse(got.body) as WebhookMessage;
    expect(message).toMatchObject({
      id: got.headers["webhook-id"],
      type: "invitation.created",
      data: { tenantId: sampleTenants.merlion.id, companyId: trading },
    });
    expect(message.data.changedFields).toContain("email");
    expect(got.body).not.toContain("invited@kopi.example");
    expect(Math.abs(Number(got.headers["webhook-timestamp"]) - moment.getTime() / 1000)).toBeLessThan(2);
    const { items } = await deliveriesOf(webhook);
    expect(items).toMatchObject([{ event: "invitation.created", status: "delivered", tries: 1, lastStatus: 204 }]);
    await drop(webhook);
  });

  it("is not sent for rejected changes, other events or other tenants", async () => {
    const webhook = await makeWebhook(["company.updated"]);
    const banyan = await gateway.signIn("owner@banyan.demo", "banyan");
    const strange = await banyan<NewWebhook>("POST", "/tenant/webhooks", {
      body: { name: "Strange", url: `${url}/strange`, events: ["invitation.created"] },
    });
    expect((await invite("no-address")).status).toBe(422);
    expect((await invite("quiet@kopi.example")).status).toBe(201);
    await sender.look();
    expect(received).toEqual([]);
    expect((await banyan("GET", `/tenant/webhooks/${webhook.id}`)).status).toBe(404);
    expect((await owner("POST", `/tenant/webhooks/${strange.body.id}/deliveries`)).status).toBe(404);
    await drop(webhook);
  });

  it.each([
    [["employee.updated"], ["employee.updated"]],
    [["employee.exited", "bankAccount.created"], []],
  ])("subscribed to %j gets, for a change to an employee, %j", async (events, reported) => {
    const webhook = await makeWebhook(events);
    const page = await owner<{ items: { id: string }[] }>("GET", `/companies/${trading}/employees`, {
      query: { status: ["confirmed"] },
    });
    const at = `/companies/${trading}/employees/${page.body.items[0]?.id}`;
    const { body } = await owner<{ version: number; person: { preferredName: string | null; fullName: string } }>(
      "GET",
      at,
    );
    const changed = await owner("PUT", `${at}/person`, {
      body: { ...(await personInput(at)), preferredName: `Friend ${events.length}` },
      headers: { "If-Match": `"${body.version}"` },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await sender.look();
    const messages = received.map((one) => JSON.parse(one.body) as WebhookMessage);
    expect(messages.map(({ type }) => type)).toEqual(reported);
    expect(JSON.stringify(messages)).not.toContain("Friend");
    await drop(webhook);
  });
});

/** Fields that an update of the person requires. */
async function personInput(at: string): Promise<object> {
  const { body } = await owner<{
    person: { fullName: string; preferredName: string | null };
    personal: Record<string, unknown> | null;
  }>("GET", at);
  const { gender, dateOfBirth, maritalStatus, raceId, secondRaceId, religionId, nationalityId } = body.personal ?? {};
  return {
    fullName: body.person.fullName,
    gender,
    dateOfBirth,
    maritalStatus,
    raceId,
    secondRaceId,
    religionId,
    nationalityId,
  };
}

describe("a message that is not delivered", () => {
  it("is retried on schedule; then the webhook is paused and its owner notified", async () => {
    const webhook = await makeWebhook(["invitation.created"], { name: "Down" });
    answers = () => ({ status: 500, body: "x".repeat(5_000) });
    await owner("POST", `/tenant/webhooks/${webhook.id}/deliveries`);
    await sender.look();
    expect(received).toHaveLength(1);
    for (const pause of attemptPauses.slice(1)) {
      const before = received.length;
      later(pause - 1);
      await sender.look();
      expect(received, `before ${pause} s`).toHaveLength(before);
      later(1);
      await sender.look();
      expect(received, `after ${pause} s`).toHaveLength(before + 1);
    }
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    const [delivery] = (await deliveriesOf(webhook)).items;
    expect(delivery).toMatchObject({ status: "failed", tries: attemptPauses.length, lastStatus: 500 });
    const whole = await owner<WebhookDelivery>("GET", `/tenant/webhooks/${webhook.id}/deliveries/${delivery?.id}`);
    expect(whole.body.attempts.at(-1)?.answer).toBe("x".repeat(2_048));
    expect((await owner<Webhook>("GET", `/tenant/webhooks/${webhook.id}`)).body).toMatchObject({
      status: "paused",
      failedAt: moment.toISOString(),
    });
    const history = await owner<HistoryPage>("GET", `/tenant/webhooks/${webhook.id}/history`);
    expect(history.body.items[0]).toMatchObject({
      action: "update",
      by: sampleAccounts.adeline.fullName,
      requestId: expect.stringMatching(/^delivery-/),
      changes: [{ field: "status", before: "active", after: "paused" }],
      reason: "The last attempt failed",
    });
    const notices = await gateway.database.pool.query<{ user_id: string; params: object }>(
      "select user_id, params from notifications where type = 'webhook-paused'",
    );
    expect(notices.rows).toEqual([{ user_id: sampleAccounts.adeline.id, params: { name: "Down" } }]);
    // While it is paused, nothing is stored for it and nothing can be sent.
    await invite("paused@kopi.example");
    expect((await deliveriesOf(webhook)).total).toBe(1);
    expect((await owner("POST", `/tenant/webhooks/${webhook.id}/deliveries/${delivery?.id}/redeliver`)).status).toBe(
      409,
    );
    answers = () => ({ status: 200 });
    expect((await owner<Webhook>("POST", `/tenant/webhooks/${webhook.id}/resume`)).body).toMatchObject({
      status: "active",
      failedAt: null,
    });
    expect((await owner("POST", `/tenant/webhooks/${webhook.id}/deliveries/${delivery?.id}/redeliver`)).status).toBe(
      200,
    );
    await sender.look();
    expect((await deliveriesOf(webhook, { status: ["delivered"] })).items).toMatchObject([
      { id: delivery?.id, tries: attemptPauses.length + 1 },
    ]);
    await drop(webhook);
  });

  it("does not follow redirects", async () => {
    const webhook = await makeWebhook(["invitation.created"]);
    answers = (path) => (path === "/hrms" ? { status: 302, location: "/elsewhere" } : { status: 200 });
    await owner("POST", `/tenant/webhooks/${webhook.id}/deliveries`);
    await sender.look();
    expect(received).toHaveLength(1);
    expect((await deliveriesOf(webhook)).items).toMatchObject([{ status: "pending", lastStatus: 302 }]);
    await drop(webhook);
  });

  it("waits while its webhook is paused, and is sent after it resumes", async () => {
    const webhook = await makeWebhook(["invitation.created"]);
    answers = () => ({ status: 503 });
    await owner("POST", `/tenant/webhooks/${webhook.id}/deliveries`);
    await sender.look();
    await owner("POST", `/tenant/webhooks/${webhook.id}/pause`);
    expect((await owner("POST", `/tenant/webhooks/${webhook.id}/pause`)).status).toBe(409);
    later(60);
    await sender.look();
    expect(received).toHaveLength(1);
    answers = () => ({ status: 200 });
    await owner("POST", `/tenant/webhooks/${webhook.id}/resume`);
    await sender.look();
    expect(received).toHaveLength(2);
    await drop(webhook);
  });
});

it("is signed with both secrets until the old one expires", async () => {
  const webhook = await makeWebhook(["invitation.created"]);
  const { body } = await owner<NewWebhook>("POST", `/tenant/webhooks/${webhook.id}/secret`, {
    body: { overlapHours: 1 },
  });
  expect(body.secret).not.toBe(webhook.secret);
  const test = async (): Promise<Received> => {
    await owner("POST", `/tenant/webhooks/${webhook.id}/deliveries`);
    await sender.look();
    return received.at(-1) as Received;
  };
  const during = await test();
  expect([isSigned(during, body.secret), isSigned(during, webhook.secret)]).toEqual([true, true]);
  later(3_601);
  const after = await test();
  expect([isSigned(after, body.secret), isSigned(after, webhook.secret)]).toEqual([true, false]);
  const { rows } = await gateway.database.pool.query<{ all: string }>(
    "select webhooks::text as all from webhooks where id = $1",
    [webhook.id],
  );
  expect(rows[0]?.all).not.toContain(body.secret.slice("whsec_".length));
  await drop(webhook);
});

it("is available only to people with access to the whole tenant", async () => {
  await gateway.database.pool.query(
    "insert into user_access (tenant_id, user_id, company_id, role_ids, scope) values ($1, $2, $3, $4, 'company') on conflict (tenant_id, user_id, company_id) do update set role_ids = excluded.role_ids, scope = 'company'",
    [sampleTenants.merlion.id, sampleAccounts.callum.id, trading, JSON.stringify([roleId("hrAdmin")])],
  );
  const hr = await gateway.signIn("client@demo.com", "client");
  expect((await hr("GET", "/tenant/webhooks")).status).toBe(200);
  expect(
    await hr("POST", "/tenant/webhooks", { body: { name: "Mine", url, events: ["employee.created"] } }),
  ).toMatchObject({ status: 403, body: { code: "whole-tenant" } });
});
