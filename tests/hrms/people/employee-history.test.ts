/** An employee's history includes sub-records, by field class, and deleted ones. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HistoryPage, Passport } from "#generated/hrms/schema.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
let gateway: HrmsGateway;
let at: string;
beforeAll(async () => {
  gateway = await openHrmsGateway();
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    "select employee_id as id from user_access where user_id = (select id from users where email = 'employee@merlion.demo') and employee_id is not null",
  );
  at = `/companies/${trading}/employees/${rows[0]?.id}`;
});
afterAll(() => gateway.close());

const history = async (call: Call) =>
  (await call<HistoryPage>("GET", `${at}/history`, { query: { pageSize: 50 } })).body.items;
const kinds = async (call: Call) =>
  (await history(call)).flatMap(({ subject, action }) => (subject === undefined ? [] : [`${subject} ${action}`]));

it("is filtered by the reader's field classes, and has the name of the record", async () => {
  const [owner, hr, employee] = await Promise.all([
    gateway.signIn("admin@demo.com", "admin"),
    gateway.signIn("hr@merlion.demo", "hr"),
    gateway.signIn("employee@merlion.demo", "employee"),
  ]);
  const passport = { countryId: masterId("countries", "MY"), number: "A12345678", expiry: "2033-01-31" };
  const { body: made } = await hr<Passport>("POST", `${at}/passports`, { body: passport });
  await hr("PUT", `${at}/passports/${made.id}`, {
    headers: { "If-Match": '"1"' },
    body: { ...passport, expiry: "2034-01-31" },
  });
  await owner("POST", `${at}/bank-accounts`, {
    body: {
      bankId: masterId("banks", "7171"),
      accountName: "Someone",
      accountNo: "0721234567",
      effectiveFrom: "2026-12-01",
    },
  });
  expect((await history(owner)).slice(0, 3)).toMatchObject([
    { subject: "bank-accounts", action: "create" },
    {
      subject: "passports",
      record: "Malaysia ••••5678",
      action: "update",
      changes: [{ field: "expiry", before: "2033-01-31", after: "2034-01-31" }],
    },
    { subject: "passports", action: "create" },
  ]);
  expect(await kinds(employee)).toEqual(expect.arrayContaining(["bank-accounts create", "passports update"]));
  const seen = await kinds(hr);
  expect([seen.includes("passports create"), seen.some((kind) => kind.startsWith("bank-accounts"))]).toEqual([
    true,
    false,
  ]);
  expect(JSON.stringify(await history(owner))).not.toContain("0721234567");
  await hr("DELETE", `${at}/passports/${made.id}`);
  expect((await history(hr))[0]?.changes).toEqual([
    { field: "deletedIdentity.passports", before: "Malaysia ••••5678", after: null },
  ]);
});
