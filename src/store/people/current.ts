/** Which dated row of an employee applies on a day: the last that has started, else the first future one. */
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** First day of the row that applies to the employee on the day. */
export function currentFrom(table: string, employeeId: SQL | AnyPgColumn, day: string): SQL {
  const rows = sql.raw(`"${table}"`);
  return sql`coalesce(
    (select max(held.effective_from) from ${rows} held where held.employee_id = ${employeeId} and held.effective_from <= ${day}::date),
    (select min(held.effective_from) from ${rows} held where held.employee_id = ${employeeId}))`;
}
