/** A run for everyone says whom it leaves out, and nobody is paid twice, whatever failed before. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LeftOutPage, PayRun, Problem } from "#generated/hrms/schema.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
beforeAll(async () => (payroll = await openPayroll()));
afterAll(() => payroll.gateway.close());

const leftOut = async (query: Record<string, string | string[]>) => {
  const { status, body } = await payroll.maker<LeftOutPage>("GET", `${base}/pay-runs/left-out`, {
    query: { pageSize: "100", ...query },
  });
  expect(status).toBe(200);
  return body;
};

it("names the people whom a run for everyone leaves out, with the runs that pay them", async () => {
  const { period, run, calculate, people } = payroll;
  const { id: periodId } = await period("2027-01");
  expect(await leftOut({ periodId })).toMatchObject({ items: [], total: 0, runs: [] });
  const everyone = await calculate(await run({ periodId }));
  const [one, two, three] = (await people(everyone, { sort: "fullName" })).items;
  const ids = [one, two, three].map((each) => each?.employeeId ?? "");
  await payroll.step(payroll.maker, everyone, "cancel", { reason: "Only to find people" });

  const pair = await calculate(await run({ periodId, name: "Pair", employeeIds: ids.slice(0, 2) }));
  const single = await calculate(await run({ periodId, name: "Single", employeeIds: ids.slice(2) }));
  const runs = [
    { id: pair.id, name: "Pair", status: "calculated", people: 2 },
    { id: single.id, name: "Single", status: "calculated", people: 1 },
  ];
  const expected = [one, two, three].map((each, index) => ({
    employeeId: each?.employeeId,
    employeeNo: each?.employeeNo,
    fullName: each?.fullName,
    payRunId: (index < 2 ? pair : single).id,
    payRun: index < 2 ? "Pair" : "Single",
  }));
  // Before a run is made, and of the run once it is.
  const before = await leftOut({ periodId });
  expect(before).toMatchObject({ total: 3, runs, items: expected });
  const again = await calculate(await run({ periodId }));
  expect(again.people + again.excluded).toBe(everyone.people + everyone.excluded - 3);
  expect(await leftOut({ periodId, payRunId: again.id })).toEqual(before);
  expect(await leftOut({ periodId, payRunId: again.id, pageSize: "2", page: "2" })).toMatchObject({
    total: 3,
    items: expected.slice(2),
    runs,
  });
  // Someone whom it has excluded itself is no stranger to it, also when another run pays them.
  const [other] = (await people(again)).items;
  await payroll.step(payroll.maker, again, `payslips/${other?.id}/exclude`, { reason: "Paid apart" });
  await calculate(await run({ periodId, name: "Apart", employeeIds: [other?.employeeId] }));
  expect((await leftOut({ periodId, payRunId: again.id })).total).toBe(3);

  // People of a locked run who are chosen by department have a blocker instead.
  const slip = await payroll.slip(before.items[0]?.payslipId ?? "");
  const { rows } = await payroll.gateway.database.pool.query<{ id: string }>(
    "select department_id as id from payslips where id = $1",
    [slip.id],
  );
  const departmentId = rows[0]?.id ?? "";
  const ofDepartment = async () =>
    (await leftOut({ periodId, departmentId })).items.map(({ employeeId }) => employeeId);
  expect(await ofDepartment()).toContain(ids[0]);
  await payroll.pay(pair);
  expect(await ofDepartment()).not.toContain(ids[0]);
  expect((await leftOut({ periodId, payRunId: again.id })).runs[0]).toMatchObject({ name: "Pair", status: "locked" });
});

it("reads it only for those who may read pay runs, and of periods of the company", async () => {
  const { gateway, period } = payroll;
  const { id: periodId } = await period("2027-02");
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  const path = `${base}/pay-runs/left-out`;
  expect((await hr("GET", path, { query: { periodId } })).status).toBe(403);
  const nowhere = "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a99";
  expect((await payroll.maker("GET", path, { query: { periodId: nowhere } })).status).toBe(404);
});

it("a failed payslip cannot lead to paying twice, in either run and in either order", async () => {
  const { maker, period, run, calculate, people, step, pay } = payroll;
  const pool = payroll.gateway.database.pool;
  const paidSlips = async (employeeId: string, periodId: string) =>
    (
      await pool.query<{ paid: number }>(
        "select count(*)::int as paid from payslips where employee_id = $1 and period_id = $2 and state in ('final', 'published')",
        [employeeId, periodId],
      )
    ).rows[0]?.paid;
  const { id: periodId } = await period("2027-03");
  const probe = await calculate(await run({ periodId }));
  const employeeId =
    (await people(probe, { sort: "fullName" })).items.find(({ state }) => state === "draft")?.employeeId ?? "";
  await step(maker, probe, "cancel", { reason: "Only to find someone" });

  // A currency that payroll does not pay fails the payslip of the first run.
  const setCurrency = (currency: string) =>
    pool.query("update employee_pay_terms set currency = $1 where employee_id = $2", [currency, employeeId]);
  await setCurrency("USD");
  const first = await calculate(await run({ periodId, name: "First", employeeIds: [employeeId] }));
  const slipOf = async (of: PayRun) => (await people(of)).items[0];
  const failed = await slipOf(first);
  expect(failed?.state).toBe("failed");
  expect(await step(maker, first, "submit")).toMatchObject({ status: 409, body: { code: "blockers-open" } });
  await setCurrency("SGD");

  // The failed one keeps its place: the second run leaves the person out until they are included on purpose.
  const second = await calculate(await run({ periodId, name: "Second", employeeIds: [employeeId] }));
  const excluded = await slipOf(second);
  expect(excluded?.state).toBe("excluded");
  expect((await leftOut({ periodId })).runs.map(({ name }) => name)).toEqual(["First"]);
  const include = () => step<Problem>(maker, second, `payslips/${excluded?.id}/include`);
  expect(await include()).toMatchObject({ status: 409, body: { code: "already-paid" } });
  expect((await slipOf(second))?.state).toBe("excluded");

  // Once it can be calculated, only one of both counts, by the key of the database too.
  expect((await step(maker, first, `payslips/${failed?.id}/recalculate`)).status).toBe(200);
  expect([(await slipOf(first))?.state, (await slipOf(second))?.state]).toEqual(["draft", "excluded"]);
  expect(await include()).toMatchObject({ status: 409, body: { code: "already-paid" } });
  await expect(pool.query("update payslips set state = 'draft' where id = $1", [excluded?.id])).rejects.toThrow(
    "payslips_once",
  );

  // The other way round: the second pays, and the first one fails with the blocker, whatever is tried.
  await step(maker, first, `payslips/${failed?.id}/exclude`, { reason: "The second run pays" });
  expect((await include()).status).toBe(200);
  await pay(second);
  expect(await step(maker, first, `payslips/${failed?.id}/include`)).toMatchObject({
    status: 409,
    body: { code: "already-paid" },
  });
  const third = await calculate(await run({ periodId, name: "Third", employeeIds: [employeeId] }));
  const blocked = await slipOf(third);
  expect(blocked?.state).toBe("failed");
  expect(await step(maker, third, "submit")).toMatchObject({ status: 409, body: { code: "blockers-open" } });
  for (const id of [failed?.id, blocked?.id])
    await expect(pool.query("update payslips set state = 'draft' where id = $1", [id])).rejects.toThrow(
      "payslips_once",
    );
  expect(await paidSlips(employeeId, periodId)).toBe(1);
});
