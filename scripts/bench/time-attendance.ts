/** Attendance of 5,000 people: a month computed again, and punches accepted over the API by one process. */
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { firstDay, lastDay, monthOf, shiftMonth } from "#src/domain/shared/calendar.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { employedIn, placesOfCompany } from "#src/store/attendance/shared/plan-facts.ts";
import { recomputeMany } from "#src/store/attendance/shared/recompute-many.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import type { RunningServer } from "#src/server/main.ts";
import { signedIn } from "./call.ts";
import { table } from "./table.ts";

const people = 5_000;
const batch = 1_000;
const batches = 20;
const targets = { seconds: 10, punchesPerSecond: 1_000 };

const tenantId = sampleTenants.merlion.id;

/** Everyone works by day and comes and goes on each working day of the month. */
async function fillMonth(
  { store: { pool } }: RunningServer,
  companyId: string,
  from: string,
  to: string,
): Promise<void> {
  await pool.query("update employee_jobs set shift_id = $1 where company_id = $2", [
    structureId("shifts", "trading", "WH"),
    companyId,
  ]);
  await pool.query("delete from attendance_adjustments where company_id = $1", [companyId]);
  await pool.query("delete from attendance_periods where company_id = $1", [companyId]);
  await pool.query("delete from attendance_logs where company_id = $1 and date between $2 and $3", [
    companyId,
    from,
    to,
  ]);
  await pool.query(
    `insert into punches (tenant_id, company_id, employee_id, at, tz, direction, source, raw_id, created_at, created_by)
     select employees.tenant_id, employees.company_id, employees.id, (day + clock.time + (ascii(employees.id::text) % 9) * interval '1 minute') at time zone 'Asia/Singapore',
       'Asia/Singapore', clock.direction, 'device', employees.id || '/' || day || '/' || clock.direction, now(), employees.created_by
     from employees, generate_series($2::date, $3::date, interval '1 day') day, (values (time '07:26', 'in'), (time '16:35', 'out')) clock (time, direction)
     where employees.company_id = $1 and employees.status in ('probation', 'confirmed') and extract(isodow from day) < 6`,
    [companyId, from, to],
  );
  await pool.query("analyze punches");
}

/** As the job that computes a range does it. */
async function recalculate({ store }: RunningServer, companyId: string, from: string, to: string) {
  const range = { companyId, from, to };
  const ids = (await inTenant(store, tenantId, (tx) => employedIn(tx, range))).slice(0, people);
  const places = await inTenant(store, tenantId, (tx) => placesOfCompany(tx, companyId));
  const computing = { tenantId, now: new Date(), places, holidays: holidaysIn(singapore.holidays, from, to) };
  const started = performance.now();
  const days = await recomputeMany(store, { ...range, employeeIds: ids }, computing);
  return { seconds: (performance.now() - started) / 1000, days };
}

async function punchesPerSecond({ url, store: { pool } }: RunningServer, companyId: string): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from employees where company_id = $1 and status in ('probation', 'confirmed') order by id limit $2",
    [companyId, batch],
  );
  const call = await signedIn(url, "admin@demo.com");
  const now = Date.now();
  const bodies = Array.from({ length: batches }, (_each, index) =>
    JSON.stringify({
      items: rows.map(({ id }, at) => ({
        employeeId: id,
        at: new Date(now - (index * batch + at) * 1_000).toISOString(),
        direction: index % 2 === 0 ? "in" : "out",
        rawId: `bench-${index}-${at}`,
      })),
    }),
  );
  const started = performance.now();
  const answers: { added: number }[] = [];
  // A few devices at once.
  for (let at = 0; at < bodies.length; at += 4)
    answers.push(
      ...(await Promise.all(
        bodies
          .slice(at, at + 4)
          .map((body) => call<{ added: number }>("POST", `/companies/${companyId}/punches/batch`, body)),
      )),
    );
  const added = answers.reduce((sum, answer) => sum + answer.added, 0);
  return added / ((performance.now() - started) / 1000);
}

export async function attendance(server: RunningServer, companyId: string): Promise<void> {
  const month = shiftMonth(monthOf(new Date().toISOString().slice(0, 10)), -1);
  const [from, to] = [firstDay(month), lastDay(month)];
  await fillMonth(server, companyId, from, to);
  const first = await recalculate(server, companyId, from, to);
  const again = await recalculate(server, companyId, from, to);
  const perSecond = await punchesPerSecond(server, companyId);
  const row = (name: string, value: string, target: string, met: boolean) => [
    name,
    value,
    target,
    met ? "met" : "missed",
  ];
  const seconds = `${targets.seconds} s`;
  console.log(`Attendance of ${people.toLocaleString("en")} people\n`);
  console.log(
    table(
      ["", "", "target", ""],
      [
        row(
          `a month, ${first.days.toLocaleString("en")} days written`,
          `${first.seconds.toFixed(1)} s`,
          seconds,
          first.seconds < targets.seconds,
        ),
        row("the same once more", `${again.seconds.toFixed(1)} s`, seconds, again.seconds < targets.seconds),
        row(
          "punches a second over the API",
          Math.round(perSecond).toLocaleString("en"),
          targets.punchesPerSecond.toLocaleString("en"),
          perSecond >= targets.punchesPerSecond,
        ),
      ],
    ),
  );
}
