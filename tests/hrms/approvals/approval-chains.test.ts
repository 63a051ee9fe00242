/** Approval chains through the gateway: their life from creation to deletion, their rules, and whose they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApprovalChain, ApprovalChainPage, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/approval-chains`;
const input = {
  name: "New accounts",
  kind: "bankAccount",
  steps: [{ approver: "manager" }, { approver: "permission" }],
};

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = ApprovalChain>({ id, version }: ApprovalChain, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, with a history of all of it", async () => {
  const { status, body: made } = await call<ApprovalChain>("POST", list, { body: input });
  expect([status, made.stepCount, made.steps[0]?.mode]).toEqual([201, 2, "any"]);
  const changed = (await put(made, { steps: [{ approver: "departmentHead", deadlineHours: 24 }] })).body;
  expect([changed.steps[0]?.deadlineHours, changed.version]).toEqual([24, 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<ApprovalChainPage>("GET", list, { query: { kind: "bankAccount" } })).body.total).toBe(1);
  expect((await call<ApprovalChain>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<ApprovalChain>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
});

it.each([
  [{ steps: [{ approver: "role" }] }, "/steps/0/roleId", "role-missing"],
  [{ steps: [{ approver: "person" }] }, "/steps/0/userId", "person-missing"],
  [{ steps: [{ approver: "role", roleId: trading }] }, "/steps/0/roleId", "unknown-reference"],
  [{ steps: [{ approver: "manager", amountFrom: 100 }] }, "/steps/0/amountFrom", "no-amount"],
  [{ departmentIds: [trading] }, "/departmentIds/0", "unknown-reference"],
])("are rejected with %j", async (changes, pointer, code) => {
  const { status, body } = await call<Problem>("POST", list, { body: { ...input, ...changes } });
  expect([status, body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
});

it("share no name, are exported, and are nobody else's", async () => {
  await call("POST", list, { body: input });
  expect(await call<Problem>("POST", list, { body: { ...input, name: "NEW ACCOUNTS" } })).toMatchObject({
    status: 409,
    body: { code: "duplicate", errors: [{ pointer: "/name" }] },
  });
  const { body } = await call<string>("GET", `${list}/export`, { query: { q: "new" } });
  expect(body.trim().split("\r\n")[0]).toBe("name,kind,departments,stepCount,status,updatedAt");
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});
