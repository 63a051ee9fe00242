/** A transfer to another company: an exit and a hire on its day, or withdrawn before. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  BankAccount,
  BankAccountPage,
  Employee,
  EmployeeJobList,
  EmployeePayTermsList,
  EmployeeTaskPage,
  EmployeeTimeline,
  HistoryPage,
  KetPage,
  NotificationPage,
  PassportPage,
  Problem,
  SplitCompany,
  Transfer,
} from "#generated/hrms/schema.ts";
import { runJobNow } from "../../support/jobs.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
const { id: logistics } = sampleCompanies.logistics;
let clock = new Date("2026-11-20T04:00:00Z");
let gateway: HrmsGateway;
let owner: Call;
let hr: Call;
let number = 9000;

beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  [owner, hr] = [await gateway.signIn("admin@demo.com", "admin"), await gateway.signIn("hr@merlion.demo", "hr")];
  for (const [companyId, kind, title] of [
    [trading, "offboarding", "Return the keys"],
    [logistics, "onboarding", "Hand out the badge"],
  ] as const) {
    const made = await owner("POST", `/companies/${companyId}/task-templates`, {
      body: { name: title, kind, automatic: true, tasks: [{ title, owner: "hr", dueOffset: 0 }] },
    });
    expect(made.status).toBe(201);
  }
});
afterAll(() => gateway.close());

const rows = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await gateway.database.pool.query<Row>(text, values)).rows;
const placeOf = (employeeId: string, companyId = trading) => `/companies/${companyId}/employees/${employeeId}`;
const there = {
  departmentId: structureId("departments", "logistics", "OPS"),
  designationId: sampleId("designations/logistics/Day Dispatcher"),
};
const move = (effective: string, more: object = {}) => ({
  toCompanyId: logistics,
  effective,
  newEmployeeNo: `ML${(number += 1)}`,
  ...there,
  ...more,
});
const reported = async (call: Call) =>
  (await call<NotificationPage>("GET", "/me/notifications")).body.items
    .filter(({ type }) => type === "transfer-decided")
    .map(({ params }) => params.name);
const watch = () => runJobNow(gateway, "execute-transfers", { now: () => clock });

/** A confirmed sample employee without an account; with or without reports. */
async function sampleEmployee(withReports: boolean): Promise<string> {
  const [found] = await rows<{ id: string }>(
    `select e.id from employees e where e.company_id = $1 and e.status = 'confirmed' and e.suspended_from is null and e.start_date < '2026-06-01' and e.contract_type = 'permanent'
       and not exists (select 1 from user_access a where a.employee_id = e.id) and not exists (select 1 from transfers t where t.employee_id = e.id)
       and not exists (select 1 from employee_jobs j where j.employee_id = e.id and j.effective_from > '2026-11-20')
       and exists (select 1 from employee_reporting_lines l join employees r on r.id = l.employee_id and r.status <> 'exited' where l.manager_id = e.id and l.kind = 'primary') = $2 order by e.employee_no limit 1`,
    trading,
    withReports,
  );
  return found?.id ?? "";
}

it("requires a job in the other company and a successor for direct reports", async () => {
  const id = await sampleEmployee(true);
  const ask = (more: object) => hr<Problem>("POST", `${placeOf(id)}/transfers`, { body: move("2027-02-01", more) });
  expect((await ask({ departmentId: structureId("departments", "trading", "FIN") })).body.errors).toMatchObject([
    { pointer: "/departmentId", code: "unknown-reference" },
  ]);
  expect((await ask({ managerId: id })).body.errors).toMatchObject([{ pointer: "/managerId" }]);
  // HR cannot write pay.
  expect((await ask({ basic: 1 })).body.errors).toMatchObject([{ pointer: "/basic", code: "pay-only" }]);
  const refused = await ask({});
  expect(refused).toMatchObject({ status: 409, body: { code: "has-reports" } });
  expect(refused.body.errors?.[0]?.code).toBe("used-by");
  expect((await ask({ successorId: id })).body.errors).toMatchObject([{ pointer: "/successorId" }]);
});

it("is decided by someone else, waits for its day, and can be withdrawn until then", async () => {
  const id = await sampleEmployee(false);
  const place = `${placeOf(id)}/transfers`;
  const { body: made } = await hr<Transfer>("POST", place, { body: move("2027-02-01") });
  expect(made).toMatchObject({
    status: "requested",
    own: true,
    department: "Operations",
    designation: "Day Dispatcher",
    basic: null,
  });
  expect((await hr<Problem>("POST", `${place}/${made.id}/approve`, { body: {} })).body.code).toBe("second-person");
  expect((await hr<Problem>("POST", place, { body: move("2027-03-01") })).body.code).toBe("transfer-open");
  expect(
    (await owner<Transfer>("POST", `${place}/${made.id}/approve`, { body: { comment: "Agreed" } })).body,
  ).toMatchObject({ status: "approved", comment: "Agreed", newEmployeeId: null });
  expect((await owner<Employee>("GET", placeOf(id))).body).toMatchObject({
    status: "notice",
    employment: { lastDay: "2027-01-31", exitReason: "transfer" },
  });
  const open = async () =>
    (await owner<EmployeeTaskPage>("GET", `${placeOf(id)}/tasks`)).body.items
      .filter(({ kind }) => kind === "offboarding")
      .map(({ title, dueOn, status }) => [title, dueOn, status]);
  expect(await open()).toContainEqual(["Return the keys", "2027-01-31", "open"]);
  expect((await owner<Problem>("POST", `${placeOf(id)}/cancel-exit`, { body: { reason: "Stays" } })).body.code).toBe(
    "by-transfer",
  );
  expect(
    (
      await owner<Problem>("POST", `${placeOf(id)}/complete-exit`, {
        body: { lastDay: "2026-11-19", exitReason: "resignation" },
      })
    ).body.code,
  ).toBe("by-transfer");
  await watch();
  expect((await owner<Transfer>("GET", `${place}/${made.id}`)).body.status).toBe("approved");
  expect((await owner<Transfer>("POST", `${place}/${made.id}/withdraw`)).body.status).toBe("withdrawn");
  expect((await owner<Employee>("GET", placeOf(id))).body).toMatchObject({
    status: "confirmed",
    employment: { lastDay: null, exitReason: null, transferId: null },
  });
  expect(await open()).toContainEqual(["Return the keys", "2027-01-31", "skipped"]);
  expect((await owner<Problem>("POST", `${place}/${made.id}/withdraw`)).body.code).toBe("decided");
  expect(await reported(hr)).toEqual(["withdrawn", "approved"]);
  const again = (await hr<Transfer>("POST", place, { body: move("2027-02-01") })).body;
  await owner("POST", `${place}/${again.id}/reject`, { body: {} });
  expect((await reported(hr))[0]).toBe("rejected");
});

it("becomes an exit and a hire on its day, and keeps the person's records", async () => {
  const id = await sampleEmployee(true);
  const [report] = await rows<{ id: string }>(
    "select r.id from employee_reporting_lines l join employees r on r.id = l.employee_id and r.status <> 'exited' where l.manager_id = $1 and l.kind = 'primary' limit 1",
    id,
  );
  const [successor] = await rows<{ id: string }>(
    "select l.manager_id as id from employee_reporting_lines l where l.employee_id = $1 and l.kind = 'primary' limit 1",
    id,
  );
  const userId = randomUUID();
  await rows(
    `insert into users (id, tenant_id, email, username, full_name, role, ability, password_hash, created_at) select $1, tenant_id, 'mover@merlion.example', 'mover', 'Mover', 'user', '[]', password_hash, created_at from users where email = 'hr@merlion.demo'`,
    userId,
  );
  await rows(
    "insert into user_access (tenant_id, user_id, company_id, role_ids, scope, employee_id) select tenant_id, $1, company_id, role_ids, scope, $2 from user_access where user_id = (select id from users where email = 'employee@merlion.demo') limit 1",
    userId,
    id,
  );
  const { body: file } = await hr<{ id: string }>("POST", `${placeOf(id)}/files`, {
    query: { name: "pass.pdf", class: "identity" },
    headers: { "Content-Type": "application/octet-stream" },
    body: Buffer.from("%PDF-1.7\n1 0 obj\n"),
  });
  await hr("POST", `${placeOf(id)}/passports`, {
    body: { countryId: masterId("countries", "MY"), number: "A12345678", expiry: "2033-01-31", fileId: file.id },
  });
  const account = {
    bankId: masterId("banks", "7171"),
    accountName: "Mover",
    accountNo: "0123456789",
    effectiveFrom: "2026-12-01",
  };
  const waiting = await hr<BankAccount>("POST", `${placeOf(id)}/bank-accounts`, { body: account });
  const entered =
    waiting.status === 201
      ? waiting
      : await owner<BankAccount>("POST", `${placeOf(id)}/bank-accounts`, { body: account });
  expect(entered.status).toBe(201);
  const share = (companyId: string, percent: number) => ({
    companyId,
    percent,
    amount: null,
    from: "2026-11-01",
    to: null,
  });
  const shared = await owner<SplitCompany>("POST", `${placeOf(id)}/split-companies`, {
    body: { leadCompanyId: trading, from: "2026-11-01", legs: [share(trading, 0.5), share(logistics, 0.5)] },
  });
  expect(shared.status).toBe(201);
  const seats = async () =>
    Number((await rows<{ count: string }>("select count(*) from employees where status <> 'exited'"))[0]?.count);
  const before = await seats();
  const requested = move("2026-12-01", { passAction: "transfer", successorId: successor?.id ?? null, basic: 777_700 });
  const { body: made, status } = await owner<Transfer>("POST", `${placeOf(id)}/transfers`, { body: requested });
  expect(status, JSON.stringify(made)).toBe(201);
  // The requester never decides, whatever their role.
  await rows(
    "update transfers set created_by = (select id from users where email = 'hr@merlion.demo') where id = $1",
    made.id,
  );
  await rows(
    "update approval_requests set makers = jsonb_build_array((select id from users where email = 'hr@merlion.demo')) where record_id = $1",
    made.id,
  );
  expect((await owner<Transfer>("POST", `${placeOf(id)}/transfers/${made.id}/approve`, { body: {} })).body.status).toBe(
    "approved",
  );
  clock = new Date("2026-12-01T00:30:00Z");
  [owner, hr] = [await gateway.signIn("admin@demo.com", "admin"), await gateway.signIn("hr@merlion.demo", "hr")];
  await Promise.all([watch(), watch()]);
  const { body: done } = await owner<Transfer>("GET", `${placeOf(id)}/transfers/${made.id}`);
  expect(done.status).toBe("executed");
  const next = placeOf(done.newEmployeeId ?? "", logistics);
  expect((await owner<Employee>("GET", placeOf(id))).body).toMatchObject({
    status: "exited",
    employment: { lastDay: "2026-11-30" },
  });
  expect((await owner<Employee>("GET", next)).body).toMatchObject({
    status: "confirmed",
    startDate: "2026-12-01",
    employeeNo: requested.newEmployeeNo,
    employment: { previousEmploymentId: id, transferId: made.id },
    job: { department: "Operations" },
    pay: { basic: 777_700 },
  });
  expect(await seats()).toBe(before);
  expect((await owner<SplitCompany>("GET", `${placeOf(id)}/split-companies/${shared.body.id}`)).body).toMatchObject({
    status: "ended",
    to: "2026-11-30",
  });
  const lines = (await owner<EmployeeJobList>("GET", `${placeOf(report?.id ?? "")}/jobs`)).body.items[0]?.reporting_tos;
  expect(lines).toMatchObject([{ managerId: successor?.id, kind: "primary" }]);
  expect((await owner<EmployeePayTermsList>("GET", `${next}/pay-terms`)).body.items).toHaveLength(1);
  const [passport] = (await owner<PassportPage>("GET", `${next}/passports`)).body.items;
  expect(passport).toMatchObject({ numberMasked: "••••5678", fileName: "pass.pdf" });
  expect((await owner("GET", `${next}/files/${passport?.fileId}`)).status).toBe(200);
  const titles = (await owner<EmployeeTaskPage>("GET", `${next}/tasks`, { query: { pageSize: 100 } })).body.items.map(
    ({ title }) => title,
  );
  expect(titles).toEqual(
    expect.arrayContaining([
      "Hand out the badge",
      "Transfer the work pass to the new employer",
      "Return the keys",
      "Issue the key employment terms",
    ]),
  );
  // New terms are drafted for the new employer, and pending confirmations continue there.
  const [terms] = (await owner<KetPage>("GET", `${next}/kets`)).body.items;
  expect(terms).toMatchObject({
    number: 1,
    status: "draft",
    employer: "Merlion Logistics Pte. Ltd.",
    startDate: "2026-12-01",
    dueOn: "2026-12-15",
    basicSalary: 777_700,
  });
  const accountsAt = async (place: string) =>
    (await owner<BankAccountPage>("GET", `${place}/bank-accounts`)).body.items.filter(
      ({ status }) => status === "pendingVerify",
    );
  expect([await accountsAt(placeOf(id)), await accountsAt(next)]).toMatchObject([
    [],
    [{ id: entered.body.id, accountNoMasked: "••••6789" }],
  ]);
  const movesAt = async (place: string) =>
    (await owner<EmployeeTimeline>("GET", `${place}/timeline`)).body.items.filter(
      ({ recordId }) => recordId === made.id,
    );
  expect(await movesAt(placeOf(id))).toMatchObject([
    { kind: "movedTo", date: "2026-12-01", reason: `Merlion Logistics Pte. Ltd. ${requested.newEmployeeNo}` },
  ]);
  expect((await movesAt(next)).map(({ kind }) => kind)).toEqual(["movedFrom"]);
  expect(
    await rows("select id from employee_tasks where employee_id = $1 and status in ('open', 'inProgress')", id),
  ).toEqual([]);
  // The old employment is closed, the new one open.
  const mover = await gateway.signIn("mover@merlion.example", "hr");
  expect((await mover("GET", placeOf(id))).status).toBe(404);
  expect((await mover<Employee>("GET", next)).body.self).toBe(true);
  const moved = async (place: string) =>
    (await owner<HistoryPage>("GET", `${place}/history`)).body.items
      .flatMap(({ changes }) => changes)
      .find(({ field }) => field === "employment.transfer")?.after;
  expect(await moved(placeOf(id))).toBe(`Merlion Logistics Pte. Ltd. ${requested.newEmployeeNo}`);
  expect(await moved(next)).toContain("Merlion Trading Pte. Ltd.");
  expect((await reported(hr))[0]).toBe("executed");
});

it("that cannot be carried out is reported once a day and left unchanged", async () => {
  const id = await sampleEmployee(false);
  const { body: made } = await hr<Transfer>("POST", `${placeOf(id)}/transfers`, { body: move("2026-12-02") });
  await owner("POST", `${placeOf(id)}/transfers/${made.id}/approve`, { body: {} });
  await rows("update departments set status = 'archived' where id = $1", there.departmentId);
  clock = new Date("2026-12-02T00:30:00Z");
  await watch();
  await watch();
  [owner, hr] = [await gateway.signIn("admin@demo.com", "admin"), await gateway.signIn("hr@merlion.demo", "hr")];
  expect((await reported(hr)).filter((name) => name === "blocked")).toHaveLength(1);
  expect((await owner<Employee>("GET", placeOf(id))).body.status).toBe("notice");
  expect((await owner<Transfer>("GET", `${placeOf(id)}/transfers/${made.id}`)).body.status).toBe("approved");
});
