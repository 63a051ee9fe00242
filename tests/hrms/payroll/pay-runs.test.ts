/** A pay run from its calculation to its end, by two people; locked payslips do not change, not even in the database. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  HistoryPage,
  PayBlockerPage,
  PayChangePage,
  PayPeriod,
  PayRun,
  PayRunComparison,
  Payslip,
  PayslipExplanation,
  PayslipPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { engineVersion } from "#src/domain/payroll/calculate.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let period: PayPeriod;
let run: PayRun;
beforeAll(async () => {
  payroll = await openPayroll();
  period = await payroll.period("2027-06");
});
afterAll(() => payroll.gateway.close());

const at = (path: string) => `${base}/pay-runs/${run.id}${path}`;
const refusal = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as Problem).code];

it("is calculated for everyone in the period, with what is to be resolved first", async () => {
  const { maker, people } = payroll;
  run = await payroll.run({ periodId: period.id });
  expect(run).toMatchObject({ status: "draft", kind: "regular", number: 1, name: period.name, people: 0 });
  run = await payroll.calculate(run);
  expect(run).toMatchObject({ status: "calculated", engineVersion, calculatedBy: "Chua Jia Hui" });
  const all = await people(run);
  expect(all.total).toBe(run.people);
  const sum = (field: "gross" | "net" | "employerCost") => async () => {
    const slips = [...all.items, ...(await people(run, { page: "2" })).items];
    return new Map(slips.map((slip) => [slip.id, slip[field]])).values().reduce((total, one) => total + one, 0);
  };
  expect([await sum("gross")(), await sum("net")(), await sum("employerCost")()]).toEqual([
    run.gross,
    run.net,
    run.employerCost,
  ]);
  const blockers = (await maker<PayBlockerPage>("GET", at("/blockers"))).body;
  expect(blockers.total).toBe(run.blockers + run.warnings);
  expect(blockers.items[0]).toMatchObject({ code: "pass-expired", severity: "blocker" });
  expect(blockers.items[0]?.target.place).toBe("employee-work-pass");
  expect(refusal(await payroll.step(maker, run, "submit"))).toEqual([409, "blockers-open"]);
});

it("pain 5: shows each payslip with its lines, which add up, and the steps of each", async () => {
  const [first] = (await payroll.people(run, { sort: "fullName" })).items;
  const slip = await payroll.slip(first?.id ?? "");
  const total = (kind: string) => slip.lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
  expect([total("earning"), total("deduction")]).toEqual([slip.gross, slip.deductions]);
  expect(slip.net).toBe(slip.gross - slip.deductions);
  expect(slip.yearToDate.gross).toBe(slip.gross);
  const why = (await payroll.maker<PayslipExplanation>("GET", `${base}/payslips/${slip.id}/explanation`)).body;
  expect(why.identical).toBe(true);
  expect(why.lines.map(({ code }) => code)).toContain("BASIC");
});

it("overrides, holds, excludes and includes one person, each change on its own in the history", async () => {
  const { maker, step, people } = payroll;
  for (const { id } of (await people(run, { show: "blocked" })).items)
    expect((await step(maker, run, `payslips/${id}/exclude`, { reason: "Pass has expired" })).status).toBe(200);
  const [one, two] = (await people(run, { sort: "-gross" })).items;
  const before = await payroll.slip(one?.id ?? "");
  const basic = before.lines.find(({ code }) => code === "BASIC")?.amount ?? 0;
  const overridden = await step<Payslip>(maker, run, `payslips/${one?.id}/override`, {
    code: "BASIC",
    amount: 1_000_000,
    reason: "Agreed for this month",
  });
  const changed = before.gross - basic + 1_000_000;
  expect(overridden.body.gross).toBe(changed);
  expect(overridden.body.lines.find(({ code }) => code === "BASIC")).toMatchObject({
    calculated: basic,
    overrideReason: "Agreed for this month",
  });
  const refused = await step<Problem>(maker, run, `payslips/${one?.id}/override`, {
    code: "CPF_EMPLOYEE",
    amount: 0,
    reason: "No CPF please",
  });
  expect(refused.body.errors?.[0]).toMatchObject({ pointer: "/code", code: "not-overridable" });
  const again = await step<Payslip>(maker, run, `payslips/${one?.id}/recalculate`);
  expect(again.body.gross).toBe(changed);
  await step(maker, run, `payslips/${two?.id}/hold`, { reason: "Waits for a bank account" });
  await step(maker, run, `payslips/${two?.id}/exclude`, { reason: "Paid by hand" });
  const included = await step<Payslip>(maker, run, `payslips/${two?.id}/include`);
  expect(included.body).toMatchObject({ state: "draft", held: false, gross: two?.gross });
  const { items } = (await maker<HistoryPage>("GET", `${base}/payslips/${two?.id}/history`)).body;
  expect(items.map(({ changes }) => changes[0]?.field)).toEqual(["state", "state", "held"]);
  const now = (await maker<PayRun>("GET", at(""))).body;
  const slips = [...(await people(run)).items, ...(await people(run, { page: "2" })).items];
  const counting = slips.filter(({ state }) => state !== "excluded");
  expect([now.people, now.gross]).toEqual([counting.length, counting.reduce((sum, { gross }) => sum + gross, 0)]);
  run = now;
});

it("is approved by someone who has not worked on it, and changed by nobody afterwards", async () => {
  const { maker, owner, approver, step } = payroll;
  expect((await step(maker, run, "submit")).body.status).toBe("submitted");
  expect((await step(maker, run, "approve", {})).status).toBe(403);
  expect((await maker<PayRun>("GET", at(""))).body.mayApprove).toBe(false);
  expect((await approver<PayRun>("GET", at(""))).body.mayApprove).toBe(true);
  expect((await step(approver, run, "return", { reason: "One name looks wrong" })).body.status).toBe("calculated");
  const [one] = (await payroll.people(run)).items;
  // The owner may do both, but not in the same run.
  await step(owner, run, `payslips/${one?.id}/recalculate`);
  await step(maker, run, "submit");
  expect(refusal(await step(owner, run, "approve", {}))).toEqual([403, "second-person"]);
  expect((await step(approver, run, "approve", { comment: "Fine" })).body).toMatchObject({ status: "approved" });
  expect(refusal(await step(maker, run, `payslips/${one?.id}/recalculate`))).toEqual([409, "wrong-state"]);
  const { database } = payroll.gateway;
  await expect(
    database.pool.query("update pay_runs set approved_by = (makers ->> 0)::uuid where id = $1", [run.id]),
  ).rejects.toThrow(/pay_runs_second/);
});

it("pain 8: is locked, and then the database refuses changes", async () => {
  const { maker, step, gateway } = payroll;
  expect((await step(maker, run, "lock")).body.status).toBe("locked");
  expect((await maker<PayPeriod>("GET", `${base}/pay-periods/${period.id}`)).body.status).toBe("locked");
  for (const statement of [
    "update payslips set gross = gross + 1, net = net + 1 where run_id = $1",
    "update payslips set state = 'draft' where run_id = $1 and state = 'final'",
    "delete from payslips where run_id = $1",
    "delete from payslip_lines where payslip_id in (select id from payslips where run_id = $1 and state = 'final')",
    "update payslip_lines set amount = 0 where payslip_id in (select id from payslips where run_id = $1 and state = 'final')",
    "update pay_runs set net = 0 where id = $1",
    "update pay_runs set status = 'draft' where id = $1",
    "update pay_periods set pay_date = pay_date + 1 where id = (select period_id from pay_runs where id = $1)",
  ]) {
    const client = await gateway.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("set local role app_rt");
      await client.query("select set_config('app.tenant', (select tenant_id::text from payslips limit 1), true)");
      await client.query(`set local app.tenant = '${await tenantOf()}'`);
      await expect(client.query(statement, [run.id]), statement).rejects.toMatchObject({ code: "HR003" });
    } finally {
      await client.query("rollback");
      client.release();
    }
  }
  expect(refusal(await step(maker, run, "cancel", { reason: "Too late" }))).toEqual([409, "wrong-state"]);
});

async function tenantOf(): Promise<string> {
  const { rows } = await payroll.gateway.database.pool.query<{ tenant_id: string }>(
    "select tenant_id from pay_runs where id = $1",
    [run.id],
  );
  return rows[0]?.tenant_id ?? "";
}

it("pain 9: is published once, after its lock, then paid and closed", async () => {
  const { maker, step } = payroll;
  const open = await payroll.calculate(await payroll.run({ periodId: (await payroll.period("2027-09")).id }));
  expect(refusal(await step(maker, open, "publish", {}))).toEqual([409, "wrong-state"]);
  expect((await step(maker, open, "cancel", { reason: "Not needed" })).status).toBe(200);
  const later = await step(maker, run, "publish", { publishAt: "2027-09-01T00:00:00Z" });
  expect(later.body).toMatchObject({ publishedAt: null, publishAt: "2027-09-01T00:00:00.000Z" });
  expect((await step(maker, run, "publish", {})).body.publishedAt).not.toBeNull();
  const { items } = (await maker<PayslipPage>("GET", `${base}/payslips`, { query: { payRunId: run.id } })).body;
  expect(items[0]).toMatchObject({ state: "published" });
  expect(refusal(await step(maker, run, "publish", {}))).toEqual([409, "published"]);
  expect((await step(maker, run, "mark-paid", {})).body).toMatchObject({ status: "paid", paidAt: period.payDate });
  expect((await step(maker, run, "close")).body.status).toBe("closed");
  expect((await maker<PayPeriod>("GET", `${base}/pay-periods/${period.id}`)).body.status).toBe("closed");
});

it("is compared with the previous run, with the reasons of each change", async () => {
  const { maker } = payroll;
  const next = await payroll.calculate(await payroll.run({ periodId: (await payroll.period("2027-07")).id }));
  expect(next.previousRunId).toBe(run.id);
  const comparison = (await maker<PayRunComparison>("GET", `${base}/pay-runs/${next.id}/comparison`)).body;
  expect(comparison).toMatchObject({ previousRunId: run.id, threshold: 0.05 });
  expect(Object.values(comparison.counts).reduce((sum, one) => sum + one, 0)).toBe(next.people);
  // The excluded are new, and the overridden one is back at the usual pay.
  const { items } = (await maker<PayChangePage>("GET", `${base}/pay-runs/${next.id}/changes`)).body;
  expect(items.find(({ change }) => change === "changed")?.reasons).toContain("override");
  expect(comparison.counts.new).toBe(run.excluded);
});
