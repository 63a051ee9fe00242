/** Which accounts are people: neither support stand-ins nor API keys. */
import { and, eq, isNull } from "drizzle-orm";
import { users } from "../tables/users.ts";

export const isPerson = and(isNull(users.supportOf), eq(users.apiKey, false));

/** People who can sign in. */
export const isActiveAccount = and(isNull(users.removedAt), isNull(users.lockedAt), isPerson);
