/** What goes wrong in payroll: two runs at once, a server that is killed, a payslip that was wrong, a raise that came late. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  PayBlockerPage,
  PayPeriod,
  PayRun,
  PayRunPage,
  Payslip,
  PayslipPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { runQueuedTasks } from "../../support/jobs.ts";
import { JobInterrupted } from "#src/server/background/job.ts";
import { replayPayslips } from "#src/store/payroll/replay.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let clock = new Date("2027-08-20T04:00:00Z");
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
});
afterAll(() => payroll.gateway.close());

const later = (): void => {
  clock = new Date(clock.getTime() + 5_000);
};
const refusal = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as Problem).code];
const reason = { reason: "For this test" };
const get = async <Body>(path: string, query?: Record<string, string>) =>
  (await payroll.maker<Body>("GET", `${base}${path}`, query ? { query } : {})).body;

/** A citizen without a pass, who is paid by the month. */
async function someone(run: PayRun, index = 0): Promise<{ id: string; employeeId: string }> {
  const { items } = await payroll.people(run, { sort: "fullName" });
  const found = items.filter(({ blockers, gross }) => blockers === 0 && gross > 200_000 && gross < 500_000)[index];
  return { id: found?.id ?? "", employeeId: found?.employeeId ?? "" };
}

async function paid(month: string, body: object = {}): Promise<{ period: PayPeriod; run: PayRun }> {
  const period = await payroll.period(month);
  later();
  const run = await payroll.pay(await payroll.run({ periodId: period.id, ...body }));
  later();
  return { period, run };
}

it("pain 4: calculates one run of a period at a time, and pays nobody twice", async () => {
  const { maker, step } = payroll;
  const period = await payroll.period("2027-01");
  const [one, two] = [await payroll.run({ periodId: period.id }), await payroll.run({ periodId: period.id })];
  expect((await step(maker, one, "calculate")).status).toBe(202);
  expect(refusal(await step(maker, two, "calculate"))).toEqual([409, "period-busy"]);
  expect(refusal(await step(maker, one, "calculate"))).toEqual([409, "period-busy"]);
  await runQueuedTasks(payroll.gateway, "calculate-pay-run", { now: () => clock });
  const first = await get<PayRun>(`/pay-runs/${one.id}`);
  const second = await payroll.calculate(two);
  expect([first.people > 100, second.people]).toEqual([true, 0]);
  const { employeeId } = await someone(first);
  const third = await payroll.calculate(await payroll.run({ periodId: period.id, employeeIds: [employeeId] }));
  expect([third.people, third.excluded]).toEqual([0, 1]);
  const slip = (await payroll.people(third)).items[0];
  expect(refusal(await step(maker, third, `payslips/${slip?.id}/include`))).toEqual([409, "already-paid"]);
});

it("pain 4: someone whom a locked run has paid is a blocker of another run that chooses them", async () => {
  const { maker, approver, step, people } = payroll;
  const { period, run } = await paid("2028-01");
  const { id, employeeId } = await someone(run);
  const named = await payroll.calculate(
    await payroll.run({ periodId: period.id, name: "Again", employeeIds: [employeeId] }),
  );
  expect(named).toMatchObject({ people: 1, excluded: 0, blockers: 1, gross: 0, net: 0, employerCost: 0 });
  const blockersOf = async (of: PayRun) =>
    (await get<PayBlockerPage>(`/pay-runs/${of.id}/blockers`)).items.map(({ code, severity, params, target }) => ({
      code,
      severity,
      run: params["run"],
      target,
    }));
  const toRun = { code: "already-paid", severity: "blocker", run: run.name, target: { place: "pay-run", id: run.id } };
  expect(await blockersOf(named)).toEqual([toRun]);
  expect(refusal(await step(maker, named, "submit"))).toEqual([409, "blockers-open"]);
  expect(refusal(await step(maker, named, `payslips/${(await people(named)).items[0]?.id}/hold`, reason))).toEqual([
    409,
    "not-calculated",
  ]);

  // Chosen with a department, they are blockers too; a run for everyone pays those who are left.
  const { rows } = await payroll.gateway.database.pool.query<{ id: string; people: number }>(
    "select department_id as id, count(*)::int as people from payslips where run_id = $1 and state = 'final' and department_id is not null group by 1 order by 2 limit 1",
    [run.id],
  );
  const chosen = await payroll.calculate(
    await payroll.run({ periodId: period.id, name: "Department", departmentIds: [rows[0]?.id] }),
  );
  expect([chosen.people, chosen.blockers]).toEqual([rows[0]?.people, rows[0]?.people]);
  const everyone = await payroll.calculate(await payroll.run({ periodId: period.id }));
  expect(everyone.people).toBe(run.excluded);
  expect((await blockersOf(everyone)).filter(({ code }) => code === "already-paid")).toEqual([]);

  // The correction of a reversed payslip pays them, whatever else blocks them elsewhere.
  later();
  const correction = await step(approver, run, `payslips/${id}/reverse`, reason);
  expect(correction.status).toBe(201);
  expect(await payroll.calculate(correction.body)).toMatchObject({ people: 1, blockers: 0 });
  expect(await payroll.calculate(named)).toMatchObject({ people: 0, excluded: 1, blockers: 0 });
});

it("pain 10: continues after an interruption without a second payslip, and with the same result", async () => {
  const { maker, step, gateway } = payroll;
  const period = await payroll.period("2027-02");
  const run = await payroll.run({ periodId: period.id });
  await step(maker, run, "calculate");
  const { rows } = await gateway.database.pool.query<{ id: string; data: { tenantId: string; recordId: string } }>(
    "select id, data from pgboss.job where name = 'calculate-pay-run' and state = 'created' and data ->> 'recordId' = $1",
    [run.id],
  );
  // As if the server died within the calculation: its transaction is rolled back, the task stays.
  await gateway.database.pool.query(`
    create function stop_once() returns trigger language plpgsql as $$ begin raise exception 'killed' using errcode = '57P01'; end $$;
    create trigger stop_once before insert on payslip_lines for each statement execute function stop_once()`);
  await runQueuedTasks(gateway, "calculate-pay-run", { now: () => clock }).catch(() => undefined);
  await gateway.database.pool.query("drop trigger stop_once on payslip_lines; drop function stop_once");
  expect((await get<PayRun>(`/pay-runs/${run.id}`)).status).toBe("calculating");
  const [task] = rows;
  await gateway.database.pool.query("select enqueue_job('calculate-pay-run', gen_random_uuid(), $1::jsonb)", [
    JSON.stringify(task?.data),
  ]);
  // Someone else is served by then, and the server is stopped between two steps.
  const stopped = await resumed(run, true);
  expect(stopped.status).toBe("calculating");
  const done = await resumed(run, false);
  expect(done.status).toBe("calculated");
  const { rows: slips } = await gateway.database.pool.query<{ slips: number; people: number }>(
    "select count(*)::int as slips, count(distinct employee_id)::int as people from payslips where run_id = $1",
    [run.id],
  );
  expect(slips[0]).toEqual({ slips: done.people, people: done.people });
  const again = await payroll.calculate(done);
  expect([again.net, again.inputHash]).toEqual([done.net, done.inputHash]);
});

/** Runs the job directly, interrupted before its first step or not. */
async function resumed(run: PayRun, interrupted: boolean): Promise<PayRun> {
  const { jobs } = await import("#src/server/background/jobs.ts");
  const { gateway } = payroll;
  const { rows } = await gateway.database.pool.query<{ tenant_id: string }>(
    "select tenant_id from pay_runs where id = $1",
    [run.id],
  );
  const job = jobs["calculate-pay-run"];
  if (job.tenancy !== "one-tenant") throw new Error("It works for one tenant.");
  const context = {
    store: gateway.database,
    settings: gateway.settings,
    now: () => clock,
    stopped: () => false,
    tenantId: rows[0]?.tenant_id ?? "",
  } as unknown as Parameters<typeof job.run>[0];
  const progress = () => (interrupted ? Promise.reject(new JobInterrupted()) : Promise.resolve());
  await job.run(context, { recordId: run.id }, progress).catch(() => undefined);
  return get<PayRun>(`/pay-runs/${run.id}`);
}

it("pain 7: reverses one payslip, and the correction pays the difference", async () => {
  const { maker, approver, step } = payroll;
  const { run } = await paid("2027-03");
  const target = await someone(run);
  await step(maker, run, "mark-paid", {});
  const before = await payroll.slip(target.id);
  expect((await step(maker, run, `payslips/${target.id}/reverse`, { reason: "Wrong pay" })).status).toBe(403);
  const correction = await step(approver, run, `payslips/${target.id}/reverse`, { reason: "The raise was missing" });
  expect(correction).toMatchObject({
    status: 201,
    body: { kind: "correction", correctsRunId: run.id, status: "draft" },
  });
  expect(refusal(await step(approver, run, `payslips/${target.id}/reverse`, { reason: "Again" }))).toEqual([
    409,
    "reversed",
  ]);
  later();
  let corrected = await payroll.calculate(correction.body);
  expect([corrected.people, corrected.payable]).toEqual([1, 0]);
  const [slip] = (await payroll.people(corrected)).items;
  await step(maker, corrected, `payslips/${slip?.id}/override`, {
    code: "BASIC",
    amount: before.gross + 10_000,
    reason: "As agreed",
  });
  corrected = await get<PayRun>(`/pay-runs/${corrected.id}`);
  expect(corrected.gross).toBe(before.gross + 10_000);
  expect(corrected.payable).toBe(corrected.net - before.net);
  for (const [call, name, body] of [
    [maker, "submit", undefined],
    [approver, "approve", {}],
    [maker, "lock", undefined],
  ] as const)
    expect((await step(call, corrected, name, body)).status, name).toBe(200);
  const [old, right] = [await payroll.slip(target.id), await payroll.slip(slip?.id ?? "")];
  expect(old).toMatchObject({ state: "reversed", replacedById: right.id, gross: before.gross });
  expect(right).toMatchObject({ state: "final", replacesId: old.id, paidBefore: before.net });
  expect(right.yearToDate.gross).toBe(right.gross);
  const { total } = await get<PayslipPage>("/payslips", { payRunId: run.id });
  expect(total).toBe(run.people - 1);
});

it("counts the month as a whole for CPF and pays it to the cent, however many payslips it has", async () => {
  const { maker } = payroll;
  const { run } = await paid("2027-05");
  const target = await someone(run);
  const whole = await payroll.slip(target.id);
  await payroll.gateway.database.pool.query(
    "update employee_pay_terms set pay_frequency = 'semiMonthly' where employee_id = $1",
    [target.employeeId],
  );
  const halves: Payslip[] = [];
  for (const [from, to, payDate] of [
    ["2027-11-01", "2027-11-15", "2027-11-15"],
    ["2027-11-16", "2027-11-30", "2027-11-30"],
  ]) {
    const body = { name: `${from}`, frequency: "semiMonthly", startDate: from, endDate: to, payDate };
    const made = await maker<PayPeriod>("POST", `${base}/pay-periods`, { body });
    const half = await payroll.pay(await payroll.run({ periodId: made.body.id, employeeIds: [target.employeeId] }));
    later();
    halves.push(await payroll.slip((await payroll.people(half)).items[0]?.id ?? ""));
  }
  await payroll.gateway.database.pool.query(
    "update employee_pay_terms set pay_frequency = 'monthly' where employee_id = $1",
    [target.employeeId],
  );
  const sum = (code: string) =>
    halves.flatMap(({ lines }) => lines).reduce((total, line) => total + (line.code === code ? line.amount : 0), 0);
  const of = (code: string) => whole.lines.find((line) => line.code === code)?.amount ?? 0;
  for (const code of ["BASIC", "CPF_EMPLOYEE", "CPF_EMPLOYER", "SDL", "CDAC"])
    expect([code, sum(code)]).toEqual([code, of(code)]);
});

it("pays nobody in a bonus run without bonuses", async () => {
  const { maker, step } = payroll;
  const { items } = await get<{ items: PayPeriod[] }>("/pay-periods", { q: "2027-05" });
  const bonus = await payroll.calculate(await payroll.run({ periodId: items[0]?.id, kind: "bonus" }));
  expect(bonus.people).toBe(0);
  expect(refusal(await step(maker, bonus, "submit"))).toEqual([409, "nobody"]);
});

it("pain 6: pays a raise that came late as arrears, which name their period", async () => {
  const { owner } = payroll;
  const { period, run } = await paid("2027-06");
  const target = await someone(run, 1);
  const before = await payroll.slip(target.id);
  const terms = (
    await owner<{ items: Record<string, unknown>[] }>("GET", `${base}/employees/${target.employeeId}/pay-terms`)
  ).body;
  const current = terms.items[0] ?? {};
  const { basic, rateType, payFrequency, hoursPerWeek, daysPerWeek, otEligible, otReason, proration } = current;
  const made = await owner("POST", `${base}/employees/${target.employeeId}/pay-terms`, {
    body: {
      rateType,
      payFrequency,
      hoursPerWeek,
      daysPerWeek,
      otEligible,
      proration,
      otReason: otReason ?? "As before",
      basic: Number(basic) + 10_000,
      effectiveFrom: "2027-06-01",
      reason: "Raise",
    },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await payroll.gateway.database.pool.query(
    "update employee_pay_terms set updated_at = $1 where employee_id = $2 and effective_from = '2027-06-01'",
    [clock, target.employeeId],
  );
  later();
  const { run: next } = await paid("2027-07", { employeeIds: [target.employeeId] });
  const [slip] = (await payroll.people(next)).items;
  const whole = await payroll.slip(slip?.id ?? "");
  expect(whole.lines.find(({ code }) => code === "ARREARS")).toMatchObject({
    amount: 10_000,
    cpfClass: "additional",
    about: period.name,
    sourceId: before.id,
  });
  // It is paid once.
  const { run: after } = await paid("2027-08", { employeeIds: [target.employeeId] });
  const [last] = (await payroll.people(after)).items;
  expect((await payroll.slip(last?.id ?? "")).lines.some(({ code }) => code === "ARREARS")).toBe(false);
});

it("gives the same cents when payslips are calculated again from their snapshots", async () => {
  const { database } = payroll.gateway;
  const { rows } = await database.pool.query<{ id: string }>("select distinct tenant_id as id from payslips");
  for (const { id } of rows) {
    const { payslips, different } = await replayPayslips(database, id);
    expect([payslips > 500, different]).toEqual([true, []]);
  }
});

it("pain 21: shows pay to those whose role opens it, and one's own payslips to oneself", async () => {
  const { gateway } = payroll;
  const [hr, manager, employee, client] = [
    await gateway.signIn("hr@merlion.demo", "hr"),
    await gateway.signIn("manager@merlion.demo", "manager"),
    await gateway.signIn("employee@merlion.demo", "employee"),
    await gateway.signIn("client@demo.com", "client"),
  ];
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  const { items } = await get<PayslipPage>("/payslips", { pageSize: "100" });
  const [any] = items;
  for (const path of ["/pay-runs", "/payslips", `/payslips/${any?.id}`, `/pay-runs/${any?.payRunId}/people`]) {
    for (const call of [hr, manager, employee, client]) expect((await call("GET", base + path)).status, path).toBe(403);
    expect((await other("GET", base + path)).status, path).toBe(404);
  }
  const { items: runs } = await get<PayRunPage>("/pay-runs", { status: "locked", pageSize: "100" });
  const before = (await employee<PayslipPage>("GET", `${base}/my-payslips`)).body.total;
  for (const { id } of runs) await payroll.maker("POST", `${base}/pay-runs/${id}/publish`, { body: {} });
  const own = (await employee<PayslipPage>("GET", `${base}/my-payslips`)).body;
  expect(own.total).toBeGreaterThan(before);
  const mine = own.items[0];
  expect(mine).toMatchObject({ employerCost: null, state: "published", viewedAt: null });
  const seen = await employee<Payslip>("POST", `${base}/my-payslips/${mine?.id}/viewed`);
  expect([seen.status, seen.body.viewedAt]).toEqual([200, clock.toISOString()]);
  const acknowledged = await employee<Payslip>("POST", `${base}/my-payslips/${mine?.id}/acknowledged`);
  expect(acknowledged.body.acknowledgedAt).not.toBeNull();
  const someoneElse = items.find(({ employeeId }) => employeeId !== mine?.employeeId);
  expect((await employee("GET", `${base}/my-payslips/${someoneElse?.id}`)).status).toBe(404);
  // A manager sees their own payslips, and no one else's.
  const { body } = await manager<PayslipPage>("GET", `${base}/my-payslips`);
  expect(new Set(body.items?.map(({ employeeId }) => employeeId) ?? []).size).toBeLessThanOrEqual(1);
});
