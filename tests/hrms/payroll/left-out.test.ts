/** A run for everyone says whom it leaves out. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LeftOutPage } from "#generated/hrms/schema.ts";
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
