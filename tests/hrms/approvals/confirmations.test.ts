/** Confirmations by an approval chain, the cancellation of what was approved, and steps that depend on an amount. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  Approval,
  ApprovalPage,
  Employee,
  HistoryPage,
  NotificationPage,
  Problem,
  Transfer,
} from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { companyId, employeesAt, openPeople, type People } from "../people/employees-setup.ts";

type Call = People["owner"];
const company = `/companies/${companyId}`;
let people: People;
let hr: Call;
let approver: Call;
let serial = 0;

beforeAll(async () => {
  people = await openPeople();
  hr = await people.gateway.signIn("hr@merlion.demo", "hr");
  approver = await people.gateway.signIn("approver@merlion.demo", "approver");
});
afterAll(() => people.gateway.close());
beforeEach(async () => {
  for (const table of ["approval_requests", "approval_chains", "confirmations"])
    await people.gateway.database.pool.query(`delete from ${table}`);
});

const chain = async (kind: string, steps: readonly object[]) => {
  const body = { name: `Chain ${randomUUID().slice(0, 8)}`, kind, steps };
  const made = await people.owner<Problem>("POST", `${company}/approval-chains`, { body });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
};
const byOwner = { approver: "person", userId: sampleAccounts.adeline.id };
const onProbation = () =>
  people.add(`On Probation ${(serial += 1)}`, {
    employment: {
      employeeNo: `P-${serial}`,
      status: "probation",
      startDate: "2026-05-01",
      contractType: "permanent",
      probationEnd: "2026-10-31",
    },
  });
const confirm = (one: Employee, call = hr) =>
  call<Employee & Omit<Problem, "status">>("POST", `${employeesAt}/${one.id}/confirm`, {
    body: { confirmedOn: "2026-11-01", note: "Strong start" },
  });
const read = async ({ id }: Employee) => (await people.owner<Employee>("GET", `${employeesAt}/${id}`)).body;
const requestOf = async ({ id }: { id: string }, call = people.owner): Promise<Approval> => {
  const { items } = (await call<ApprovalPage>("GET", `${company}/approvals`, { query: { pageSize: 100 } })).body;
  const found = items.find(({ employeeId }) => employeeId === id);
  if (!found) throw new Error("There is no request.");
  return found;
};
const act = (call: Call, { id }: Approval, action: "approve" | "reject" | "cancel" | "withdraw", comment?: string) =>
  call<Approval & Omit<Problem, "status">>("POST", `${company}/approvals/${id}/${action}`, {
    ...(action !== "withdraw" && { body: { comment: comment ?? null } }),
  });

describe("a confirmation", () => {
  it("takes effect at once in a company without a chain for it", async () => {
    const one = await onProbation();
    expect(await confirm(one)).toMatchObject({ status: 200, body: { status: "confirmed" } });
  });

  it("waits for the chain, and takes effect with its last step", async () => {
    await chain("confirmation", [byOwner]);
    const one = await onProbation();
    const asked = await confirm(one);
    expect([asked.status, asked.body.status]).toEqual([202, "probation"]);
    expect(asked.body.warnings).toContainEqual({ code: "confirmation-waiting", params: { day: "2026-11-01" } });
    expect((await confirm(one)).body.code).toBe("confirmation-open");
    const request = await requestOf(one);
    expect(request).toMatchObject({
      kind: "confirmation",
      note: "Strong start",
      changes: [{ field: "confirmedOn", after: "2026-11-01" }],
      mayDecide: true,
    });
    expect((await act(hr, request, "approve")).body.code).toBe("second-person");
    expect((await act(people.owner, request, "approve", "Welcome")).body.status).toBe("approved");
    expect(await read(one)).toMatchObject({ status: "confirmed", employment: { confirmedOn: "2026-11-01" } });
    const { items } = (await people.owner<HistoryPage>("GET", `${employeesAt}/${one.id}/history`)).body;
    expect(items[0]).toMatchObject({ reason: "Strong start", by: "Adeline Goh" });
    expect((await hr<NotificationPage>("GET", "/me/notifications")).body.items[0]).toMatchObject({
      type: "approval-decided",
      params: { person: one.person.fullName, name: "approved" },
    });
  });

  it("stays open after a rejection or a withdrawal: it can be asked for again", async () => {
    await chain("confirmation", [byOwner]);
    const one = await onProbation();
    await confirm(one);
    expect((await act(people.owner, await requestOf(one), "reject", "Not yet")).body.status).toBe("rejected");
    expect((await read(one)).status).toBe("probation");
    expect((await confirm(one)).status).toBe(202);
    const { items } = (await hr<ApprovalPage>("GET", `${company}/approvals`, { query: { view: "waiting" } })).body;
    const waiting = items.find(({ employeeId }) => employeeId === one.id);
    expect((await act(hr, waiting as Approval, "withdraw")).body.status).toBe("withdrawn");
    expect((await confirm(one)).status).toBe(202);
  });

  it("is refused if the employment has moved on meanwhile", async () => {
    await chain("confirmation", [byOwner]);
    const one = await onProbation();
    await confirm(one);
    const request = await requestOf(one);
    const notice = { noticeGivenOn: "2026-11-20", exitReason: "resignation" };
    expect((await hr("POST", `${employeesAt}/${one.id}/give-notice`, { body: notice })).status).toBe(200);
    expect((await act(people.owner, request, "approve")).body.code).toBe("wrong-state");
    expect((await requestOf(one)).status).toBe("submitted");
  });
});

describe("the cancellation of an approved request", () => {
  async function confirmed(): Promise<{ one: Employee; request: Approval }> {
    await chain("confirmation", [byOwner]);
    const one = await onProbation();
    await confirm(one);
    const request = await requestOf(one);
    expect((await act(people.owner, request, "approve")).status).toBe(200);
    return { one, request };
  }

  it("is decided by the same chain, and undoes what was approved", async () => {
    const { one, request } = await confirmed();
    expect((await requestOf(one, hr)).mayCancel).toBe(true);
    expect((await act(hr, request, "cancel", " ")).status).toBe(422);
    const asked = await act(hr, request, "cancel", "Wrong person");
    expect(asked.body).toMatchObject({ status: "cancelRequested", mayDecide: false, mayCancel: false, step: 2 });
    expect((await read(one)).status).toBe("confirmed");
    expect((await act(hr, request, "approve")).body.code).toBe("second-person");
    expect((await act(hr, request, "cancel", "Again")).body.code).toBe("not-cancellable");
    const done = await act(people.owner, request, "approve", "Indeed");
    expect(done.body).toMatchObject({ status: "cancelled" });
    expect(done.body.decisions.map(({ step, action }) => [step, action])).toEqual(
      expect.arrayContaining([
        [1, "submitted"],
        [1, "approved"],
        [2, "cancelRequested"],
        [2, "approved"],
      ]),
    );
    expect(await read(one)).toMatchObject({ status: "probation", employment: { confirmedOn: null } });
    expect((await hr<NotificationPage>("GET", "/me/notifications")).body.items[0]).toMatchObject({
      type: "approval-decided",
      params: { name: "cancelled" },
    });
    expect((await confirm(one)).status).toBe(202);
  });

  it("leaves the request approved if it is rejected, and may be asked for again", async () => {
    const { one, request } = await confirmed();
    await act(hr, request, "cancel", "Wrong person");
    expect((await act(people.owner, request, "reject", "Right person")).body).toMatchObject({
      status: "approved",
      decidedBy: "Adeline Goh",
    });
    expect((await read(one)).status).toBe("confirmed");
    expect((await act(hr, request, "cancel", "Really")).body).toMatchObject({ status: "cancelRequested", step: 3 });
  });

  it("is not possible once the record has moved on, nor for others, nor for requests that cannot be undone", async () => {
    const { one, request } = await confirmed();
    expect((await act(approver, request, "cancel", "Mine")).status).toBe(403);
    const notice = { noticeGivenOn: "2026-11-20", exitReason: "resignation" };
    await hr("POST", `${employeesAt}/${one.id}/give-notice`, { body: notice });
    expect((await requestOf(one, hr)).mayCancel).toBe(false);
    expect((await act(hr, request, "cancel", "Too late")).body).toMatchObject({ status: 409, code: "not-cancellable" });
  });
});

describe("a transfer", () => {
  const { id: logistics } = sampleCompanies.logistics;
  const ask = async (basic: number | null) => {
    const one = await people.add(`Mover ${(serial += 1)}`, { pay: { rateType: "monthly", basic: 300_000 } });
    const made = await people.owner<Transfer>("POST", `${employeesAt}/${one.id}/transfers`, {
      body: {
        toCompanyId: logistics,
        effective: "2099-02-01",
        newEmployeeNo: `MV${serial}`,
        departmentId: structureId("departments", "logistics", "OPS"),
        designationId: sampleId("designations/logistics/Day Dispatcher"),
        basic,
      },
    });
    expect(made.status).toBe(201);
    return { one, transfer: made.body };
  };

  it("takes the step that depends on the amount only from that amount on", async () => {
    await chain("transfer", [
      { approver: "role", roleId: roleId("hrAdmin") },
      { approver: "role", roleId: roleId("payrollApprover"), amountFrom: 500_000 },
    ]);
    for (const [basic, stepCount] of [
      [null, 1],
      [499_999, 1],
      [500_000, 2],
    ] as const)
      expect([basic, (await requestOf((await ask(basic)).one)).stepCount]).toEqual([basic, stepCount]);
    const { one } = await ask(600_000);
    const request = await requestOf(one);
    expect((await act(hr, request, "approve")).body).toMatchObject({ status: "submitted", step: 2 });
    expect(await requestOf(one, approver)).toMatchObject({ mayDecide: true });
  });

  it("that was approved is withdrawn through the queue before its day, with the notice", async () => {
    await chain("transfer", [{ approver: "role", roleId: roleId("hrAdmin") }]);
    const { one, transfer } = await ask(null);
    const request = await requestOf(one);
    let decided = await act(hr, request, "approve");
    expect(decided.body.status).toBe("approved");
    expect((await read(one)).status).toBe("notice");
    expect((await act(people.owner, request, "cancel", "Plans have changed")).body.status).toBe("cancelRequested");
    decided = await act(hr, request, "approve");
    expect(decided.body.status).toBe("cancelled");
    expect(await read(one)).toMatchObject({ status: "confirmed", employment: { lastDay: null } });
    const path = `${employeesAt}/${one.id}/transfers/${transfer.id}`;
    expect((await people.owner<Transfer>("GET", path)).body.status).toBe("withdrawn");
  });

  it("that an approver takes back on the record is cancelled in the queue", async () => {
    const { one, transfer } = await ask(null);
    const request = await requestOf(one);
    expect((await act(hr, request, "approve")).body.status).toBe("approved");
    const path = `${employeesAt}/${one.id}/transfers/${transfer.id}/withdraw`;
    expect((await people.owner("POST", path)).status).toBe(200);
    expect((await requestOf(one)).status).toBe("cancelled");
  });
});
