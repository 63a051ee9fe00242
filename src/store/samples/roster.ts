/** Rosters of the sample companies that work in shifts: four days on, three off, by day and by night in turn. */
import { sql } from "drizzle-orm";
import { addDays } from "#src/domain/shared/calendar.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { employedIn } from "../attendance/shared/plan-facts.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { structureId } from "./insert-structure.ts";

const pastWeeks = 8;
/** The last of these is still a draft. */
const weeksAhead = 3;
const daysOn = 4;

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
): Promise<void> {
  if (companyId !== sampleCompanies.logistics.id) return;
  const today = localDay(defaultRegion.timeZone, now);
  const first = addDays(weekOf(today), -7 * pastWeeks);
  const to = addDays(weekOf(today), 7 * weeksAhead - 1);
  const ids = await employedIn(tx, { companyId, from: today, to: today });
  const entries = ids.flatMap((id, index) =>
    Array.from({ length: pastWeeks + weeksAhead }, (_each, week) =>
      weekOfPerson(id, index, addDays(first, 7 * week), week, week < pastWeeks + weeksAhead - 1),
    ).flat(),
  );
  const person = sampleAccounts.rachel.id;
  await tx.execute(sql`
    insert into roster_entries (tenant_id, company_id, employee_id, date, kind, shift_id, published_at, published_kind, published_shift_id, created_at, created_by, updated_at, updated_by)
    select ${sampleTenants[tenant].id}::uuid, ${companyId}::uuid, employee_id, date, kind, shift_id,
      case when published then ${now.toISOString()}::timestamptz end, case when published then kind end, case when published then shift_id end,
      ${now.toISOString()}::timestamptz, ${person}::uuid, ${now.toISOString()}::timestamptz, ${person}::uuid
    from jsonb_to_recordset(${JSON.stringify(entries.filter(({ date }) => date <= to))}::jsonb)
      as given (employee_id uuid, date date, kind text, shift_id uuid, published boolean)
    where exists (select from employees where employees.id = employee_id and employees.start_date <= date and (employees.last_day is null or employees.last_day >= date))`);
}
