/**
 * A server killed with SIGKILL in the middle of calculating, locking, publishing and filing a run: nothing is doubled, nothing is lost,
 * and the step succeeds when it is taken again. KILLS sets how often each point is tried (1).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PayRun, PayRunFilePage } from "#generated/hrms/schema.ts";
import { runQueuedTasks } from "../../support/jobs.ts";
import { testDataKey } from "../../support/data-key.ts";
import type { Step } from "../../support/pay-until-killed.ts";
import { base, openPayroll, type Payroll } from "./run-setup.ts";

const program = join(import.meta.dirname, "../../support/pay-until-killed.ts");
const turns = Number(process.env["KILLS"] ?? 1);

let payroll: Payroll;
let clock = new Date("2027-08-20T04:00:00Z");
/** Started ahead of its use, as starting takes most of the time. */
let next: ReturnType<typeof startServer>;
beforeAll(async () => {
  payroll = await openPayroll(() => clock);
  next = startServer();
});
afterAll(async () => {
  next.child.kill("SIGKILL");
  await next.gone;
  await payroll.gateway.close();
});

function startServer() {
  const { url } = payroll.gateway.database;
  const child = spawn(process.execPath, [program, clock.toISOString()], {
    env: { ...process.env, DATABASE_URL: url, DATA_KEY: testDataKey },
    stdio: ["pipe", "pipe", "inherit"],
  });
  return { child, ready: once(child.stdout, "data"), gone: once(child, "exit") };
}

const later = (): void => {
  clock = new Date(clock.getTime() + 5_000);
};

interface Kill {
  readonly run: PayRun;
  readonly step: Step["step"];
  /** The step is killed when it is about to write this table. */
  readonly table: string;
  readonly body?: object;
}

/** The step waits for a lock that we hold on the table, so the kill always comes in the middle of its transaction. */
async function killedIn({ run, step, table, body = {} }: Kill): Promise<void> {
  const { database } = payroll.gateway;
  const { rows } = await database.pool.query<{ id: string }>("select tenant_id as id from pay_runs where id = $1", [
    run.id,
  ]);
  const path = `${base}/pay-runs/${run.id}/${step}`;
  const { child, ready, gone } = next;
  await ready;
  const holder = await database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query(`lock table ${table} in exclusive mode`);
    const wanted: Step = { step, path, recordId: run.id, tenantId: rows[0]?.id ?? "", at: clock.toISOString(), body };
    child.stdin.write(`${JSON.stringify(wanted)}\n`);
    const waiting = async () =>
      (
        await database.pool.query<{ count: number }>(
          "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows[0]?.count;
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
    child.kill("SIGKILL");
    expect((await gone)[1]).toBe("SIGKILL");
  } finally {
    await holder.query("rollback");
    holder.release();
    next = startServer();
  }
  const backends = async () =>
    (
      await database.pool.query<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and (state like 'idle in transaction%' or wait_event_type = 'Lock')",
      )
    ).rows[0]?.count;
  // PostgreSQL notices that its client is gone, and rolls back.
  await expect.poll(backends, { timeout: 60_000 }).toBe(0);
}

const read = async (run: PayRun): Promise<PayRun> =>
  (await payroll.maker<PayRun>("GET", `${base}/pay-runs/${run.id}`)).body;

async function slipsOf(run: PayRun) {
  const { rows } = await payroll.gateway.database.pool.query<{
    slips: number;
    people: number;
    lines: number;
    net: number;
  }>(
    `select count(*)::int as slips, count(distinct employee_id)::int as people, sum(net)::float8 as net,
       (select count(*)::int from payslip_lines line join payslips slip on slip.id = line.payslip_id where slip.run_id = $1) as lines
     from payslips where run_id = $1`,
    [run.id],
  );
  return rows[0];
}

const statesOf = async (run: PayRun): Promise<string[]> => {
  const { rows } = await payroll.gateway.database.pool.query<{ state: string }>(
    "select distinct state from payslips where run_id = $1 order by state",
    [run.id],
  );
  return rows.map(({ state }) => state);
};

/** Who was notified of the run's payslips: people, and how often. */
async function noticesOf(run: PayRun) {
  const { rows } = await payroll.gateway.database.pool.query<{ people: number; notices: number; mails: number }>(
    `select count(distinct notice.user_id)::int as people, count(*)::int as notices,
       (select count(*)::int from mails join payslips own on mails.link like '%/my-payslips/' || own.id where own.run_id = $1) as mails
     from notifications notice join payslips slip on slip.id = notice.record_id where notice.type = 'payslip-ready' and slip.run_id = $1`,
    [run.id],
  );
  return rows[0];
}

it("a killed server doubles and loses nothing, and the run continues", { timeout: 600_000 * turns }, async () => {
  const { maker, approver, step, gateway } = payroll;
  for (let turn = 0; turn < turns; turn += 1) {
    const month = `20${28 + Math.floor(turn / 12)}-${String((turn % 12) + 1).padStart(2, "0")}`;
    const period = await payroll.period(month);
    const run = await payroll.run({ periodId: period.id });
    const first = await payroll.calculate(run);
    const right = await slipsOf(run);
    expect(right).toMatchObject({ slips: first.people, people: first.people });

    later();
    expect((await step(maker, run, "calculate")).status).toBe(202);
    for (const table of ["payslip_lines", "audit_events"]) {
      await killedIn({ run, step: "calculate", table });
      expect((await read(run)).status).toBe("calculating");
      expect((await slipsOf(run))?.slips).toBe(first.people);
    }
    await runQueuedTasks(gateway, "calculate-pay-run", { now: () => clock });
    const again = await read(run);
    expect([again.status, again.net, again.inputHash]).toEqual(["calculated", first.net, first.inputHash]);
    expect(await slipsOf(run)).toEqual(right);

    for (const { id } of (await payroll.people(run, { show: "blocked" })).items)
      await step(maker, run, `payslips/${id}/exclude`, { reason: "Not for this test" });
    await step(maker, run, "submit");
    expect((await step(approver, run, "approve", {})).status).toBe(200);
    await killedIn({ run, step: "lock", table: "audit_events" });
    expect([(await read(run)).status, (await statesOf(run)).includes("final")]).toEqual(["approved", false]);
    expect((await step(maker, run, "lock")).body.status).toBe("locked");
    expect((await step(maker, run, "lock")).status).toBe(409);

    const files = async () => (await maker<PayRunFilePage>("GET", `${base}/pay-runs/${run.id}/files`)).body.total;
    await killedIn({ run, step: "files", table: "audit_events", body: { kind: "register" } });
    expect(await files()).toBe(0);
    expect((await step(maker, run, "files", { kind: "register" })).status).toBe(201);
    expect(await files()).toBe(1);

    for (const table of ["audit_events", "mails"]) {
      await killedIn({ run, step: "publish", table, body: {} });
      expect((await statesOf(run)).includes("published")).toBe(false);
      expect(await noticesOf(run)).toEqual({ people: 0, notices: 0, mails: 0 });
    }
    expect((await step(maker, run, "publish", {})).status).toBe(200);
    const { people: heard = 0, notices = 0, mails = 0 } = (await noticesOf(run)) ?? {};
    expect(heard).toBeGreaterThan(0);
    expect([notices, mails]).toEqual([heard, heard]);
    expect((await statesOf(run)).includes("final")).toBe(false);
    const { rows } = await gateway.database.pool.query<{ count: number }>(
      `select count(*)::int as count from (select employee_id from payslips where period_id = $1 and state in ('final', 'published')
       group by employee_id having count(*) > 1) twice`,
      [period.id],
    );
    expect(rows[0]?.count).toBe(0);
    if (turns > 1) console.log(`${(turn + 1) * 5} servers killed, nothing doubled, nothing lost.`);
  }
});
