/** Days in a time zone, for columns that hold instants. */
import { type SQL, sql } from "drizzle-orm";

/** The first instant of a day in the zone, computed by PostgreSQL: it cannot read Date's notation of years before 1. */
export const startOfDay = (day: string, zone: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone ${zone})`;
