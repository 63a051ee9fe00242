/** Rosters of the sample companies that work in shifts: four days on, three off, by day and by night in turn. */
import { sql } from "drizzle-orm";
import { defaultStep } from "#src/domain/approvals/shared/chain.ts";
import { weekDays } from "#src/domain/company/shared/company-settings.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { employedIn } from "../attendance/shared/plan-facts.ts";
import { openShifts } from "../attendance/tables/open-shifts.ts";
import { rosterPatterns } from "../attendance/tables/roster-patterns.ts";
import { staffingNeeds } from "../attendance/tables/staffing-needs.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { analyze } from "./checked-together.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { structureId } from "./insert-structure.ts";

/** The last of these is still a draft. */
const weeksAhead = 3;
const daysOn = 4;
/** After which the weeks of a person repeat. */
const turns = 4;

interface Entry {
  readonly employee_id: string;
  readonly date: string;
  readonly kind: "work" | "off" | "rest";
  readonly shift_id: string | null;
  readonly published: boolean;
}

/** The four working days move by a day every week, so that weekends are shared. */
function weekOfPerson(employeeId: string, index: number, monday: string, week: number, published: boolean): Entry[] {
  const night = (index + week) % 4 === 0;
  const first = (index + week) % 4;
  return Array.from({ length: 7 }, (_each, day) => {
    const isOn = day >= first && day < first + daysOn;
    const kind = isOn ? "work" : day === (first + daysOn) % 7 ? "rest" : "off";
    const shift_id = isOn ? structureId("shifts", "logistics", night ? "N" : "D") : null;
    return { employee_id: employeeId, date: addDays(monday, day), kind, shift_id, published };
  });
}

export async function insertRoster(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  companyId: string,
  now: Date,
  pastWeeks: number,
): Promise<void> {
  if (companyId !== sampleCompanies.logistics.id) return;
  const today = localDay(defaultRegion.timeZone, now);
  const first = addDays(weekOf(today), -7 * pastWeeks);
  const to = addDays(weekOf(today), 7 * weeksAhead - 1);
  const current = await employedIn(tx, { companyId, from: today, to: today });
  const former = (await employedIn(tx, { companyId, from: first, to: today })).filter((id) => !current.includes(id));
  const ids = [...current, ...former];
  const entries = ids.flatMap((id, index) =>
    Array.from({ length: pastWeeks + weeksAhead }, (_each, week) =>
      weekOfPerson(
        id,
        index,
        addDays(first, 7 * week),
        week + turns - (pastWeeks % turns),
        week < pastWeeks + weeksAhead - 1,
      ),
    ).flat(),
  );
  const person = sampleAccounts.rachel.id;
  await insertPlanning(tx, sampleTenants[tenant].id, companyId, now);
  await tx.execute(sql`
    insert into roster_entries (tenant_id, company_id, employee_id, date, kind, shift_id, published_at, published_kind, published_shift_id, created_at, created_by, updated_at, updated_by)
    select ${sampleTenants[tenant].id}::uuid, ${companyId}::uuid, employee_id, date, kind, shift_id,
      case when published then ${now.toISOString()}::timestamptz end, case when published then kind end, case when published then shift_id end,
      ${now.toISOString()}::timestamptz, ${person}::uuid, ${now.toISOString()}::timestamptz, ${person}::uuid
    from jsonb_to_recordset(${JSON.stringify(entries.filter(({ date }) => date <= to))}::jsonb)
      as given (employee_id uuid, date date, kind text, shift_id uuid, published boolean)
    where exists (select from employees where employees.id = employee_id and employees.start_date <= date and (employees.last_day is null or employees.last_day >= date))`);
  await analyze(tx, "roster_entries");
  await insertSwap(tx, companyId, today);
}

/** A rotation, the needs of the warehouse, and shifts that nobody has taken yet. */
async function insertPlanning(tx: Transaction, tenantId: string, companyId: string, now: Date): Promise<void> {
  const person = sampleAccounts.rachel.id;
  const who = { tenantId, companyId, createdAt: now, createdBy: person, updatedAt: now, updatedBy: person };
  const [byDay, byNight] = [structureId("shifts", "logistics", "D"), structureId("shifts", "logistics", "N")];
  const work = { kind: "work" as const, shiftId: byDay };
  const free = (kind: "off" | "rest") => ({ kind, shiftId: null });
  await tx.insert(rosterPatterns).values({
    ...who,
    id: sampleId("roster-patterns/logistics/1"),
    name: "Four on, three off",
    code: "4-3",
    description: null,
    days: [work, work, work, work, free("off"), free("off"), free("rest")],
    status: "active",
  });
  await tx.insert(staffingNeeds).values(
    [
      {
        id: sampleId("staffing-needs/logistics/1"),
        name: "Warehouse by day",
        code: "WH-D",
        shiftId: byDay,
        people: 15,
      },
      {
        id: sampleId("staffing-needs/logistics/2"),
        name: "Warehouse by night",
        code: "WH-N",
        shiftId: byNight,
        people: 4,
      },
    ].map((need) => ({ ...who, ...need, locationId: null, weekdays: [...weekDays], status: "active" as const })),
  );
  const monday = weekOf(localDay(defaultRegion.timeZone, now));
  await tx.insert(openShifts).values(
    [12, 12, 19].map((offset, index) => ({
      ...who,
      id: sampleId(`open-shifts/logistics/${index}`),
      date: addDays(monday, offset),
      shiftId: byDay,
      locationId: null,
      note: index === 2 ? "Stocktaking" : null,
      takenById: null,
      takenAt: null,
    })),
  );
}

/** Two people who want to exchange a day of next week, waiting for approval. */
async function insertSwap(tx: Transaction, companyId: string, today: string): Promise<void> {
  const from = addDays(weekOf(today), 7);
  await tx.execute(sql`
    with pair as (
      select one.tenant_id, one.employee_id, one.date, other.employee_id as colleague_id, other.date as colleague_date
      from roster_entries one join roster_entries other on other.tenant_id = one.tenant_id and other.company_id = one.company_id
        and other.employee_id <> one.employee_id and other.published_kind = 'work' and other.published_shift_id = one.published_shift_id
        and other.date between ${from}::date and ${from}::date + 6 and other.date <> one.date
      where one.company_id = ${companyId} and one.published_kind = 'work' and one.date between ${from}::date and ${from}::date + 6
        and not exists (select from roster_entries busy where busy.tenant_id = one.tenant_id and busy.published_kind <> 'off'
          and (busy.employee_id, busy.date) in ((one.employee_id, other.date), (other.employee_id, one.date)))
      order by one.date, one.employee_id, other.date, other.employee_id limit 1
    ), asked as (
      insert into shift_swaps (tenant_id, company_id, employee_id, date, colleague_id, colleague_date, note, status, answered_at, created_at, created_by, updated_at, updated_by)
      select tenant_id, ${companyId}::uuid, employee_id, date, colleague_id, colleague_date, 'Family dinner', 'submitted', now(), now(), ${sampleAccounts.siti.id}::uuid, now(), ${sampleAccounts.siti.id}::uuid from pair
      returning *
    )
    insert into approval_requests (tenant_id, company_id, employee_id, kind, subject, record_id, "right", makers, steps, step, approvers, open, escalated_to, status, created_at, created_by, updated_at, updated_by)
    select tenant_id, company_id, employee_id, 'shiftSwap', 'shift-swaps', id, 'shiftSwap', '[]'::jsonb, ${JSON.stringify([defaultStep])}::jsonb, 1, '[]'::jsonb, true, '[]'::jsonb,
      'submitted', created_at, created_by, updated_at, updated_by from asked`);
}
