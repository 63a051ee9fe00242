/** A leaver paid out by two people: terms from the record of leaving, a final pay run, the letter, and what is taken back. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Deduction,
  LeaverPage,
  PayPeriod,
  PayRun,
  Problem,
  Settlement,
  SettlementPage,
} from "#generated/hrms/schema.ts";
import { languages } from "#src/domain/shared/languages.ts";
import { replayPayslips } from "#src/store/payroll/replay.ts";
import { runQueuedTasks } from "../../support/jobs.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

const clock = new Date("2027-08-20T04:00:00Z");
let payroll: Payroll;
let period: PayPeriod;
/** Citizens with an account and without loans, who are paid by the month. */
let people: readonly string[];
let foreigner: string;

const ofResidency = (residency: string) => `
  select employee.id from employees employee
  join lateral (select own.residency from employee_residencies own where own.employee_id = employee.id order by own.effective_from desc limit 1) residency on true
  join lateral (select own.rate_type, own.basic from employee_pay_terms own where own.employee_id = employee.id order by own.effective_from desc limit 1) terms on true
  where employee.company_id = $1 and employee.status = 'confirmed' and residency.residency = '${residency}' and terms.rate_type = 'monthly' and employee.start_date < '2026-01-01'
    and exists (select from employee_bank_accounts account where account.employee_id = employee.id and account.status = 'active')
    and not exists (select from employee_pay_items item where item.employee_id = employee.id)
  order by employee.employee_no limit 6`;

beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  const companyId = base.split("/").at(-1);
  const ids = async (residency: string): Promise<string[]> => {
    const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(ofResidency(residency), [companyId]);
    return rows.map(({ id }) => id);
  };
  people = await ids("citizen");
  foreigner = (await ids("foreigner"))[0] ?? "";
});
afterAll(() => payroll.gateway.close());

const refusal = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as Problem).code];
const get = async <Body>(path: string, query?: Record<string, string>) =>
  (await payroll.maker<Body>("GET", `${base}${path}`, query ? { query } : {})).body;
const now = ({ id }: Settlement) => get<Settlement>(`/settlements/${id}`);
const amounts = ({ lines }: Settlement): Record<string, number> =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));

async function leaves(employeeId: string, more: object = {}): Promise<void> {
  const answer = await payroll.owner("POST", `${base}/employees/${employeeId}/give-notice`, {
    body: { noticeGivenOn: "2027-08-10", lastDay: "2027-08-31", exitReason: "resignation", ...more },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
const open = (employeeId = "") => payroll.maker<Settlement>("POST", `${base}/settlements`, { body: { employeeId } });
const terms = ({ how, noticeCount, noticeBy, noticeFrom, noticeTo, withholdTax }: Settlement) => ({
  how,
  noticeCount,
  noticeBy,
  noticeFrom,
  noticeTo,
  withholdTax,
});
async function change(settlement: Settlement, more: object, call = payroll.maker) {
  const { version } = await now(settlement);
  return call<Settlement>("PUT", `${base}/settlements/${settlement.id}`, {
    headers: { "If-Match": `"${version}"` },
    body: { ...terms(settlement), ...more },
  });
}
async function prepare(settlement: Settlement): Promise<Settlement> {
  const answer = await payroll.maker<Settlement>("POST", `${base}/settlements/${settlement.id}/prepare`);
  if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
  expect(answer.body.calculating).toBe(true);
  await runQueuedTasks(payroll.gateway, "calculate-pay-run", { now: () => clock });
  return now(settlement);
}
const runOf = ({ runId }: Settlement) => get<PayRun>(`/pay-runs/${runId}`);

let first: Settlement;

it("opens with terms from the record of leaving, once for an employment", async () => {
  const [one = ""] = people;
  expect(refusal(await open(one))).toEqual([409, "no-last-day"]);
  await leaves(one);
  const due = await get<LeaverPage>("/settlements/leavers", { pageSize: "100" });
  expect(due.items.find(({ employeeId }) => employeeId === one)).toMatchObject({
    lastDay: "2027-08-31",
    payBy: "2027-08-31",
    settlementId: null,
    clearanceDueOn: null,
  });
  const made = await open(one);
  expect(made.status).toBe(201);
  first = made.body;
  expect(first).toMatchObject({ status: "draft", how: "notice-served", residency: "citizen", withholdTax: false });
  // Notice of a month or more was given on 10 August: the rest of it is not served.
  expect(first.noticeUntil && first.noticeUntil > "2027-08-31").toBe(true);
  expect(first).toMatchObject({ noticeBy: "employee", noticeFrom: "2027-09-01", noticeTo: first.noticeUntil });
  expect(first.problems.map(({ code }) => code)).toEqual(["no-period"]);
  expect(refusal(await open(one))).toEqual([409, "settled"]);
});

it("needs the pay period of the last day, and then shows what it would pay", async () => {
  const early = await payroll.maker("POST", `${base}/settlements/${first.id}/prepare`);
  expect(refusal(early)).toEqual([409, "no-period"]);
  period = await payroll.period("2027-08");
  const shown = await now(first);
  expect(shown.periodId).toBe(period.id);
  const lines = amounts(shown);
  expect(lines["NOTICE_OWED"]).toBe(shown.notice?.amount);
  expect(shown.payable).toBe(shown.net);
  expect(shown.net).toBe(shown.gross - shown.deductions);
  expect(shown.unusedLeave.length > 0).toBe((lines["LEAVE_ENCASHMENT"] ?? 0) > 0);
  expect(shown.payslipId).toBeNull();
});

it("checks terms before anything is calculated", async () => {
  const during = await change(first, { noticeFrom: "2027-08-31" });
  expect([during.status, (during.body as unknown as Problem).errors?.[0]]).toMatchObject([
    422,
    { pointer: "/noticeFrom", code: "employed-then" },
  ]);
  const unknown = await change(first, { recoveries: [{ deductionId: first.id, amount: 100 }] });
  expect((unknown.body as unknown as Problem).errors?.[0]).toMatchObject({
    pointer: "/recoveries/0/deductionId",
    code: "unknown-reference",
  });
  const stale = await payroll.maker("PUT", `${base}/settlements/${first.id}`, {
    headers: { "If-Match": '"99"' },
    body: terms(first),
  });
  expect(stale.status).toBe(409);
});

it("pays notice, leave and a supplement as lines of a final pay run", async () => {
  const changed = await change(first, { noticeBy: "employer", awsMethod: "completed-months", retrenchment: 100_000 });
  expect(changed.status).toBe(200);
  const before = changed.body;
  const done = await prepare(first);
  expect(done).toMatchObject({ status: "calculated", calculating: false, leavePosted: before.unusedLeave.length > 0 });
  // What was shown before is what is calculated.
  expect(amounts(done)).toEqual(amounts(before));
  expect(amounts(done)).toMatchObject({ NOTICE_PAY: done.notice?.amount, AWS: done.aws, RETRENCHMENT: 100_000 });
  const run = await runOf(done);
  expect([run.kind, run.people, run.blockers, run.net]).toEqual(["final", 1, 0, done.payable]);
  const slip = await payroll.slip(done.payslipId ?? "");
  const boxes = Object.fromEntries(slip.lines.map(({ code, taxBox }) => [code, taxBox]));
  expect(boxes).toMatchObject({ NOTICE_PAY: "gratuity", AWS: "bonus", RETRENCHMENT: "compensation" });
  const again = await prepare(first);
  expect(amounts(again)).toEqual(amounts(done));
  const posted = await payroll.owner<{ total: number }>("GET", `${base}/manual-leave`, {
    query: { employeeId: first.employeeId, mode: "encash", status: "posted" },
  });
  expect(posted.body.total).toBe(done.unusedLeave.length);
});

it("is approved by a second person, and then stays as it is", async () => {
  const { maker, owner, approver, step } = payroll;
  // The owner changes the terms: neither of the two approves.
  expect((await change(first, { noticeBy: "employer", awsMethod: null }, owner)).body.status).toBe("draft");
  const run = await runOf(await prepare(first));
  expect(refusal(await step(approver, run, "approve", {}))).toEqual([409, "wrong-state"]);
  expect((await step(maker, run, "submit")).status).toBe(200);
  expect((await now(first)).status).toBe("submitted");
  expect(refusal(await change(first, {}))).toEqual([409, "wrong-state"]);
  expect((await step(maker, run, "approve", {})).status).toBe(403);
  expect((await step(owner, run, "approve", {})).status).toBe(403);
  expect((await step(approver, run, "approve", {})).status).toBe(200);
  expect((await step(maker, run, "lock")).status).toBe(200);
  expect((await now(first)).status).toBe("locked");
  expect((await step(maker, run, "mark-paid", { paidOn: "2027-08-31" })).status).toBe(200);
  const paid = await now(first);
  expect(paid.status).toBe("paid");
  await expect(
    payroll.gateway.database.pool.query("update settlements set retrenchment = 1 where id = $1", [first.id]),
  ).rejects.toThrow("locked");
  const late = await maker("POST", `${base}/settlements/${first.id}/cancel`, { body: { reason: "Too late" } });
  expect(refusal(late)).toEqual([409, "wrong-state"]);
  const due = await get<LeaverPage>("/settlements/leavers", { pageSize: "100" });
  expect(due.items.some(({ employeeId }) => employeeId === first.employeeId)).toBe(false);
});

it.each(languages)("writes the letter in %s", async (language) => {
  const answer = await payroll.maker<Buffer>("GET", `${base}/settlements/${first.id}/letter`, { query: { language } });
  expect(answer.status).toBe(200);
  expect(answer.body.subarray(0, 5).toString()).toBe("%PDF-");
});

it("recovers what is left of a loan before the rest, and names what cannot be recovered", async () => {
  const [, two = ""] = people;
  const deduction = async (body: object) => {
    const made = await payroll.owner<Deduction>("POST", `${base}/deductions`, {
      body: { calculation: "fixed", consentRequired: false, ...body },
    });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    return made.body;
  };
  const loan = await deduction({ name: "Loan of the test", code: "X_LOAN", ground: "loan" });
  const damage = await deduction({ name: "Damage of the test", code: "X_DAMAGE", ground: "damage" });
  const item = await payroll.owner("POST", `${base}/employee-pay-items`, {
    body: {
      employeeId: two,
      kind: "deduction",
      deductionId: loan.id,
      mode: "fixed",
      fromMonth: "2027-06",
      total: 60_000,
      instalments: 6,
      consentOn: "2027-05-01",
    },
  });
  if (item.status !== 201) throw new Error(JSON.stringify(item.body));
  await leaves(two, { noticeGivenOn: "2027-06-01" });
  const { body } = await open(two);
  expect(body.noticeBy).toBeNull();
  expect(amounts(body)["X_LOAN"]).toBe(60_000);
  const changed = await change(body, { recoveries: [{ deductionId: damage.id, amount: 99_999_900 }] });
  const [gap] = changed.body.notRecovered;
  expect(gap).toMatchObject({ code: "X_DAMAGE", reason: "limit" });
  expect((gap?.amount ?? 0) + (amounts(changed.body)["X_DAMAGE"] ?? 0)).toBe(99_999_900);
  const kept = await change(body, { recoverLoans: false });
  expect(amounts(kept.body)["X_LOAN"]).toBe(10_000);
});

it("withholds everything of a foreigner until the tax is cleared", async () => {
  await leaves(foreigner, { noticeGivenOn: "2027-08-02" });
  const { body } = await open(foreigner);
  expect(body).toMatchObject({ residency: "foreigner", withholdTax: true, payable: 0, payBy: null });
  expect([body.net, body.withheld]).toEqual([body.withheld, amounts(body)["TAX_CLEARANCE"]]);
  const done = await prepare(body);
  const run = await runOf(done);
  expect([run.people, run.net, done.withheld > 0]).toEqual([1, 0, true]);
});

it("returns leave and cancels the run when the resignation is withdrawn", async () => {
  const [, , three = ""] = people;
  await leaves(three);
  const { body } = await open(three);
  const done = await prepare(body);
  const cancelled = await payroll.maker<Settlement>("POST", `${base}/settlements/${body.id}/cancel`, {
    body: { reason: "The resignation was withdrawn" },
  });
  expect(cancelled.body).toMatchObject({ status: "cancelled", cancelReason: "The resignation was withdrawn" });
  expect((await runOf(done)).status).toBe("cancelled");
  const posted = await payroll.owner<{ total: number }>("GET", `${base}/manual-leave`, {
    query: { employeeId: three, mode: "encash", status: "posted" },
  });
  expect(posted.body.total).toBe(0);
  // Another one can be opened, with the same leave.
  const again = await open(three);
  expect(again.body.unusedLeave).toEqual(body.unusedLeave);
});

it("lists settlements by state, name and day, and replays their payslips", async () => {
  const paid = await get<SettlementPage>("/settlements", { status: "paid" });
  expect(paid.items.map(({ id }) => id)).toEqual([first.id]);
  const found = await get<SettlementPage>("/settlements", { q: first.employeeNo, sort: "-payable" });
  expect(found.items.map(({ id }) => id)).toContain(first.id);
  const all = await get<SettlementPage>("/settlements", { sort: "lastDay", pageSize: "2" });
  expect([all.items.length, all.total > 2]).toEqual([2, true]);
  const employee = await payroll.gateway.signIn("employee@merlion.demo", "employee");
  expect((await employee("GET", `${base}/settlements`)).status).toBe(403);
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    "select tenant_id as id from settlements limit 1",
  );
  const { payslips, different } = await replayPayslips(payroll.gateway.database, rows[0]?.id ?? "");
  expect([payslips > 0, different]).toEqual([true, []]);
});

it("takes the place of the payslip in a regular run that is open", async () => {
  const [, , , four = ""] = people;
  const regular = await payroll.calculate(await payroll.run({ periodId: period.id, employeeIds: [four] }));
  expect([regular.people, regular.excluded]).toEqual([1, 0]);
  await leaves(four);
  const { body } = await open(four);
  expect(body.problems).toEqual([]);
  const run = await runOf(await prepare(body));
  expect([run.people, run.blockers]).toEqual([1, 0]);
  const after = await get<PayRun>(`/pay-runs/${regular.id}`);
  expect([after.people, after.excluded]).toEqual([0, 1]);
});
