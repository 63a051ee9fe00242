/** Bugs that the fuzz run has found: each response is now a declared one. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmployeePage, Passport, Problem } from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  [owner, platform] = await Promise.all([
    gateway.signIn("admin@demo.com", "admin"),
    gateway.signIn("platform@hrms.demo", "platform"),
  ]);
});
afterAll(() => gateway.close());

it("filters by the first and the last valid date", async () => {
  const days = (...names: string[]) => ({
    query: Object.fromEntries(names.map((name) => [name, name.endsWith("From") ? "0001-01-01" : "9999-12-31"])),
  });
  const lists = [
    await platform("GET", "/platform/tenants", days("createdFrom", "createdTo", "closedFrom", "closedTo", "asOf")),
    await platform("GET", "/platform/users", days("seenFrom", "seenTo")),
    await platform("GET", "/platform/users/export", days("seenFrom", "seenTo")),
    await owner("GET", "/tenant/audit-events", days("atFrom", "atTo")),
  ];
  expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await platform("GET", "/platform/tenants", { query: { asOf: "0001-01-01" } })).body).toMatchObject({
    total: 0,
  });
});

it("counts days to an expiry thousands of years away", async () => {
  const { body: people } = await owner<EmployeePage>("GET", `/companies/${trading}/employees`);
  const { status, body } = await owner<Passport>(
    "POST",
    `/companies/${trading}/employees/${people.items[0]?.id}/passports`,
    {
      body: { countryId: masterId("countries", "MY"), number: "A12345678", expiry: "9999-12-31" },
    },
  );
  expect([status, body.daysLeft > 2_900_000]).toEqual([201, true]);
});

it("exports no employee data from an archived company", async () => {
  const company = await owner<{ id: string }>("POST", "/companies", {
    body: { company_name: "Closed shop", uen: "202134567W" },
  });
  const archived = await owner("POST", `/companies/${company.body.id}/archive`);
  const exported = await owner<Problem>("POST", `/companies/${company.body.id}/employees/${trading}/data-export`, {
    body: { reason: "Asked for" },
  });
  expect([company.status, archived.status, exported.status, exported.body.code]).toEqual([
    201,
    200,
    409,
    "company-archived",
  ]);
});

it("rejects access to a company that the caller has no access to", async () => {
  const { id } = sampleAccounts.adeline;
  await gateway.database.pool.query("delete from user_access where user_id = $1 and company_id = $2", [
    id,
    sampleCompanies.logistics.id,
  ]);
  const body = {
    userId: sampleAccounts.siti.id,
    companyId: sampleCompanies.logistics.id,
    roleIds: [roleId("employee")],
    scope: "self",
  };
  const { status, body: problem } = await owner<Problem>("POST", "/tenant/user-access", { body });
  expect([status, problem.errors]).toMatchObject([422, [{ pointer: "/companyId", code: "unknown-reference" }]]);
});
