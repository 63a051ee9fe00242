/** Pay runs for pages and journeys: one that is published, and an open one with blockers. */
import type { PayPeriod, PayPeriodPage, PayRun, PayRunPersonPage, PayslipPage } from "#generated/hrms/schema.ts";
import { tokensOf } from "./app.ts";

/** Without attendance, which is reviewed before it is paid. */
const months = ["2031-03", "2031-04"] as const;

type Call = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

export async function callerOf(url: string, email: string): Promise<Call> {
  const { accessToken } = await tokensOf(url, email);
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
}

/** The run once the server has calculated it. */
export async function calculated(call: Call, at: string): Promise<PayRun> {
  await call("POST", `${at}/calculate`);
  for (;;) {
    const run = await call<PayRun>("GET", at);
    if (run.status !== "calculating") return run;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export async function excludeBlocked(call: Call, at: string): Promise<void> {
  const { items } = await call<PayRunPersonPage>("GET", `${at}/people?show=blocked&pageSize=100`);
  for (const { id } of items) await call("POST", `${at}/payslips/${id}/exclude`, { reason: "Paid by hand this month" });
}

/** Approved by a second person, locked and published. */
export async function published(url: string, at: string): Promise<void> {
  const [maker, approver] = [await callerOf(url, "maker@merlion.demo"), await callerOf(url, "approver@merlion.demo")];
  await calculated(maker, at);
  await excludeBlocked(maker, at);
  await maker("POST", `${at}/submit`);
  await approver("POST", `${at}/approve`, {});
  await maker("POST", `${at}/lock`);
  await maker("POST", `${at}/publish`, { publishAt: null });
}

interface PreparedPayroll {
  readonly payRunId: string;
  readonly payslipId: string;
  /** Of the employee among the sample accounts. */
  readonly myPayslipId: string;
}

export async function preparePayroll(url: string, companyId: string): Promise<PreparedPayroll> {
  const company = `/companies/${companyId}`;
  const maker = await callerOf(url, "maker@merlion.demo");
  await maker<PayPeriod[]>("POST", `${company}/pay-periods/generate`, { year: 2031, frequency: "monthly", payDay: 27 });
  const periods = await maker<PayPeriodPage>("GET", `${company}/pay-periods?year=2031&pageSize=20`);
  const start = (month: string): Promise<PayRun> =>
    maker("POST", `${company}/pay-runs`, {
      periodId: periods.items.find((period) => period.month === month)?.id,
      kind: "regular",
    });
  const paid = await start(months[0]);
  await published(url, `${company}/pay-runs/${paid.id}`);
  const open = await start(months[1]);
  await calculated(maker, `${company}/pay-runs/${open.id}`);
  const slips = await maker<PayslipPage>("GET", `${company}/payslips?payRunId=${paid.id}&sort=-gross`);
  const employee = await callerOf(url, "employee@merlion.demo");
  const mine = await employee<PayslipPage>("GET", `${company}/my-payslips`);
  return {
    payRunId: open.id,
    payslipId: slips.items[0]?.id ?? "",
    myPayslipId: mine.items[0]?.id ?? "",
  };
}
