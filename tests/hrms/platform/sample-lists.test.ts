/** Sample lists that a visitor expects filled: heads, keys, a webhook that calls nobody, imports, invitations. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  ApiKeyPage,
  DepartmentPage,
  ImportJob,
  ImportPage,
  InvitationPage,
  PayrollReport,
  ProjectPage,
  WebhookDeliveryPage,
  WebhookPage,
} from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { takeDueDeliveries } from "#src/store/integrations/webhook-deliveries.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

it("departments and projects of every company have a head or manager who works there", async () => {
  for (const { id } of [sampleCompanies.trading, sampleCompanies.logistics]) {
    const { items } = (await owner<DepartmentPage>("GET", `/companies/${id}/departments`, { query: { pageSize: 100 } }))
      .body;
    expect(
      items.filter(({ head, headNotice }) => head === null || headNotice !== null).map(({ code }) => code),
    ).toEqual([]);
    const projects = (await owner<ProjectPage>("GET", `/companies/${id}/projects`)).body.items;
    expect(
      projects
        .filter(
          ({ manager, managerNotice, activities }) =>
            manager === null || managerNotice !== null || activities.length === 0,
        )
        .map(({ code }) => code),
    ).toEqual([]);
  }
});

it("have an active and a revoked key, and a paused webhook that can be filtered by event and sends nothing", async () => {
  const keys = (await owner<ApiKeyPage>("GET", "/tenant/api-keys")).body.items;
  expect(keys.map(({ status }) => status).toSorted()).toEqual(["active", "revoked"]);
  const byEvent = async (event: string) =>
    (await owner<WebhookPage>("GET", "/tenant/webhooks", { query: { events: [event] } })).body.items;
  expect(await byEvent("company.updated")).toEqual([]);
  const [webhook] = await byEvent("employee.exited");
  expect(webhook).toMatchObject({ status: "paused", failedAt: expect.any(String) });
  const { items } = (await owner<WebhookDeliveryPage>("GET", `/tenant/webhooks/${webhook?.id}/deliveries`)).body;
  expect(items.map(({ status, tries, lastStatus }) => [status, tries, lastStatus])).toEqual([
    ["pending", 0, null],
    ["failed", 6, 503],
    ["delivered", 2, 200],
    ["delivered", 1, 204],
    ["delivered", 1, 200],
  ]);
  expect(await takeDueDeliveries(gateway.database, new Date(), 10)).toEqual([]);
});

it("have a completed import, and one whose author can continue with its errors", async () => {
  const at = `/companies/${trading}/imports`;
  const { items } = (await owner<ImportPage>("GET", at)).body;
  expect(items.map(({ status, faultCount, created }) => [status, faultCount, created])).toEqual([
    ["validated", 3, 0],
    ["committed", 0, 18],
  ]);
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  const { body: job } = await hr<ImportJob>("GET", `${at}/${items[0]?.id}`);
  const sheets = job.sheets.map(({ kind, mapping }, sheet) => ({ sheet, kind, mapping }));
  const checked = await hr<ImportJob>("POST", `${at}/${job.id}/validate`, { body: { sheets } });
  expect([checked.status, checked.body.faults]).toEqual([200, job.faults]);
});

it("have pending, expired, accepted and revoked invitations", async () => {
  const { items } = (await owner<InvitationPage>("GET", `/companies/${trading}/invitations`)).body;
  expect(items.map(({ status }) => status).toSorted()).toEqual(["accepted", "expired", "pending", "revoked"]);
});

it("have members of the provident fund with contributions in the month and the year", async () => {
  const { status, body } = await owner<PayrollReport>("GET", `/companies/${trading}/payroll-reports/ppf`);
  expect(status).toBe(200);
  const [members = 0, month = 0, year = 0] = body.facts.map(({ value }) => Number(value));
  expect(members).toBeGreaterThan(2);
  expect(month).toBeGreaterThan(0);
  expect(year).toBeGreaterThan(month);
});
