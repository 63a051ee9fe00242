/** The approval engine through the gateway: steps, delegates, escalation, several approvers, and who never decides. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  Approval,
  ApprovalChain,
  ApprovalPage,
  ApprovalPreview,
  ApproverOption,
  BulkDecisionResult,
  ChangeRequest,
  Delegation,
  NotificationPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { runJobNow } from "../../support/jobs.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

type Call = HrmsGateway["call"];

let gateway: HrmsGateway;
let world: PeopleWorld;
let company: string;
let employee: Call;
let manager: Call;
let deputy: Call;
let hr: Call;
let secondHr: Call;
const ids: Record<string, string> = {};

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  company = `/companies/${world.companyId}`;
  employee = await world.account("rina", "employee", world.people.report);
  manager = await world.account("bala", "manager", world.people.boss);
  deputy = await world.account("dora", "manager", world.people.newcomer);
  hr = await world.account("harriet", "hrAdmin");
  secondHr = await world.account("hugo", "hrAdmin");
  for (const { id, label } of (await hr<ApproverOption[]>("GET", `${company}/approvers`)).body) ids[label] = id;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.database.pool.query("delete from approval_requests");
  await gateway.database.pool.query("delete from change_requests");
  await gateway.database.pool.query("delete from delegations");
  await gateway.database.pool.query("delete from approval_chains");
});

const chain = async (steps: readonly object[], fields: object = {}) => {
  const made = await hr<ApprovalChain>("POST", `${company}/approval-chains`, {
    body: { name: `Chain ${randomUUID().slice(0, 8)}`, kind: "changeRequest", steps, ...fields },
  });
  expect(made.status).toBe(201);
  return made.body;
};
const ask = async (call = employee) => {
  const change = { personalEmail: `${randomUUID().slice(0, 8)}@mail.example` };
  const { status, body } = await call<ChangeRequest>("POST", `${company}/change-requests`, {
    body: { section: "contact", change },
  });
  expect(status).toBe(201);
  return { ...body, wanted: change.personalEmail };
};
const list = async (call: Call, view = "mine") =>
  (await call<ApprovalPage>("GET", `${company}/approvals`, { query: { view } })).body;
const waitingFor = async (call: Call): Promise<Approval> => {
  const [item] = (await list(call)).items;
  if (!item) throw new Error("Nothing waits.");
  return item;
};
const approve = <Body = Approval>(call: Call, { id }: { id: string }, body: object = {}) =>
  call<Body>("POST", `${company}/approvals/${id}/approve`, { body });
const emailNow = async () =>
  (
    await gateway.database.pool.query<{ email: string | null }>(
      "select personal_email as email from persons where full_name = 'Rina Report'",
    )
  ).rows[0]?.email;
const days = (from: number, to: number) => {
  const day = (after: number) => new Date(Date.now() + (after * 24 + 8) * 3_600_000).toISOString().slice(0, 10);
  return { from: day(from), to: day(to) };
};
const delegate = (call: Call, name: string, fields: object = days(0, 3)) =>
  call<Delegation>("POST", `${company}/my-delegations`, { body: { delegateId: ids[name], ...fields } });

describe("two steps", () => {
  beforeEach(() => chain([{ approver: "manager" }, { approver: "role", roleId: roleId("hrAdmin") }]));

  it("are decided by a delegate of the manager, then by HR, and only then take effect", async () => {
    expect((await delegate(manager, "dora")).status).toBe(201);
    const { wanted } = await ask();
    expect((await list(hr)).items).toEqual([]);
    expect((await list(hr, "waiting")).items).toMatchObject([{ step: 1, deciders: ["bala"], mayDecide: false }]);

    const first = await waitingFor(deputy);
    expect(first).toMatchObject({ step: 1, stepCount: 2, actingFor: "bala", hidden: true, changes: [] });
    expect((await approve(deputy, first)).body).toMatchObject({ status: "submitted", step: 2, mayDecide: false });
    expect(await emailNow()).not.toBe(wanted);
    expect((await hr<NotificationPage>("GET", "/me/notifications")).body.items[0]).toMatchObject({
      type: "approval-requested",
      params: { person: "Rina Report", name: "changeRequest" },
    });

    const second = await waitingFor(hr);
    expect(second.changes).toMatchObject([{ field: "personalEmail", after: wanted }]);
    expect((await approve(hr, second, { comment: "Fine" })).body).toMatchObject({
      status: "approved",
      decidedBy: "harriet",
      comment: "Fine",
      decisions: [
        { action: "submitted", by: "rina" },
        { step: 1, action: "approved", by: "dora", actedFor: "bala" },
        { step: 2, action: "approved", by: "harriet", actedFor: null },
      ],
    });
    expect(await emailNow()).toBe(wanted);
    const { items } = (await employee<NotificationPage>("GET", "/me/notifications")).body;
    expect(items.filter(({ recordId }) => recordId === first.recordId).map(({ type }) => type)).toEqual([
      "change-approved",
    ]);
  });

  it("end with a rejection in any of them, with its reason", async () => {
    const { id: recordId, wanted } = await ask();
    const { id } = await waitingFor(manager);
    const reject = (body: object) => manager<Approval & Problem>("POST", `${company}/approvals/${id}/reject`, { body });
    expect(await reject({ comment: " " })).toMatchObject({ status: 422, body: { errors: [{ pointer: "/comment" }] } });
    expect((await reject({ comment: "Not now" })).body).toMatchObject({ status: "rejected", comment: "Not now" });
    expect((await employee<ChangeRequest>("GET", `${company}/change-requests/${recordId}`)).body).toMatchObject({
      status: "rejected",
      decisionNote: "Not now",
    });
    expect(await emailNow()).not.toBe(wanted);
    expect((await approve<Problem>(hr, { id })).body.code).toBe("not-waiting");
  });

  it("are withdrawn by who asked alone", async () => {
    await ask();
    const { id } = await waitingFor(manager);
    expect((await manager("POST", `${company}/approvals/${id}/withdraw`)).status).toBe(403);
    expect((await employee<Approval>("POST", `${company}/approvals/${id}/withdraw`)).body.status).toBe("withdrawn");
    expect((await list(manager)).counts.mine).toBe(0);
    expect((await approve<Problem>(hr, { id })).body.code).toBe("not-waiting");
  });

  it("are not decided by others, nor a step ahead", async () => {
    await ask();
    const { id } = await waitingFor(manager);
    expect((await approve<Problem>(hr, { id })).body).toMatchObject({ status: 403, code: "second-person" });
    expect((await approve(deputy, { id })).status).toBe(404);
  });
});

describe("a delegation", () => {
  beforeEach(() => chain([{ approver: "manager" }]));

  it("counts only in its days, and ends at once", async () => {
    await delegate(manager, "dora", days(1, 3));
    await ask();
    expect((await list(deputy)).items).toEqual([]);
    await delegate(manager, "dora");
    expect((await list(deputy)).items).toHaveLength(1);
    const { body: own } = await manager<Delegation[]>("GET", `${company}/my-delegations`);
    expect(own).toHaveLength(2);
    for (const { id } of own) expect((await manager("DELETE", `${company}/my-delegations/${id}`)).status).toBe(204);
    expect((await list(deputy)).items).toEqual([]);
  });

  it("passes the approver's permission on only if the approver made it", async () => {
    await gateway.database.pool.query("delete from approval_chains");
    const given = { approverId: ids["harriet"], delegateId: ids["dora"], ...days(0, 3) };
    await ask();
    expect((await secondHr("POST", `${company}/delegations`, { body: given })).status).toBe(201);
    expect((await list(deputy)).items).toEqual([]);
    await delegate(hr, "dora");
    expect((await list(deputy)).items).toMatchObject([{ actingFor: "harriet" }]);
  });

  it("never makes the person who records it the delegate, nor ends as someone else's", async () => {
    const given = { approverId: ids["bala"], delegateId: ids["harriet"], ...days(0, 3) };
    expect((await hr<Problem>("POST", `${company}/delegations`, { body: given })).body.errors).toMatchObject([
      { pointer: "/delegateId", code: "own-delegate" },
    ]);
    const { body } = await delegate(manager, "dora");
    expect((await deputy("DELETE", `${company}/my-delegations/${body.id}`)).status).toBe(404);
  });
});

describe("the last step", () => {
  it("is left to those permitted if nobody with the permission has approved", async () => {
    await chain([{ approver: "manager" }]);
    const { wanted } = await ask();
    const request = await waitingFor(manager);
    expect((await approve(manager, request)).body).toMatchObject({ status: "submitted", step: 2, open: true });
    expect(await emailNow()).not.toBe(wanted);
    expect((await approve(hr, request)).body.status).toBe("approved");
    expect(await emailNow()).toBe(wanted);
  });
});

describe("several approvers", () => {
  it("must all approve where the step says so, each once, also at the same time", async () => {
    await chain([{ approver: "role", roleId: roleId("hrAdmin"), mode: "all" }]);
    const { wanted } = await ask();
    const request = await waitingFor(hr);
    expect((await approve(hr, request)).body).toMatchObject({ status: "submitted", step: 1 });
    expect((await approve<Problem>(hr, request)).body.status).toBe(403);
    expect((await approve(secondHr, request)).body.status).toBe("approved");
    expect(await emailNow()).toBe(wanted);

    await ask();
    const next = await waitingFor(hr);
    const both = await Promise.all([approve(hr, next), approve(secondHr, next)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await hr<Approval>("GET", `${company}/approvals/${next.id}`)).body).toMatchObject({ status: "approved" });
  });

  it("decide once where one is enough: the slower one learns that it is decided", async () => {
    await chain([{ approver: "role", roleId: roleId("hrAdmin") }]);
    await ask();
    const request = await waitingFor(hr);
    const both = await Promise.all([approve(hr, request), approve(secondHr, request)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await gateway.database.pool.query(
      "select from approval_decisions where request_id = $1 and action = 'approved'",
      [request.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe("after the deadline", () => {
  const overdue = () => gateway.database.pool.query("update approval_requests set due_at = now() - interval '1 hour'");

  it("the named person decides alone, and the approver still may", async () => {
    await chain([{ approver: "manager", deadlineHours: 4, escalateToId: ids["harriet"] }]);
    await ask();
    await runJobNow(gateway, "escalate-approvals");
    expect((await list(hr)).items).toEqual([]);
    await overdue();
    await runJobNow(gateway, "escalate-approvals");
    await runJobNow(gateway, "escalate-approvals");
    const request = await waitingFor(hr);
    expect(request).toMatchObject({ escalated: true, deciders: ["bala", "harriet"] });
    expect(request.decisions.map(({ action }) => action)).toEqual(["submitted", "escalated"]);
    expect((await list(manager)).items).toHaveLength(1);
    expect((await approve(hr, request)).body.status).toBe("approved");
  });

  it("everyone permitted decides where nobody is named", async () => {
    await chain([{ approver: "manager", deadlineHours: 4 }]);
    await ask();
    await overdue();
    await runJobNow(gateway, "escalate-approvals");
    expect(await waitingFor(hr)).toMatchObject({ open: true, escalated: true });
  });
});

it("updates the approvers of waiting steps when the organisation changes", async () => {
  await chain([{ approver: "departmentHead" }]);
  await ask();
  expect(await waitingFor(hr)).toMatchObject({ open: true });
  await gateway.database.pool.query("update departments set head_employee_id = $1 where id = $2", [
    world.people.boss,
    world.departments.sales,
  ]);
  await runJobNow(gateway, "escalate-approvals");
  expect(await waitingFor(manager)).toMatchObject({ deciders: ["bala"] });
  await gateway.database.pool.query("update departments set head_employee_id = null");
});

it("never lets people decide about themselves, whatever the chain and their role", async () => {
  const own = await world.account("selfmade", "hrAdmin", world.people.leaver);
  await gateway.database.pool.query("update employees set status = 'confirmed', last_day = null where id = $1", [
    world.people.leaver,
  ]);
  const { body } = await hr<ApproverOption[]>("GET", `${company}/approvers`, { query: { q: "selfmade" } });
  await chain([{ approver: "person", userId: body[0]?.id }]);
  await ask(own);
  expect((await list(own)).items).toEqual([]);
  const { id, open } = await waitingFor(hr);
  expect(open).toBe(true);
  expect((await approve<Problem>(own, { id })).body).toMatchObject({ status: 403, code: "second-person" });
});

it("decides several at once, each for itself", async () => {
  const first = await ask();
  const { id } = await waitingFor(hr);
  const unknown = randomUUID();
  const { body } = await hr<BulkDecisionResult>("POST", `${company}/approvals/decide`, {
    body: { ids: [unknown, id], decision: "approved" },
  });
  expect(body).toMatchObject({
    done: 1,
    failed: 1,
    results: [
      { id: unknown, done: false, code: "not-found" },
      { id, done: true },
    ],
  });
  expect(await emailNow()).toBe(first.wanted);
});

it("are nobody else's: another company or tenant finds nothing", async () => {
  await ask();
  const { id } = await waitingFor(hr);
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", `${company}/approvals`)).status).toBe(404);
  expect((await approve(other, { id })).status).toBe(404);
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    "select id from companies where name like 'Banyan%' limit 1",
  );
  const elsewhere = `/companies/${rows[0]?.id ?? ""}/approvals/${id}`;
  expect((await other("GET", elsewhere)).status).toBe(404);
  expect((await other("POST", `${elsewhere}/approve`, { body: {} })).status).toBe(404);
});

it("shows a bank account that waits once, without its numbers to those whose role does not show pay", async () => {
  const { rows: banks } = await gateway.database.pool.query<{ id: string }>(
    "select id from banks order by name limit 1",
  );
  const maker = await world.account("mira", "payrollMaker");
  const approver = await world.account("anna", "payrollApprover");
  const path = `${company}/employees/${world.people.report}/bank-accounts`;
  const bank = {
    bankId: banks[0]?.id,
    accountName: "Rina Report",
    accountNo: "1234567890",
    effectiveFrom: "2026-12-01",
  };
  const made = await maker<{ id: string }>("POST", path, { body: bank });
  expect(made.status).toBe(201);
  const seen = (await list(hr, "waiting")).items.filter(({ recordId }) => recordId === made.body.id);
  expect(seen).toMatchObject([{ kind: "bankAccount", hidden: true, changes: [], mayDecide: false }]);
  expect(seen[0]?.deciders).toContain("anna");
  expect((await list(maker)).items).toEqual([]);
  const request = await waitingFor(approver);
  expect(request.changes.map(({ field }) => field)).toContain("accountNo");
  expect((await approve(approver, request)).body.status).toBe("approved");
  expect((await maker<{ status: string }>("GET", `${path}/${made.body.id}`)).body.status).toBe("active");
});

it("previews who would decide for an employee", async () => {
  await chain([{ approver: "manager" }, { approver: "permission" }]);
  const { body } = await hr<ApprovalPreview>("POST", `${company}/approval-chains/preview`, {
    body: { employeeId: world.people.report, kind: "changeRequest" },
  });
  expect(body.steps).toEqual([
    { approver: "manager", mode: "any", open: false, names: ["bala"] },
    { approver: "permission", mode: "any", open: true, names: [] },
  ]);
  const none = await hr<ApprovalPreview>("POST", `${company}/approval-chains/preview`, {
    body: { employeeId: world.people.report, kind: "transfer" },
  });
  expect(none.body).toMatchObject({ chainId: null, steps: [{ approver: "permission", open: true }] });
});
