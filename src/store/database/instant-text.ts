/** Timestamps built by a query, as text for a JSON response. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** ISO 8601 in UTC with milliseconds. */
export const instantText = (moment: SQLWrapper): SQL<string | null> =>
  sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
