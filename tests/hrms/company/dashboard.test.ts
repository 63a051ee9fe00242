/** The dashboard: the latest changes, invitations by what they wait for, and its cards. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Dashboard, Grade } from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const dashboard = async () => (await call<Dashboard>("GET", `/companies/${trading}/dashboard`)).body;

it("returns the company and its latest changes, newest first", async () => {
  const before = await dashboard();
  expect(before.company).toEqual({ id: trading, label: "Merlion Trading Pte. Ltd." });
  expect(before.recentChanges).toHaveLength(10);
  const times = before.recentChanges.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

it("reflects a change", async () => {
  const { id } = (await call<Grade>("POST", `/companies/${trading}/grades`, { body: { name: "Beekeeper", rank: 3 } }))
    .body;
  await call("DELETE", `/companies/${trading}/grades/${id}`);
  const { recentChanges } = await dashboard();
  expect(recentChanges.slice(0, 2)).toMatchObject([
    { action: "delete", subject: "grades", recordId: id, recordName: "Beekeeper", by: "Adeline Goh" },
    { action: "create", subject: "grades", recordId: id, recordName: "Beekeeper", by: "Adeline Goh" },
  ]);
});

it("counts invitations by what they wait for, except for managers", async () => {
  expect((await dashboard()).invitations).toEqual({ pending: 1, awaitingConfirmation: 0, expired: 1 });
  const invited = { email: "counted@kopi.example", roleIds: [roleId("employee")] };
  expect((await call("POST", `/companies/${trading}/invitations`, { body: invited })).status).toBe(201);
  expect((await dashboard()).invitations).toEqual({ pending: 2, awaitingConfirmation: 0, expired: 1 });
  const manager = await gateway.signIn("manager@merlion.demo", "manager");
  const { body } = await manager<Dashboard>("GET", `/companies/${trading}/dashboard`);
  expect(body.invitations).toBeNull();
});

it("brings what the lists of its cards answer", async () => {
  const { cards } = await dashboard();
  const path = `/companies/${trading}`;
  const lists = {
    expiries: `${path}/expiries?pageSize=5`,
    leave: `${path}/leaves/home`,
    payRuns: `${path}/pay-runs?status=draft&status=calculating&status=calculated&status=failed&status=submitted&status=approved&status=locked&sort=payDate&pageSize=3`,
    attendanceToReview: `${path}/attendance-logs?state=needsReview&pageSize=5`,
    notifications: "/me/notifications?pageSize=6",
    packageUse: "/tenant/settings/package",
  };
  for (const [name, address] of Object.entries(lists))
    expect([name, cards[name as keyof typeof cards]]).toEqual([name, (await call("GET", address)).body]);
});

it("leaves out what the reader may not call", async () => {
  const auditor = await gateway.signIn("auditor@merlion.demo", "auditor");
  const { cards } = (await auditor<Dashboard>("GET", `/companies/${trading}/dashboard`)).body;
  const settings = await auditor("GET", "/tenant/settings/package");
  expect(cards.packageUse === undefined).toBe(settings.status === 403);
  const manager = await gateway.signIn("manager@merlion.demo", "manager");
  const { body } = await manager<Dashboard>("GET", `/companies/${trading}/dashboard`);
  expect(body.cards).not.toHaveProperty("payRuns");
  expect(body.cards).not.toHaveProperty("packageUse");
  expect(body.cards).toHaveProperty("leave");
});
