/** Counts attempts in the database, so that a limit holds for all its servers together. */
import { createHmac } from "node:crypto";
import type { Store } from "../../database/open-store.ts";
import { unavailableProblem } from "../../database/unavailable.ts";

interface Limit {
  readonly limit: number;
  readonly windowSeconds: number;
}

interface SharedAttempts {
  readonly hit: (caller: string, limit: Limit) => Promise<number>;
  readonly prove: (caller: string) => Promise<void>;
  readonly isProven: (caller: string) => Promise<boolean>;
}

/** A caller beyond the limit is refused without asking the database again. */
const maxRefused = 10_000;

/** `secret` keeps accounts and addresses from being found out by anyone who reads the tables. */
export function sharedAttempts({ pool }: Store, secret: string): SharedAttempts {
  const keyOf = (caller: string) => createHmac("sha256", secret).update(`attempt ${caller}`).digest("base64url");
  const refusedUntil = new Map<string, number>();

  async function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    try {
      return (await pool.query<Row>(text, values)).rows;
    } catch (error) {
      throw unavailableProblem(error) ?? error;
    }
  }

  return {
    async hit(caller, { limit, windowSeconds }) {
      const key = keyOf(caller);
      const left = (refusedUntil.get(key) ?? 0) - performance.now();
      if (left > 0) return Math.max(1, Math.ceil(left / 1_000));
      const [row] = await query<{ count: number; seconds: number }>(
        `insert into server.attempts as known (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
         on conflict (key) do update set
           count = case when known.ends_at <= now() then 1 else known.count + 1 end,
           ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
         returning count, extract(epoch from ends_at - now())::float8 as seconds`,
        [key, windowSeconds],
      );
      if (row === undefined || row.count <= limit) {
        refusedUntil.delete(key);
        return 0;
      }
      if (refusedUntil.size >= maxRefused) refusedUntil.clear();
      refusedUntil.set(key, performance.now() + row.seconds * 1_000);
      return Math.max(1, Math.ceil(row.seconds));
    },
    async prove(caller) {
      await query(
        `insert into server.proven_addresses as known (key, at) values ($1, now())
         on conflict (key) do update set at = now() where known.at < now() - interval '1 day'`,
        [keyOf(caller)],
      );
    },
    isProven: async (caller) =>
      (await query("select from server.proven_addresses where key = $1", [keyOf(caller)])).length > 0,
  };
}

/** Windows that have ended, and addresses from which nobody has signed in for half a year. */
export async function removeOldAttempts({ pool }: Store): Promise<void> {
  await pool.query("delete from server.attempts where ends_at < now()");
  await pool.query("delete from server.proven_addresses where at < now() - interval '180 days'");
}
