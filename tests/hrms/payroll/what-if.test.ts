/** What-if through the gateway: raises and other rates, with nothing stored. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PayRun, PayRunWhatIf } from "#generated/hrms/schema.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

let payroll: Payroll;
let run: PayRun;
beforeAll(async () => {
  payroll = await openPayroll(() => new Date("2026-11-20T04:00:00Z"));
  const { items } = (
    await payroll.maker<{ items: PayRun[] }>("GET", `${base}/pay-runs`, { query: { status: "calculated" } })
  ).body;
  run = items[0] as PayRun;
}, 120_000);
afterAll(() => payroll.gateway.close());

const tried = async (query: object) =>
  (
    await payroll.maker<PayRunWhatIf>("GET", `${base}/pay-runs/${run.id}/what-if`, {
      query: { pageSize: "100", ...query } as Record<string, string>,
    })
  ).body;
const totalOf = ({ totals }: PayRunWhatIf, name: string) => totals.find(({ field }) => field === name);

it("gives the run itself if nothing changes", async () => {
  const { totals, items, rates } = await tried({});
  expect(totals.filter(({ before, after }) => before !== after)).toEqual([]);
  expect(items.filter(({ net }) => net.before !== net.after)).toEqual([]);
  expect([totalOf(await tried({}), "net")?.before, rates]).toEqual([run.net, []]);
});

it("raises basic pay with everything that follows from it", async () => {
  const more = await tried({ raise: "0.1" });
  const [gross, cpf] = [totalOf(more, "gross"), totalOf(more, "cpfEmployer")];
  expect([gross && gross.after > gross.before, cpf && cpf.after > cpf.before]).toEqual([true, true]);
  const { items } = more;
  const costs = items.map(({ employerCost }) => employerCost.after - employerCost.before);
  expect(costs).toEqual(costs.toSorted((one, other) => Math.abs(other) - Math.abs(one)));
  const fixed = await tried({ raiseAmount: "10000" });
  expect(fixed.items.some(({ gross: pay }) => pay.after - pay.before === 10_000)).toBe(true);
});

it("uses the rates of another day, and names those that differ", async () => {
  const { rates, totals } = await tried({ ratesOn: "2027-01-01" });
  expect(rates.map(({ series }) => series)).toContain("cpf-contributions");
  expect(totals.find(({ field }) => field === "cpfEmployer")).not.toMatchObject({ after: run.cpfEmployer });
});

it("stores nothing", async () => {
  const { body } = await payroll.maker<PayRun>("GET", `${base}/pay-runs/${run.id}`);
  expect([body.version, body.net, body.inputHash]).toEqual([run.version, run.net, run.inputHash]);
});

it("shows pay only to those who may see it", async () => {
  const hr = await payroll.gateway.signIn("hr@merlion.demo", "hr");
  expect((await hr("GET", `${base}/pay-runs/${run.id}/what-if`)).status).toBe(403);
});
