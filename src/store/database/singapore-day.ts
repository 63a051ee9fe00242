/** Days in Singapore time, for columns that hold instants. */
import { sql, type SQL } from "drizzle-orm";

/** The first instant of a day in Singapore, computed by PostgreSQL: it cannot read Date's notation of years before 1. */
export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone 'Asia/Singapore')`;
