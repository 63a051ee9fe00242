/** pg-boss on the store's connections: its queue is in the same database, and it opens no pool of its own. */
import { Client } from "pg";
import type { Db, PgBoss } from "pg-boss";
import type { Store } from "#src/store/database/open-store.ts";

const reconnectAfter = 5_000;

/** Wakes workers when another transaction commits an entry, on a connection outside the pool. */
const listenWith =
  ({ pool }: Store): NonNullable<Db["listen"]> =>
  async (channel, onNotification, onReconnect) => {
    let closed = false;
    let client: Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    const later = () => {
      if (closed) return;
      clearTimeout(timer);
      timer = setTimeout(() => void connect().catch(later), reconnectAfter);
      timer.unref();
    };
    const connect = async () => {
      const next = new Client({ ...pool.options });
      // A broken connection is replaced; until then workers poll.
      next.on("error", later);
      next.on("end", later);
      next.on("notification", ({ payload }) => payload !== undefined && onNotification(payload));
      client = next;
      await next.connect();
      await next.query(`listen "${channel}"`);
      onReconnect();
    };
    await connect();
    return {
      async close() {
        closed = true;
        clearTimeout(timer);
        await client?.end().catch(() => undefined);
      },
    };
  };

/** Loaded once the server responds, because the package takes a while to load. */
export async function openQueue(store: Store, { scheduled }: { scheduled: boolean }): Promise<PgBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  return new Boss({
    db: { executeSql: (text, values) => store.pool.query(text, values), listen: listenWith(store) },
    // Our own migration creates its schema.
    schema: "pgboss",
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    schedule: scheduled,
    cronWorkerIntervalSeconds: 20,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    flowIntervalSeconds: 3600,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
  });
}
