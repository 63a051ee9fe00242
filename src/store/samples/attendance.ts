/** Attendance of the sample companies: punches and their logs, locked months, and requests that wait. */
import { sql } from "drizzle-orm";
import { defaultStep } from "#src/domain/approvals/shared/chain.ts";
import { distanceM } from "#src/domain/attendance/distance.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { holidaysIn, type PlanOfDay, plansOf } from "#src/domain/attendance/shared/plan.ts";
import { shiftSpan } from "#src/domain/attendance/windows.ts";
import { addDays, monthOf, monthsFrom, shiftMonth } from "#src/domain/shared/calendar.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { insertPunches, type NewPunch } from "../attendance/punches.ts";
import { employedIn, placesOfCompany, plannedPeople, planFactsOf } from "../attendance/shared/plan-facts.ts";
import { peoplePerBatch, recompute } from "../attendance/shared/recompute.ts";
import { attendancePeriods } from "../attendance/tables/attendance-periods.ts";
import { kioskPins } from "../attendance/tables/kiosk-pins.ts";
import { seal } from "../database/sealed.ts";
import type { Transaction } from "../database/transaction.ts";
import { writeBehind } from "../database/write-behind.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { between, chanceOf, type Random } from "./people/chance.ts";
import { overtimeDays } from "./overtime-days.ts";
import { insertTimesheets } from "./timesheets.ts";

type Tenant = keyof typeof sampleTenants;

const minute = 60_000;
const punchesPerStatement = 5_000;

/** Comings and goings on one day: mostly as planned, sometimes late, long, forgotten or not at all. */
function punchesOn(plan: PlanOfDay, random: Random, now: number): { at: number; direction: "in" | "out" }[] {
  if (plan.kind !== "work" || plan.shift === null || plan.leave === "day") return [];
  const { from, to } = shiftSpan(plan, plan.shift);
  const luck = random();
  if (luck < 0.012) return [];
  const late = luck < 0.05 ? between(random, 7, 40) : between(random, -12, 4);
  const beyond = luck > 0.93 ? between(random, 35, 130) : between(random, 0, 9);
  const early = luck > 0.05 && luck < 0.065 ? between(random, 20, 90) : 0;
  const punches: { at: number; direction: "in" | "out" }[] = [
    { at: from + late * minute + between(random, 0, 59) * 1_000, direction: "in" },
    { at: to + (beyond - early) * minute + between(random, 0, 59) * 1_000, direction: "out" },
  ];
  const forgotten = luck > 0.065 && luck < 0.075;
  return punches.filter(({ at, direction }) => at <= now && !(forgotten && direction === "out"));
}

type Site = Readonly<Record<"lat" | "lng", number | null>>;

const metresPerDegree = 111_320;

/** Where a phone was at a punch: a few metres from the middle of the place, and now and then down the road. */
function pointNear(site: Site | undefined, random: Random): Pick<NewPunch, "lat" | "lng" | "accuracyM" | "distanceM"> {
  if (!site || site.lat === null || site.lng === null) return {};
  const metres = random() < 0.03 ? between(random, 300, 900) : between(random, 3, 45);
  const [angle, accuracyM] = [random() * 2 * Math.PI, between(random, 5, 30)];
  const lat = site.lat + (metres * Math.cos(angle)) / metresPerDegree;
  const lng = site.lng + (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((site.lat * Math.PI) / 180));
  const point = { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
  return { ...point, accuracyM, distanceM: Math.round(distanceM(point, { lat: site.lat, lng: site.lng })) };
}

async function insertDays(tx: Transaction, tenant: Tenant, companyId: string, now: Date, weeks: number): Promise<void> {
  const [tenantId, today] = [sampleTenants[tenant].id, localDay(defaultRegion.timeZone, now)];
  const from = addDays(today, -7 * weeks);
  const holidays = holidaysIn(singapore.holidays, from, today);
  const places = await placesOfCompany(tx, companyId);
  const ids = await employedIn(tx, { companyId, from, to: today });
  const userId = sampleAccounts[tenant === "merlion" ? "rachel" : "lakshmi"].id;
  for (let done = 0; done < ids.length; done += peoplePerBatch) {
    const range = { companyId, from, to: today, employeeIds: ids.slice(done, done + peoplePerBatch) };
    const facts = await planFactsOf(tx, range, places, { holidays });
    let rows: NewPunch[] = [];
    const behind = writeBehind();
    const store = async (): Promise<void> => {
      const part = rows;
      rows = [];
      // Those that had only just arrived would all be computed again by the next job.
      await behind.write(() => insertPunches(tx, { tenantId, companyId, userId, now: null }, part));
    };
    for (const person of await plannedPeople(tx, companyId, range.employeeIds)) {
      const random = chanceOf(`punches/${person.id}`);
      // Of its own, so that the times stay as they are.
      const onPhone = chanceOf(`phone/${person.id}`);
      const hasPhone = onPhone() < 0.3;
      for (const plan of plansOf(person, from, today, facts))
        for (const { at, direction } of punchesOn(plan, random, now.getTime()))
          rows.push({
            employeeId: person.id,
            at: new Date(at),
            tz: plan.zone,
            direction,
            locationId: plan.locationId,
            ...(hasPhone
              ? { source: "web" as const, ...pointNear(places.locations.get(plan.locationId ?? ""), onPhone) }
              : { source: "device" as const, device: "Gate A", rawId: `${person.id}/${at}` }),
          });
      if (rows.length >= punchesPerStatement) await store();
    }
    await store();
    await behind.over();
    await recompute(tx, range, { tenantId, now, places, holidays });
  }
}

/** What is older than two weeks, or being paid, has been approved. */
async function approveDays(tx: Transaction, tenant: Tenant, companyId: string, now: Date): Promise<void> {
  const today = localDay(defaultRegion.timeZone, now);
  const person = sampleAccounts[tenant === "merlion" ? "rachel" : "lakshmi"].id;
  const [paid, old] = [overtimeDays(monthOf(today), now).to, addDays(today, -14)];
  await tx.execute(sql`
    update attendance_logs set state = 'approved', approved_overtime_min = overtime_min, decided_at = computed_at, decided_by = ${person}
    where company_id = ${companyId} and date <= ${old > paid ? old : paid} and status not in ('open', 'incomplete', 'off')`);
}

/** The trading company has locked the days that are being paid. */
async function insertPeriods(
  tx: Transaction,
  tenant: Tenant,
  companyId: string,
  now: Date,
  weeks: number,
): Promise<void> {
  const [tenantId, today] = [sampleTenants[tenant].id, localDay(defaultRegion.timeZone, now)];
  const person = sampleAccounts[tenant === "merlion" ? "rachel" : "lakshmi"].id;
  const who = { createdAt: now, createdBy: person, updatedAt: now, updatedBy: person };
  const [current, last] = [monthOf(today), shiftMonth(monthOf(today), -1)];
  const first = shiftMonth(monthOf(addDays(today, -7 * weeks)), 1);
  const months = monthsFrom(first < last ? first : last, shiftMonth(current, 1));
  const locked = companyId === sampleCompanies.trading.id ? current : last;
  await tx.insert(attendancePeriods).values(
    months.map((month, index) => ({
      id: sampleId(`attendance-periods/${companyId}/${index - months.indexOf(last)}`),
      tenantId,
      companyId,
      name: month,
      startDate: overtimeDays(month, now).from,
      endDate: overtimeDays(month, now).to,
      ...(month <= locked
        ? { status: "locked" as const, lockedAt: now, lockedBy: person }
        : { status: "open" as const, lockedAt: null, lockedBy: null }),
      ...who,
    })),
  );
}

/** Requests of people who forgot to clock out, decided by their manager. */
async function insertRequests(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`
    insert into manual_attendance (tenant_id, company_id, employee_id, date, in_at, out_at, tz, break_min, overtime_min, reason, status, created_at, created_by, updated_at, updated_by)
    select log.tenant_id, log.company_id, log.employee_id, log.date, log.first_in, log.first_in + interval '9 hours', log.tz, 60, 0, 'Forgot to clock out', 'submitted',
      log.computed_at, coalesce(access.user_id, ${sampleAccounts.rachel.id}::uuid), log.computed_at, coalesce(access.user_id, ${sampleAccounts.rachel.id}::uuid)
    from attendance_logs log left join user_access access on access.tenant_id = log.tenant_id and access.employee_id = log.employee_id and access.company_id = log.company_id
    where log.company_id = ${companyId} and log.status = 'incomplete' and log.first_in is not null and log.state <> 'approved'
      and not exists (select from attendance_periods period where period.tenant_id = log.tenant_id and period.company_id = log.company_id and period.status = 'locked' and log.date between period.start_date and period.end_date)
    order by log.date desc, log.employee_id limit 3`);
  await tx.execute(sql`
    insert into approval_requests (tenant_id, company_id, employee_id, kind, subject, record_id, "right", makers, steps, step, approvers, open, escalated_to, status, created_at, created_by, updated_at, updated_by)
    select asked.tenant_id, asked.company_id, asked.employee_id, 'manualAttendance', 'manual-attendance', asked.id, 'manualAttendance', jsonb_build_array(asked.created_by),
      ${JSON.stringify([defaultStep])}::jsonb, 1, '[]'::jsonb, true, '[]'::jsonb,
      'submitted', asked.created_at, asked.created_by, asked.updated_at, asked.updated_by
    from manual_attendance asked where asked.company_id = ${companyId} and asked.status = 'submitted'`);
}

/** What became known of the locked month: someone's badge was found in the log of another gate. */
export async function insertAdjustment(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`
    insert into attendance_adjustments (tenant_id, company_id, employee_id, date, period_id, source, worked_min, overtime_min, status_before, status_after, reason, status,
      created_at, created_by, updated_at, updated_by)
    select period.tenant_id, period.company_id, (select log.employee_id from attendance_logs log where log.company_id = period.company_id order by log.employee_id limit 1),
      period.end_date, period.id, 'manual', 480, 0, 'absent', 'present', 'Came through the other gate', 'open',
      period.locked_at, period.locked_by, period.locked_at, period.locked_by
    from attendance_periods period where period.company_id = ${companyId} and period.status = 'locked' order by period.start_date desc limit 1`);
}

/** A swap of last week that came to nothing. */
async function insertDeclinedSwap(tx: Transaction, companyId: string, now: Date): Promise<void> {
  const day = addDays(weekOf(localDay(defaultRegion.timeZone, now)), -4);
  const person = sampleAccounts.rachel.id;
  await tx.execute(sql`
    with pair as (
      select log.tenant_id, array_agg(log.employee_id order by log.employee_id) as ids from attendance_logs log
      where log.company_id = ${companyId} and log.date = ${day} and log.day_kind = 'work' group by 1
    )
    insert into shift_swaps (tenant_id, company_id, employee_id, date, colleague_id, colleague_date, note, status, answered_at, created_at, created_by, updated_at, updated_by)
    select tenant_id, ${companyId}::uuid, ids[1], ${day}::date, ids[2], ${day}::date + 1, 'Dentist', 'declined', ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz, ${person}::uuid, ${now.toISOString()}::timestamptz, ${person}::uuid
    from pair where cardinality(ids) > 1`);
}

/** The PIN of every tenth person is 2468. */
async function insertPins(
  tx: Transaction,
  tenant: Tenant,
  companyId: string,
  now: Date,
  dataKey: string,
): Promise<void> {
  const person = sampleAccounts[tenant === "merlion" ? "rachel" : "lakshmi"].id;
  const ids = (
    await employedIn(tx, {
      companyId,
      from: localDay(defaultRegion.timeZone, now),
      to: localDay(defaultRegion.timeZone, now),
    })
  ).filter((_id, index) => index % 10 === 0);
  if (ids.length === 0) return;
  await tx.insert(kioskPins).values(
    ids.map((employeeId) => ({
      tenantId: sampleTenants[tenant].id,
      companyId,
      employeeId,
      pinEnc: seal(dataKey, "2468"),
      createdAt: now,
      createdBy: person,
      updatedAt: now,
      updatedBy: person,
    })),
  );
}

export async function insertAttendance(
  tx: Transaction,
  tenant: Tenant,
  now: Date,
  { dataKey, weeks }: { readonly dataKey: string; readonly weeks: number },
): Promise<void> {
  const ids = Object.values(sampleCompanies).flatMap(({ id, tenant: owner }) => (owner === tenant ? [id] : []));
  for (const id of ids) {
    await insertDays(tx, tenant, id, now, weeks);
    await approveDays(tx, tenant, id, now);
  }
  // After the days of all companies: they would otherwise be looked for among the locked ones.
  for (const id of ids) {
    await insertPeriods(tx, tenant, id, now, weeks);
    if (id === sampleCompanies.trading.id) {
      await insertRequests(tx, id);
      await insertDeclinedSwap(tx, id, now);
    }
    await insertTimesheets(tx, { companyId: id, isMain: id === sampleCompanies.trading.id, now, weeks });
    await insertPins(tx, tenant, id, now, dataKey);
  }
}
