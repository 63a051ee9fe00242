/** Parallel runs through the gateway: from an upload with differences to none. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ParallelDifferencePage, ParallelRun, PayRun, Payslip, Problem } from "#generated/hrms/schema.ts";
import { inline, workbook } from "../../support/workbooks.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let run: PayRun;
const slips: Payslip[] = [];
beforeAll(async () => {
  payroll = await openPayroll();
  const period = await payroll.period("2027-05");
  const all = await payroll.calculate(await payroll.run({ periodId: period.id }));
  const { items } = await payroll.people(all, { sort: "fullName" });
  const three = items.filter(({ blockers, gross }) => blockers === 0 && gross > 200_000).slice(0, 3);
  await payroll.step(payroll.maker, all, "cancel", { reason: "Only three of them" });
  const employeeIds = three.map(({ employeeId }) => employeeId);
  run = await payroll.calculate(await payroll.run({ periodId: period.id, employeeIds }));
  for (const { id } of (await payroll.people(run, { sort: "fullName" })).items) slips.push(await payroll.slip(id));
}, 120_000);
afterAll(() => payroll.gateway.close());

const at = (path = "") => `${base}/pay-runs/${run.id}/parallel-run${path}`;
const upload = <Body = ParallelRun>(content: string | Buffer, name = "old.csv") =>
  payroll.maker<Body>("PUT", at(), {
    query: { name },
    headers: { "Content-Type": "application/octet-stream" },
    body: Buffer.from(content),
  });
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const basicOf = ({ lines }: Payslip): number =>
  lines.filter(({ code }) => code === "BASIC").reduce((sum, { amount }) => sum + amount, 0);
const differences = async (query: Record<string, string> = {}) =>
  (await payroll.maker<ParallelDifferencePage>("GET", at("/differences"), { query: { pageSize: "100", ...query } }))
    .body;
/** Everyone of the run as the earlier system might have paid them. */
function fileOf(change: (slip: Payslip) => { readonly basic: number; readonly net: number }): string {
  const rows = slips.map((slip) => {
    const { basic, net } = change(slip);
    return [slip.employeeNo, dollars(basic), dollars(net)].join(",");
  });
  return ["employeeNo,BASIC,NET", ...rows].join("\n");
}
const same = (slip: Payslip) => ({ basic: basicOf(slip), net: slip.net });

it("have nothing to compare before an upload", async () => {
  const { body } = await payroll.maker<ParallelRun>("GET", at());
  expect([body.upload, body.open]).toEqual([null, 0]);
  expect((await payroll.maker("DELETE", at())).status).toBe(404);
});

it("name every cell that cannot be read, and keep nothing of the file", async () => {
  const { status, body } = await upload<Problem>(`employeeNo,BASIC\n${slips[0]?.employeeNo},4.8k\n,1.00`);
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([
    { code: "amount", params: { row: 2, value: "4.8k" } },
    { code: "required", params: { row: 3 } },
  ]);
  const { body: unknown } = await upload<Problem>("employeeNo,SHOE\nE1,1");
  expect(unknown.errors).toMatchObject([{ code: "unknown-column", params: { value: "shoe" } }]);
  expect((await payroll.maker<ParallelRun>("GET", at())).body.upload).toBeNull();
});

it("show each difference by person and item, with what has caused it", async () => {
  const [first, second] = slips;
  const wrong = (slip: Payslip) => ({
    basic: basicOf(slip) - (slip.id === first?.id ? 10_000 : 0),
    net: slip.net - (slip.id === first?.id ? 8_000 : 0),
  });
  const content = fileOf(wrong)
    .split("\n")
    .filter((line) => !line.startsWith(`${second?.employeeNo},`))
    .concat("X-404,1.00,1.00")
    .join("\n");
  const { status, body } = await upload(content);
  expect(status, JSON.stringify(body)).toBe(200);
  expect([body.open, body.accepted, body.unknownPeople]).toEqual([3, 0, ["X-404"]]);
  const { items } = await differences();
  expect(items.find(({ employeeId, code }) => employeeId === first?.employeeId && code === "BASIC")).toMatchObject({
    difference: 10_000,
    state: "open",
  });
  expect(items.find(({ employeeId, code }) => employeeId === first?.employeeId && code === "NET")).toMatchObject({
    difference: 8_000,
    cause: "follows",
  });
  expect(items.find(({ employeeId }) => employeeId === second?.employeeId)).toMatchObject({
    theirs: null,
    ours: second?.net,
    cause: "only-in-run",
  });
  expect((await differences({ q: second?.fullName ?? "" })).total).toBe(1);
});

it("keep an accepted difference while it is the same", async () => {
  const { maker } = payroll;
  const [first] = slips;
  const item = { employeeId: first?.employeeId ?? "", code: "BASIC" };
  const reason = "The earlier system did not know the raise";
  const accepted = await maker<ParallelRun>("POST", at("/accept"), { body: { ...item, reason } });
  expect([accepted.status, accepted.body.open, accepted.body.accepted]).toEqual([200, 2, 1]);
  expect((await differences({ show: "accepted" })).items).toMatchObject([{ ...item, reason, state: "accepted" }]);
  expect((await maker<ParallelRun>("POST", at("/reopen"), { body: item })).body.open).toBe(3);
  await maker("POST", at("/accept"), { body: { ...item, reason } });
  const changed = { code: "BASIC", sourceId: null, amount: basicOf(first as Payslip) + 5_000, reason: "Agreed" };
  await payroll.step(maker, run, `payslips/${first?.id}/override`, changed);
  expect((await differences()).items.find(({ code }) => code === "BASIC")).toMatchObject({
    difference: 15_000,
    cause: "overridden",
    state: "open",
  });
  await payroll.step(maker, run, `payslips/${first?.id}/override`, { ...changed, amount: null });
  expect((await maker<ParallelRun>("GET", at())).body.accepted).toBe(1);
});

it("end with no difference left", async () => {
  const { body } = await upload(fileOf(same));
  expect([body.open, body.accepted, body.matching]).toEqual([0, 0, body.people]);
  expect((await payroll.maker("DELETE", at())).status).toBe(204);
  expect((await payroll.maker<ParallelRun>("GET", at())).body.upload).toBeNull();
});

it("read workbooks, and other names of items", async () => {
  const [first] = slips;
  const rows = [
    ["Employee number", "Basic pay", "Net"],
    [first?.employeeNo ?? "", dollars(basicOf(first as Payslip)), dollars(first?.net ?? 0)],
  ];
  const book = workbook({
    rows: rows
      .map((cells, row) => `<row>${cells.map((cell, at) => inline(cell, `${"ABC"[at]}${row + 1}`)).join("")}</row>`)
      .join(""),
  });
  const { status, body } = await upload(Buffer.from(book), "old.xlsx");
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await differences()).items.some(({ employeeId }) => employeeId === first?.employeeId)).toBe(false);
});

it("are for those who run payroll", async () => {
  const { approver, gateway } = payroll;
  expect((await approver("GET", at())).status).toBe(200);
  expect((await approver("DELETE", at())).status).toBe(403);
  const hr = await gateway.signIn("hr@merlion.demo", "hr");
  expect((await hr("GET", at("/differences"))).status).toBe(403);
});
