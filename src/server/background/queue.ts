/** pg-boss on the connections of the store: its queue stands in the same database, and it opens no pool of its own. */
import { Client } from "pg";
import type { Db, PgBoss } from "pg-boss";
import type { Store } from "#src/store/database/open-store.ts";

const reconnectAfter = 5_000;

/** What wakes workers when another transaction commits an entry, on a connection beside the pool. */
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
      // A connection that breaks is replaced; meanwhile workers look by themselves.
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

/** The package takes a while to load, so that it is loaded once the server answers. */
export async function openQueue(store: Store, { scheduled }: { scheduled: boolean }): Promise<PgBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  return new Boss({
    db: { executeSql: (text, values) => store.pool.query(text, values), listen: listenWith(store) },
    // A migration of ours creates its schema.
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
