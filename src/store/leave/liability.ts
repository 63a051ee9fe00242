/** What a day of work of each person is paid. */
import { sql } from "drizzle-orm";
import type { Pay } from "#src/domain/statutory/pay/rates-of-pay.ts";
import type { Transaction } from "../database/transaction.ts";
import { employedOn, joined } from "../people/shared/joins.ts";

interface Row extends Record<string, unknown> {
  readonly employeeId: string;
  readonly basic: number | null;
  readonly rateType: string | null;
  readonly daysPerWeek: number | null;
  readonly hoursPerWeek: number | null;
}

/** Everyone employed on the day; null for pay that is not by time, or not known. */
export async function payOfEveryone(
  tx: Transaction,
  companyId: string,
  day: string,
): Promise<{ employeeId: string; pay: Pay | null }[]> {
  const { rows } = await tx.execute<Row>(sql`
    select employees.id as "employeeId", pay.basic::float8 as basic, pay.rate_type as "rateType",
      pay.days_per_week / 100.0::float8 as "daysPerWeek", pay.hours_per_week / 100.0::float8 as "hoursPerWeek"
    from employees ${joined(["pay"], day)} where employees.company_id = ${companyId} and ${employedOn(day)}`);
  return rows.map(({ employeeId, basic, rateType, daysPerWeek, hoursPerWeek }) => {
    // Days of a week in halves: what the rates of pay take.
    const days = Math.round((daysPerWeek ?? 0) * 2) / 2;
    const known =
      basic !== null &&
      days >= 0.5 &&
      days <= 7 &&
      (rateType === "monthly" || rateType === "daily" || rateType === "hourly");
    if (!known) return { employeeId, pay: null };
    const normalMinutes = Math.min(1440, Math.max(1, Math.round(((hoursPerWeek ?? 0) * 60) / days)));
    return { employeeId, pay: { amount: basic, rateType, daysPerWeek: days, normalMinutes } };
  });
}
