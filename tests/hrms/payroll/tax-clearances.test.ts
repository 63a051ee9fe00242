/** Form IR21 by two people: drafted from payslips, corrected, filed, and the withheld moneys paid to IRAS or released. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  AuditEventPage,
  LeaverPage,
  Problem,
  Settlement,
  TaxClearance,
  TaxClearancePage,
} from "#generated/hrms/schema.ts";
import { runQueuedTasks } from "../../support/jobs.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

const clock = new Date("2027-08-20T04:00:00Z");
let payroll: Payroll;
let foreigner: string;
let citizen: string;
let clearance: TaxClearance;

beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  const { rows } = await payroll.gateway.database.pool.query<{ id: string; residency: string }>(
    `select employee.id, residency.residency from employees employee
     join lateral (select own.residency from employee_residencies own where own.employee_id = employee.id order by own.effective_from desc limit 1) residency on true
     join lateral (select own.rate_type from employee_pay_terms own where own.employee_id = employee.id order by own.effective_from desc limit 1) terms on true
     where employee.company_id = $1 and employee.status = 'confirmed' and residency.residency in ('citizen', 'foreigner') and terms.rate_type = 'monthly'
       and exists (select from employee_bank_accounts account where account.employee_id = employee.id and account.status = 'active')
       and (residency.residency = 'citizen' or exists (select from employee_work_passes pass
         where pass.employee_id = employee.id and pass.status = 'issued' and pass.expiry > '2027-10-01'))
     order by employee.employee_no`,
    [base.split("/").at(-1)],
  );
  foreigner = rows.find(({ residency }) => residency === "foreigner")?.id ?? "";
  citizen = rows.find(({ residency }) => residency === "citizen")?.id ?? "";
  await payroll.pay(await payroll.run({ periodId: (await payroll.period("2027-07")).id, employeeIds: [foreigner] }));
  await payroll.period("2027-08");
});
afterAll(() => payroll.gateway.close());

const refusal = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as Problem).code];
const fault = ({ body }: { body: unknown }) => (body as Problem).errors?.[0]?.pointer;
const get = async <Body>(path: string, query?: Record<string, string>) =>
  (await payroll.maker<Body>("GET", `${base}${path}`, query ? { query } : {})).body;
const now = () => get<TaxClearance>(`/tax-clearances/${clearance.id}`);
const step = (call: Payroll["maker"], name: string, body?: object) =>
  call<TaxClearance>("POST", `${base}/tax-clearances/${clearance.id}/${name}`, body ? { body } : {});
const draft = (employeeId: string) =>
  payroll.maker<TaxClearance>("POST", `${base}/tax-clearances`, { body: { employeeId } });
const leave = (employeeId: string) =>
  payroll.owner("POST", `${base}/employees/${employeeId}/give-notice`, {
    body: { noticeGivenOn: "2027-08-02", lastDay: "2027-08-31", exitReason: "resignation" },
  });
async function save(more: object = {}) {
  const { version } = await now();
  return payroll.maker<TaxClearance>("PUT", `${base}/tax-clearances/${clearance.id}`, {
    headers: { "If-Match": `"${version}"` },
    body: { event: "ends", noticeOn: "2027-08-02", ceasesOn: "2027-08-31", ...more },
  });
}

it("is drafted for a leaver who is not a citizen, with the income of the year from payslips", async () => {
  expect(refusal(await draft(foreigner))).toEqual([409, "no-last-day"]);
  await leave(foreigner);
  await leave(citizen);
  expect(refusal(await draft(citizen))).toEqual([409, "citizen"]);
  const due = await get<LeaverPage>("/settlements/leavers", { pageSize: "100" });
  const leaver = due.items.find(({ employeeId }) => employeeId === foreigner);
  // A month before the end has passed: it is due on the day of the notice.
  expect(leaver).toMatchObject({ clearanceId: null, clearanceDueOn: "2027-08-02", payBy: null });
  const made = await draft(foreigner);
  expect(made.status).toBe(201);
  clearance = made.body;
  expect(clearance).toMatchObject({ status: "draft", residency: "foreigner", required: true, dueOn: "2027-08-02" });
  const [year] = clearance.years;
  expect([year?.year, (year?.amount ?? 0) > 0]).toEqual([2027, true]);
  expect(clearance.lastSalary?.from).toBe("2027-07-01");
  expect(refusal(await draft(foreigner))).toEqual([409, "clearance-open"]);
});

it("names what IRAS would reject", async () => {
  expect(clearance.problems).toContainEqual({ field: "shortNotice", code: "required", place: "details" });
  expect(refusal(await step(payroll.maker, "submit"))).toEqual([409, "problems-open"]);
  expect(fault(await save({ ceasesOn: "2027-08-01" }))).toBe("/noticeOn");
  expect(fault(await save({ departsOn: "2027-08-30" }))).toBe("/departsOn");
  const stale = await payroll.maker("PUT", `${base}/tax-clearances/${clearance.id}`, {
    headers: { "If-Match": '"99"' },
    body: { event: "ends", noticeOn: "2027-08-02", ceasesOn: "2027-08-31" },
  });
  expect(stale.status).toBe(409);
  const saved = await save({ shortNotice: "immediate", withheldReason: "Nothing was due" });
  expect(saved.body.problems.filter(({ place }) => place === "details")).toEqual([]);
});

it("keeps the drafted figure beside a correction, which has a reason", async () => {
  const [before] = clearance.years;
  const corrected = await step(payroll.maker, "correct", {
    year: 2027,
    box: "gratuity",
    amount: 123_400,
    reason: "Paid by the parent company",
  });
  const box = corrected.body.years[0]?.boxes.find((each) => each.box === "gratuity");
  expect(box).toMatchObject({ amount: 123_400, reason: "Paid by the parent company", correctedBy: "Chua Jia Hui" });
  expect(corrected.body.years[0]?.amount).toBe((before?.amount ?? 0) - (box?.drafted ?? 0) + 123_400);
  const again = await step(payroll.maker, "draft");
  expect(again.body.years[0]?.amount).toBe(corrected.body.years[0]?.amount);
  const restored = await step(payroll.maker, "correct", { year: 2027, box: "gratuity", reason: "Was right" });
  expect(restored.body.years[0]?.amount).toBe(before?.amount);
  expect(fault(await step(payroll.maker, "correct", { year: 2020, box: "bonus", amount: 1, reason: "None" }))).toBe(
    "/year",
  );
  const history = await get<AuditEventPage>(`/tax-clearances/${clearance.id}/history`);
  expect(JSON.stringify(history)).toContain("Paid by the parent company");
});

it("holds the last pay from the settlement", async () => {
  const { body } = await payroll.maker<Settlement>("POST", `${base}/settlements`, { body: { employeeId: foreigner } });
  expect(body).toMatchObject({ withholdTax: true, payable: 0 });
  const held = await step(payroll.maker, "draft");
  expect(held.body.moneys).toEqual([
    { payslipId: null, month: "2027-08", dueOn: "2027-08-31", amount: body.net, paidOut: 0 },
  ]);
  expect([held.body.shouldWithhold, held.body.withheld]).toEqual([body.net, body.net]);
  await payroll.maker("POST", `${base}/settlements/${body.id}/prepare`);
  await runQueuedTasks(payroll.gateway, "calculate-pay-run", { now: () => clock });
  const { runId } = await get<Settlement>(`/settlements/${body.id}`);
  const run = { id: runId } as Parameters<Payroll["step"]>[1];
  for (const [call, name] of [
    [payroll.maker, "submit"],
    [payroll.approver, "approve"],
    [payroll.maker, "lock"],
  ] as const)
    expect((await payroll.step(call, run, name, name === "approve" ? {} : undefined)).status).toBe(200);
  const after = await step(payroll.maker, "draft");
  expect(after.body.moneys).toMatchObject([{ month: "2027-08", amount: body.net, paidOut: 0 }]);
  expect(after.body.moneys[0]?.payslipId).not.toBeNull();
  expect(after.body.withheld).toBe(body.net);
});

it("is approved by a second person, filed and answered; nothing is released before", async () => {
  const { maker, approver } = payroll;
  expect((await now()).problems).toEqual([]);
  expect((await step(maker, "submit")).body.status).toBe("submitted");
  expect(refusal(await step(maker, "correct", { year: 2027, box: "bonus", amount: 100, reason: "Late" }))).toEqual([
    409,
    "wrong-state",
  ]);
  expect((await step(maker, "approve", {})).status).toBe(403);
  expect((await step(approver, "return", { reason: "Look again" })).body).toMatchObject({
    status: "draft",
    returnReason: "Look again",
  });
  expect((await step(maker, "submit")).status).toBe(200);
  expect((await step(approver, "approve", {})).body.status).toBe("approved");
  await expect(
    payroll.gateway.database.pool.query("update tax_clearances set ceases_on = '2027-09-01' where id = $1", [
      clearance.id,
    ]),
  ).rejects.toThrow("approved");
  expect(refusal(await step(maker, "directive", { directiveOn: "2027-08-20", tax: 100 }))).toEqual([
    409,
    "wrong-state",
  ]);
  const future = await step(maker, "acknowledge", { acknowledgement: "IR21-1", acknowledgedOn: "2027-09-20" });
  expect(fault(future)).toBe("/acknowledgedOn");
  const filed = await step(maker, "acknowledge", { acknowledgement: "IR21-1", acknowledgedOn: "2027-08-20" });
  expect(filed.body).toMatchObject({ status: "acknowledged", toIras: 0, toEmployee: 0 });
  expect(refusal(await step(maker, "settle", {}))).toEqual([409, "wrong-state"]);
});

it("pays what IRAS directs from the withheld moneys and releases the rest", async () => {
  const { maker } = payroll;
  const { withheld } = await now();
  const tax = 50_000;
  const directed = await step(maker, "directive", { directiveOn: "2027-08-19", tax });
  expect(directed.body).toMatchObject({
    status: "directed",
    directiveDueOn: "2027-08-29",
    toIras: tax,
    toEmployee: withheld - tax,
    short: 0,
  });
  expect(fault(await step(maker, "settle", { releasedOn: "2027-08-20" }))).toBe("/paidOn");
  expect(fault(await step(maker, "settle", { paidOn: "2027-08-18", releasedOn: "2027-08-20" }))).toBe("/paidOn");
  const settled = await step(maker, "settle", { paidOn: "2027-08-20", releasedOn: "2027-08-20" });
  expect(settled.body).toMatchObject({ status: "settled", paidToIras: tax, released: withheld - tax });
});

it("is amended by another form of the same employment, and cancelled with a reason", async () => {
  const made = await step(payroll.maker, "amend", { kind: "additional" });
  expect(made.body).toMatchObject({ kind: "additional", number: 2, earlierId: clearance.id, status: "draft" });
  expect(refusal(await step(payroll.maker, "amend", { kind: "amended" }))).toEqual([409, "clearance-open"]);
  clearance = made.body;
  const cancelled = await step(payroll.maker, "cancel", { reason: "Nothing to add" });
  expect(cancelled.body).toMatchObject({ status: "cancelled", cancelReason: "Nothing to add" });
  const open = await get<TaxClearancePage>("/tax-clearances", { employeeId: foreigner, sort: "-dueOn" });
  expect(open.items.map(({ status }) => status)).toEqual(["settled"]);
  const employee = await payroll.gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee("GET", `${base}/tax-clearances`)).status).toBe(403);
});
