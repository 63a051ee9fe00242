/** A list of ids as one parameter, so that the text of the statement stays the same. */
import { type SQL, sql } from "drizzle-orm";

export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(",")}}`}::uuid[]`;
