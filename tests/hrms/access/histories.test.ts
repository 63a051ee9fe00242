/** Histories of records that people do not edit like others: accounts, support access, exports and requests for a change. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  ChangeRequestPage,
  HistoryPage,
  PlatformUserPage,
  SupportAdministrator,
  SupportGrant,
  TenantExport,
} from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
let gateway: HrmsGateway;
let owner: Call;
let platform: Call;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  [owner, platform] = [
    await gateway.signIn("admin@demo.com", "admin"),
    await gateway.signIn("platform@hrms.demo", "platform"),
  ];
});
afterAll(() => gateway.close());

const historyOf = async (call: Call, at: string) => {
  const { status, body } = await call<HistoryPage>("GET", `${at}/history`);
  expect(status).toBe(200);
  return body.items.map(({ action, by, reason, changes }) => [action, by, reason, changes]);
};

it("shows what the platform did to an account, and nobody else's deeds", async () => {
  const { items } = (await platform<PlatformUserPage>("GET", "/platform/users", { query: { q: "client@demo.com" } }))
    .body;
  const at = `/platform/users/${items[0]?.id}`;
  expect(await historyOf(platform, at)).toEqual([]);
  await platform("POST", `${at}/lock`, { body: { reason: "The laptop was stolen." } });
  await platform("POST", `${at}/unlock`);
  expect(await historyOf(platform, at)).toEqual([
    ["unlock", "Priya Nair", undefined, []],
    ["lock", "Priya Nair", "The laptop was stolen.", []],
  ]);
  expect((await owner("GET", `${at}/history`)).status).toBe(403);
});

it("shows who granted and ended a support access", async () => {
  const [someone] = (await owner<SupportAdministrator[]>("GET", "/tenant/support-grants/administrators")).body;
  const made = await owner<SupportGrant>("POST", "/tenant/support-grants", {
    body: {
      administratorId: someone?.id,
      reason: "The pay run stops",
      roleId: roleId("auditor"),
      companyIds: [trading],
      hours: 4,
    },
  });
  const at = `/tenant/support-grants/${made.body.id}`;
  await owner("POST", `${at}/end`);
  expect((await historyOf(owner, at)).map(([action, by, reason]) => [action, by, reason])).toEqual([
    ["revoke", "Adeline Goh", undefined],
    ["grant", "Adeline Goh", "The pay run stops"],
  ]);
});

it("shows who requested an export, to owners only", async () => {
  const made = await owner<TenantExport>("POST", "/tenant/exports", { body: { reason: "For our archive" } });
  const at = `/tenant/exports/${made.body.id}`;
  expect(await historyOf(owner, at)).toEqual([["create", "Adeline Goh", "For our archive", []]]);
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  expect((await hr("GET", `${at}/history`)).status).toBe(403);
});

it("shows who decided a request for a change, to those who see the request", async () => {
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  const requests = `/companies/${trading}/change-requests`;
  const { items } = (await hr<ChangeRequestPage>("GET", requests, { query: { status: ["submitted"] } })).body;
  const request = items.find(({ mayDecide }) => mayDecide);
  const at = `${requests}/${request?.id}`;
  expect((await hr("POST", `${at}/reject`, { body: { note: "Not without the letter" } })).status).toBe(200);
  const status = { field: "status", before: "submitted", after: "rejected" };
  expect((await historyOf(hr, at))[0]).toEqual(["update", "Rachel Tan", "Not without the letter", [status]]);
  const stranger = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await stranger("GET", `${at}/history`)).status).toBe(404);
});
