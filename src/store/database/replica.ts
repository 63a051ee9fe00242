/** A copy of the database for lists: asked once a second up to which moment it has everything, and left alone while it is late. */
import type { Pool } from "pg";

export interface Replica {
  readonly pool: Pool;
  /** Whether it has everything that was committed up to a moment of `performance.now()`, and is not late otherwise. */
  readonly isUsable: (since: number) => boolean;
  /** After a query that failed: not used until it has been asked again. */
  readonly failed: () => void;
  readonly stop: () => void;
}

const intervalMs = 1_000;
/** Lists are at most this old. */
const latestMs = 5_000;
/** A check that takes longer says nothing. */
const checkMs = 3_000;

const ofPrimary =
  "select (pg_current_wal_flush_lsn() - '0/0')::text as place, (select system_identifier::text from pg_control_system()) as system";
/** A database that is no standby, such as the primary itself, has what it has written. */
const ofReplica = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::text as place,
  (select system_identifier::text from pg_control_system()) as system`;

interface Answer {
  readonly place: bigint;
  readonly system: string;
}

async function ask(pool: Pool, text: string): Promise<Answer> {
  const { rows } = await pool.query<{ place: string; system: string }>(text);
  const row = rows[0];
  if (!row) throw new Error("No answer.");
  return { place: BigInt(row.place), system: row.system };
}

export function openReplica(primary: Pool, pool: Pool): Replica {
  /** How far the log of the primary was at which moment, the latest last. */
  let samples: { readonly at: number; readonly place: bigint }[] = [];
  let completeTo = Number.NEGATIVE_INFINITY;
  let checking = false;

  async function check(): Promise<void> {
    if (checking) return;
    checking = true;
    const at = performance.now();
    try {
      const sample = await ask(primary, ofPrimary);
      samples = [...samples.filter((one) => one.at > at - latestMs), { at, place: sample.place }];
      const copy = await ask(pool, ofReplica);
      const has = samples.findLast(({ place }) => place <= copy.place);
      const late = performance.now() - at > checkMs;
      completeTo = has && !late && copy.system === sample.system ? has.at : Number.NEGATIVE_INFINITY;
    } catch {
      completeTo = Number.NEGATIVE_INFINITY;
    } finally {
      checking = false;
    }
  }

  void check();
  const timer = setInterval(() => void check(), intervalMs);
  timer.unref();
  return {
    pool,
    isUsable: (since) => completeTo >= since && completeTo > performance.now() - latestMs,
    failed: () => void (completeTo = Number.NEGATIVE_INFINITY),
    stop: () => clearInterval(timer),
  };
}
