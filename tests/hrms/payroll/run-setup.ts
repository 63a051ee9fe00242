/** A company with its payroll people, and the steps of a run as one call each. */
import type { PayPeriod, PayRun, PayRunPersonPage, Payslip } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";
import { runQueuedTasks } from "../../support/jobs.ts";

type Call = HrmsGateway["call"];
export const base = `/companies/${trading}`;

export interface Payroll {
  readonly gateway: HrmsGateway;
  readonly owner: Call;
  readonly maker: Call;
  readonly approver: Call;
  readonly period: (month: string) => Promise<PayPeriod>;
  readonly run: (body: object) => Promise<PayRun>;
  /** Calculates on the queue, as a server would. */
  readonly calculate: (run: PayRun) => Promise<PayRun>;
  readonly people: (run: PayRun, query?: object) => Promise<PayRunPersonPage>;
  readonly slip: (id: string) => Promise<Payslip>;
  readonly step: <Body = PayRun>(
    call: Call,
    run: PayRun,
    step: string,
    body?: object,
  ) => Promise<{ status: number; body: Body }>;
  /** Calculates, submits, approves and locks; people with blockers are excluded first. */
  readonly pay: (run: PayRun) => Promise<PayRun>;
}

export async function openPayroll(now: () => Date = () => new Date("2027-08-20T04:00:00Z")): Promise<Payroll> {
  const gateway = await openHrmsGateway({ now });
  const owner = await gateway.signIn("admin@demo.com", "admin");
  const maker = await gateway.signIn("maker@merlion.demo", "maker");
  const approver = await gateway.signIn("approver@merlion.demo", "approver");
  const get = async <Body>(path: string, query?: object) =>
    (await maker<Body>("GET", `${base}${path}`, query ? { query: query as Record<string, string> } : {})).body;
  const step: Payroll["step"] = (call, run, name, body) =>
    call("POST", `${base}/pay-runs/${run.id}/${name}`, body ? { body } : {});
  const people: Payroll["people"] = (run, query) => get(`/pay-runs/${run.id}/people`, { pageSize: "100", ...query });
  const calculate: Payroll["calculate"] = async (run) => {
    const { status, body } = await step(maker, run, "calculate");
    if (status !== 202) throw new Error(JSON.stringify(body));
    await runQueuedTasks(gateway, "calculate-pay-run", { now });
    return get(`/pay-runs/${run.id}`);
  };
  return {
    gateway,
    owner,
    maker,
    approver,
    async period(month) {
      const body = {
        name: `Pay of ${month}`,
        frequency: "monthly",
        startDate: `${month}-01`,
        endDate: `${month}-${new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate()}`,
        payDate: `${month}-15`,
        month,
      };
      for (let day = 15; ; day += 1) {
        const made = await maker<PayPeriod>("POST", `${base}/pay-periods`, {
          body: { ...body, payDate: `${month}-${day}` },
        });
        if (made.status === 201) return made.body;
        if (made.status !== 422) throw new Error(JSON.stringify(made.body));
      }
    },
    async run(body) {
      const made = await maker<PayRun>("POST", `${base}/pay-runs`, { body: { kind: "regular", ...body } });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
    calculate,
    people,
    slip: (id) => get(`/payslips/${id}`),
    step,
    async pay(run) {
      await calculate(run);
      for (const { id } of (await people(run, { show: "blocked" })).items)
        await step(maker, run, `payslips/${id}/exclude`, { reason: "Not for this test" });
      for (const [call, name, body] of [
        [maker, "submit", undefined],
        [approver, "approve", {}],
        [maker, "lock", undefined],
      ] as const) {
        const answer = await step(call, run, name, body);
        if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
      }
      return get(`/pay-runs/${run.id}`);
    },
  };
}
