/** Which accounts are people: neither stand-ins for support nor those of keys for programs. */
import { and, eq, isNull } from "drizzle-orm";
import { users } from "../tables/users.ts";

export const isPerson = and(isNull(users.supportOf), eq(users.apiKey, false));
