/** Delegations kept by HR, through the gateway: their life from creation to deletion, their rules, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Delegation, DelegationPage, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/delegations`;
const input = {
  approverId: sampleAccounts.rachel.id,
  delegateId: sampleAccounts.siti.id,
  from: "2027-01-04",
  to: "2027-01-08",
};

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

it("are made, changed, archived, restored and deleted, with a history of all of it", async () => {
  const { status, body: made } = await call<Delegation>("POST", list, { body: input });
  expect([status, made.own, made.scopes]).toEqual([201, false, []]);
  const at = `${list}/${made.id}`;
  const changed = await call<Delegation>("PUT", at, {
    headers: { "If-Match": `"${made.version}"` },
    body: { ...input, scopes: ["transfer"], note: "Course" },
  });
  expect(changed.body).toMatchObject({ scopes: ["transfer"], note: "Course", version: 2 });
  expect((await call<DelegationPage>("GET", list, { query: { q: "course" } })).body.total).toBe(1);
  expect((await call<Delegation>("POST", `${at}/archive`)).body.status).toBe("archived");
  expect((await call<Delegation>("POST", `${at}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${at}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call<string>("GET", `${list}/export`)).body).toContain(
    "approver,delegate,from,to,scopes,own,note,status,updatedAt",
  );
  expect((await call("DELETE", at)).status).toBe(204);
});

it.each([
  [{ to: "2027-01-03" }, "/to", "before-start"],
  [{ delegateId: sampleAccounts.rachel.id }, "/delegateId", "same-person"],
  [{ approverId: trading }, "/approverId", "unknown-reference"],
])("are rejected with %j", async (changes, pointer, code) => {
  const { status, body } = await call<Problem>("POST", list, { body: { ...input, ...changes } });
  expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});
