/** People who hire, grant leave, send punches and run payroll through the proxy: every write is repeated with its key until it is answered. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type {
  CompanyOption,
  LeaveTypePage,
  EmployeePage,
  PayPeriodPage,
  PayRun,
  Session,
} from "#generated/hrms/schema.ts";

export interface Acknowledged {
  /** Names of people who were hired. */
  readonly people: string[];
  /** Reasons of leave that was granted. */
  readonly leave: string[];
  /** Ids of punches in their devices. */
  readonly punches: string[];
  /** Pay runs that were calculated, each once. */
  readonly runs: string[];
}

export interface MixedLoad {
  readonly acknowledged: Acknowledged;
  readonly statuses: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
  /** What the rules of the product refused last, by what was asked. */
  readonly refused: ReadonlyMap<string, string>;
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
  readonly stop: () => Promise<void>;
}

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

const retryMs = 100;
/** Signs in again before the token ends. */
const account = { email: "admin@demo.com", password: "admin" };
const payroll = { email: "maker@merlion.demo", password: "maker" };

export async function startMixedLoad(url: string): Promise<MixedLoad> {
  const acknowledged: Acknowledged = { people: [], leave: [], punches: [], runs: [] };
  const statuses = new Map<string, number>();
  const violations: string[] = [];
  const times: number[] = [];
  const refused = new Map<string, string>();
  let stopped = false;

  /** Until something other than an interruption is answered; a repeated write carries the key of the first attempt. */
  async function call<Body>(token: string, method: string, path: string, body?: object): Promise<Answer<Body>> {
    const key = randomUUID();
    for (;;) {
      const started = performance.now();
      try {
        const response = await fetch(url + path, {
          method,
          headers: {
            ...(token !== "" && { authorization: `Bearer ${token}` }),
            ...(body && { "content-type": "application/json" }),
            ...(method === "POST" && token !== "" && { "idempotency-key": key }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        const { status } = response;
        statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
        if (status < 500) {
          times.push(performance.now() - started);
          return { status, body: (text === "" ? null : JSON.parse(text)) as Body };
        }
        if (status !== 503) violations.push(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
      } catch {
        statuses.set("no answer", (statuses.get("no answer") ?? 0) + 1);
      }
      await sleep(retryMs);
    }
  }

  function expectOne(answer: Answer<unknown>, accepted: readonly number[], what: string): boolean {
    if (accepted.includes(answer.status)) return true;
    // The rules of the product may refuse what the load asks; nothing is acknowledged then.
    const text = JSON.stringify(answer.body).slice(0, 300);
    if ([409, 422].includes(answer.status)) refused.set(what, text);
    else violations.push(`${what}: ${answer.status} ${text}`);
    return false;
  }

  const signIn = async (who: typeof account) => (await call<Session>("", "POST", "/jwt/login", who)).body.accessToken;
  const [owner, maker] = [await signIn(account), await signIn(payroll)];
  const [company] = (await call<CompanyOption[]>(owner, "GET", "/companies/options")).body;
  const base = `/companies/${company?.id}`;
  const everyone = (await call<EmployeePage>(owner, "GET", `${base}/employees?pageSize=100&status=confirmed`)).body
    .items;
  const employeeIds = everyone.map(({ id }) => id);
  const [leaveType] = (await call<LeaveTypePage>(owner, "GET", `${base}/leave-types?pageSize=10`)).body.items;
  const period = (
    await call<PayPeriodPage>(maker, "GET", `${base}/pay-periods?pageSize=100&status=open`)
  ).body.items.at(-1);
  if (leaveType === undefined || period === undefined || employeeIds.length === 0)
    throw new Error("The samples have no leave type, no open pay period or nobody to work with.");

  async function hire(): Promise<void> {
    const name = `Soak ${randomUUID()}`;
    const answer = await call(owner, "POST", `${base}/employees`, {
      person: { fullName: name },
      employment: { status: "offered", startDate: new Date().toISOString().slice(0, 10), contractType: "permanent" },
    });
    if (expectOne(answer, [201], "hire")) acknowledged.people.push(name);
  }

  async function grantLeave(at: number): Promise<void> {
    const reason = `Soak ${randomUUID()}`;
    const today = new Date().toISOString().slice(0, 10);
    const answer = await call(owner, "POST", `${base}/manual-leave`, {
      employeeIds: [employeeIds[at % employeeIds.length]],
      leaveTypeId: leaveType?.id,
      mode: "grant",
      units: 1,
      from: today,
      reason,
    });
    if (expectOne(answer, [200, 201], "grant leave")) acknowledged.leave.push(reason);
  }

  async function punch(at: number): Promise<void> {
    const ids = Array.from({ length: 10 }, () => `soak-${randomUUID()}`);
    const answer = await call(owner, "POST", `${base}/punches/batch`, {
      items: ids.map((rawId, place) => ({
        rawId,
        employeeId: employeeIds[(at + place) % employeeIds.length],
        at: new Date(Date.now() - place * 60_000).toISOString(),
        direction: place % 2 === 0 ? "in" : "out",
      })),
    });
    if (expectOne(answer, [200, 201], "punch")) acknowledged.punches.push(...ids);
  }

  async function look(): Promise<void> {
    for (const path of [`${base}/employees?pageSize=25`, `${base}/leaves?pageSize=25`, "/me/counts"])
      expectOne(await call(owner, "GET", path), [200], path);
  }

  /** Calculated in the background by whichever server takes it, then cancelled to make room for the next. */
  async function pay(): Promise<void> {
    const made = await call<PayRun>(maker, "POST", `${base}/pay-runs`, {
      periodId: period?.id,
      kind: "off-cycle",
      name: `Soak ${randomUUID()}`,
      departmentIds: [],
      employeeGroupIds: [],
      employeeIds: employeeIds.slice(0, 20),
      itemCodes: ["TRANSPORT"],
      note: null,
    });
    if (!expectOne(made, [201], "make a pay run")) return;
    const run = `${base}/pay-runs/${made.body.id}`;
    if (!expectOne(await call(maker, "POST", `${run}/calculate`), [202], "calculate")) return;
    for (;;) {
      const { body } = await call<PayRun>(maker, "GET", run);
      if (body.status !== "calculating") {
        if (body.status === "calculated") acknowledged.runs.push(made.body.id);
        else violations.push(`pay run ${made.body.id} is ${body.status}`);
        return;
      }
      await sleep(200);
    }
  }

  const repeated = async (work: (round: number) => Promise<void>, pauseMs: number): Promise<void> => {
    for (let round = 0; !stopped; round += 1) {
      await work(round);
      await sleep(pauseMs);
    }
  };
  const working = [
    repeated(hire, 20),
    repeated(hire, 20),
    repeated(grantLeave, 20),
    repeated(punch, 20),
    repeated(punch, 20),
    repeated(look, 20),
    repeated(look, 20),
    repeated(pay, 500),
  ];
  return {
    acknowledged,
    statuses,
    violations,
    refused,
    times,
    async stop() {
      stopped = true;
      await Promise.all(working);
    },
  };
}
