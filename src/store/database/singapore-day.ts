/** Days as the product's users count them, for columns that hold instants. */
import { sql, type SQL } from "drizzle-orm";

/** The first moment of a day in Singapore. PostgreSQL works it out: a Date is written with a year that it cannot read before the year 1. */
export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp at time zone 'Asia/Singapore')`;
