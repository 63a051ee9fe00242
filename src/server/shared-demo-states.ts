/** Demo state in the database, for servers that share one: each call sees what any of them has changed. */
import type { PoolClient } from "pg";
import type { Store } from "#src/store/database/open-store.ts";
import { unavailableProblem } from "#src/store/database/unavailable.ts";
import type { DemoStates } from "./demo-sessions.ts";

/** Maximum number of sessions; the least recently changed one is dropped. */
const maxSessions = 100;
/** Samples are dated around the day on which they were made. */
const longestUnused = "1 day";

interface Known<State> {
  readonly version: number;
  readonly state: State;
}

interface Row {
  readonly version: number;
  /** Null if this server has the version. */
  readonly state: string | null;
}

const select = `select version, case when version = $2 then null else state end as state from server.demo_states where session = $1`;

export function sharedDemoStates<State extends object>({ pool }: Store, create: () => State): DemoStates<State> {
  const known = new Map<string, Known<State>>();

  function keep(session: string, current: Known<State>): Known<State> {
    known.delete(session);
    known.set(session, current);
    for (const oldest of known.keys()) {
      if (known.size <= maxSessions) break;
      known.delete(oldest);
    }
    return current;
  }

  /** The stored state, sent and parsed only if another server has changed it; undefined if there is none. */
  async function find(
    database: Pick<PoolClient, "query">,
    session: string,
    which: string,
  ): Promise<Known<State> | undefined> {
    for (;;) {
      const own = known.get(session);
      const { rows } = await database.query<Row>(`${select} ${which}`, [session, own?.version ?? 0]);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { version, state } = row;
      if (state !== null) return keep(session, { version, state: JSON.parse(state) as State });
      // A call that ended while this one waited may have replaced or forgotten what was known.
      if (own !== undefined && known.get(session) === own) return own;
    }
  }

  async function add(session: string): Promise<void> {
    await pool.query(`delete from server.demo_states where used_at < now() - interval '${longestUnused}'`);
    await pool.query(
      "insert into server.demo_states (session, version, state, used_at) values ($1, $2, $3, now()) on conflict do nothing",
      [session, firstVersion(), JSON.stringify(create())],
    );
    await pool.query(
      "delete from server.demo_states where session in (select session from server.demo_states where session <> '' order by used_at desc offset $1)",
      [maxSessions],
    );
  }

  async function read(session: string): Promise<State> {
    for (;;) {
      const found = await find(pool, session, `and used_at > now() - interval '${longestUnused}'`);
      if (found) return found.state;
      await add(session);
    }
  }

  async function change<Result>(session: string, work: (state: State) => Result | Promise<Result>): Promise<Result> {
    await read(session);
    const client = await pool.connect();
    let broken = true;
    try {
      await client.query("begin");
      const found = await find(client, session, "for update");
      if (found) {
        const { state } = found;
        const version = found.version + 1;
        const result = await work(state);
        await client.query(
          "update server.demo_states set version = $2, state = $3, used_at = now() where session = $1",
          [session, version, JSON.stringify(state)],
        );
        await client.query("commit");
        keep(session, { version, state });
        broken = false;
        return result;
      }
    } catch (error) {
      // What the call had changed before it failed must not be seen.
      known.delete(session);
      throw error;
    } finally {
      if (broken)
        broken = await client.query("rollback").then(
          () => false,
          () => true,
        );
      client.release(broken);
    }
    // The session was dropped in between.
    return change(session, work);
  }

  async function orUnavailable<Result>(step: Promise<Result>): Promise<Result> {
    try {
      return await step;
    } catch (error) {
      throw unavailableProblem(error) ?? error;
    }
  }

  return {
    use: (session, changes, work) =>
      orUnavailable(changes ? change(session, work) : read(session).then((state) => work(state))),
    reset: (session) => orUnavailable(change(session, (state) => void Object.assign(state, create()))),
  };
}

/** Random, so that a session that was dropped and made again is not taken for the one before. */
const firstVersion = (): number => 1 + Math.floor(Math.random() * 1_000_000_000);
