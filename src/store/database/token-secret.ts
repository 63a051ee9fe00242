/** Makes sure that all servers of a database sign tokens with the same secret: otherwise each would reject those of the others. */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { StoreError } from "./store-error.ts";

/** Held by each running server, together with a number that stands for its secret. */
const tokenSecretLock = 4_010_051;

/** The connection of a killed server may remain for a moment. */
const longestWaitMs = 5_000;

const otherSecret =
  "JWT_SECRET is not the secret of the other servers that use this database: set the same one for all of them, " +
  "or stop the others first.";

/** Holds the lock for as long as the connection lives. */
export async function agreeOnTokenSecret(
  client: Client,
  secret: string,
  waitMs: number = longestWaitMs,
): Promise<void> {
  const number = createHash("sha256").update(`token secret ${secret}`).digest().readInt32BE();
  await client.query("select pg_advisory_lock_shared($1, $2)", [tokenSecretLock, number]);
  const until = performance.now() + waitMs;
  for (;;) {
    const { rows } = await client.query(
      `select from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and objsubid = 2 and classid = $1 and objid <> ($2::int8 & 4294967295)::oid`,
      [tokenSecretLock, number],
    );
    if (rows.length === 0) return;
    if (performance.now() > until) throw new StoreError(otherSecret);
    await sleep(200);
  }
}
