/** Publishing payslips: each person hears of it once, in the app and by email if they want to, and no email says what they earn. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { MyProfile, NotificationPage, OutboxPage, PayRun, PayslipPage, Webhook } from "#generated/hrms/schema.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

const address = "employee@merlion.demo";

let clock = new Date("2027-08-20T04:00:00Z");
let payroll: Payroll;
let employee: Awaited<ReturnType<HrmsGateway["signIn"]>>;
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  employee = await payroll.gateway.signIn(address, "employee");
});
afterAll(() => payroll.gateway.close());

const paidRun = async (month: string): Promise<PayRun> => {
  const period = await payroll.period(month);
  return payroll.pay(await payroll.run({ periodId: period.id }));
};
const publish = (run: PayRun, body: object = {}) => payroll.step(payroll.maker, run, "publish", body);
const publishDue = () => runJobNow(payroll.gateway, "publish-payslips", { now: () => clock });

/** Since the test began; samples were notified of earlier months. */
const notices = async () =>
  (await employee<NotificationPage>("GET", "/me/notifications", { query: { pageSize: 100 } })).body.items.filter(
    ({ type, at }) => type === "payslip-ready" && at >= "2027-08-20",
  );
const mails = async () =>
  (
    await payroll.gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: address, pageSize: 100 } })
  ).body.items.filter(({ link }) => link?.includes("/my-payslips/"));
const ownSlip = async (month: string) =>
  (await employee<PayslipPage>("GET", `${base}/my-payslips`)).body.items.find((slip) => slip.month === month);
const wanting = (mailTopics: readonly string[]) =>
  employee<MyProfile>("PUT", "/me/profile/mail-topics", { body: { mailTopics } });

it("notifies everyone who can open their payslip, with a link to it and no amount", async () => {
  const { user_info: account } = (await employee<MyProfile>("GET", "/me/profile")).body;
  expect(account.mailTopics).toContain("payslips");
  const run = await paidRun("2027-08");
  expect([await notices(), await mails()]).toEqual([[], []]);
  expect((await publish(run)).status).toBe(200);

  const slip = await ownSlip("2027-08");
  expect(await notices()).toMatchObject([
    {
      recordId: slip?.id,
      params: { month: "2027-08", from: "2027-08-01", until: "2027-08-31" },
      readAt: null,
    },
  ]);
  const [mail, ...more] = await mails();
  expect([mail?.link, more]).toEqual([`${base}/my-payslips/${slip?.id}`, []]);
  expect(mail?.text).toContain("Your payslip for 1 August 2027 to 31 August 2027 is ready.");
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\d[.,]\d\d\b|\$|SGD/);
  const net = String(Math.floor((slip?.net ?? 0) / 100));
  expect(`${mail?.subject} ${mail?.text}`.replaceAll(/[,.\s]/g, "")).not.toContain(net);

  expect((await publish(run)).status).toBe(409);
  await publishDue();
  expect([(await notices()).length, (await mails()).length]).toEqual([1, 1]);
});

it("at a chosen time: once however often the job runs, in the language of the person, with an event for webhooks", async () => {
  const { gateway, owner } = payroll;
  const webhook = await owner<Webhook>("POST", "/tenant/webhooks", {
    body: { name: "Payslips", url: "https://hooks.example.com/pay", events: ["payRun.published"] },
  });
  expect(webhook.status).toBe(201);
  await gateway.database.pool.query("update users set locale = 'de' where email = $1", [address]);
  const run = await paidRun("2027-09");
  const events = async () =>
    (
      await gateway.database.pool.query<{ record: string }>(
        "select message->'data'->>'recordId' as record from webhook_deliveries where event = 'payRun.published'",
      )
    ).rows.map(({ record }) => record);
  expect((await publish(run, { publishAt: "2027-08-20T04:02:00Z" })).body.publishedAt).toBeNull();
  await publishDue();
  expect([(await notices()).length, (await mails()).length, await events()]).toEqual([1, 1, []]);

  clock = new Date("2027-08-20T04:02:00Z");
  await Promise.all([publishDue(), publishDue()]);
  await publishDue();
  expect([(await notices()).length, (await mails()).length, await events()]).toEqual([2, 2, [run.id]]);
  const slip = await ownSlip("2027-09");
  const german = (await mails()).find(({ link }) => link === `${base}/my-payslips/${slip?.id}`);
  expect(german?.subject).toMatch(/^Ihre Lohnabrechnung von /);
  expect(german?.text).toContain("vom 1. September 2027 bis 30. September 2027");
});

it("people who turned the emails off are notified in the app only", async () => {
  expect((await wanting(["expiries", "requests", "decisions"])).status).toBe(200);
  expect((await publish(await paidRun("2027-10"))).status).toBe(200);
  expect([(await notices()).length, (await mails()).length]).toEqual([3, 2]);
});

it("people without access to the company any more are not written to", async () => {
  await wanting(["payslips"]);
  const run = await paidRun("2027-11");
  const { pool } = payroll.gateway.database;
  await pool.query(
    "update user_access set valid_from = '2020-01-01', valid_to = '2027-08-01' where user_id = (select id from users where email = $1)",
    [address],
  );
  expect((await publish(run)).status).toBe(200);
  const { rows } = await pool.query<{ notices: number; mails: number }>(
    `select (select count(*)::int from notifications where type = 'payslip-ready' and at >= '2027-08-20' and user_id = (select id from users where email = $1)) as notices,
       (select count(*)::int from mails where recipient = $1 and link like '%/my-payslips/%') as mails`,
    [address],
  );
  expect(rows).toEqual([{ notices: 3, mails: 2 }]);
});
