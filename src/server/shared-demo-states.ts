/** Demo state in the database, for servers that share one: each call sees what any of them has changed. */
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

  function keep(session: string, version: number, state: State): State {
    known.delete(session);
    known.set(session, { version, state });
    for (const oldest of known.keys()) {
      if (known.size <= maxSessions) break;
      known.delete(oldest);
    }
    return state;
  }

  /** The state of a row, parsed only if another server has changed it. */
  function stateOf(session: string, { version, state }: Row): State {
    const own = known.get(session);
    return own?.version === version && state === null
      ? own.state
      : keep(session, version, JSON.parse(state ?? "{}") as State);
  }

  const versionOf = (session: string): number => known.get(session)?.version ?? 0;

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
      const { rows } = await pool.query<Row>(`${select} and used_at > now() - interval '${longestUnused}'`, [
        session,
        versionOf(session),
      ]);
      if (rows[0]) return stateOf(session, rows[0]);
      await add(session);
    }
  }

  async function change<Result>(session: string, work: (state: State) => Result | Promise<Result>): Promise<Result> {
    await read(session);
    const client = await pool.connect();
    let broken = true;
    try {
      await client.query("begin");
      const { rows } = await client.query<Row>(`${select} for update`, [session, versionOf(session)]);
      const [row] = rows;
      if (row) {
        const state = stateOf(session, row);
        const version = row.version + 1;
        const result = await work(state);
        await client.query(
          "update server.demo_states set version = $2, state = $3, used_at = now() where session = $1",
          [session, version, JSON.stringify(state)],
        );
        await client.query("commit");
        keep(session, version, state);
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
