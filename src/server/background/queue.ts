/** pg-boss on the store's connections: its queue is in the same database, and it opens no pool of its own. */
import type { PgBoss } from "pg-boss";
import { listenOn } from "#src/store/database/listen.ts";
import type { Store } from "#src/store/database/open-store.ts";

/** Loaded once the server responds, because the package takes a while to load. */
export async function openQueue(store: Store, { scheduled }: { scheduled: boolean }): Promise<PgBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  return new Boss({
    db: {
      executeSql: (text, values) => store.pool.query(text, values),
      // Wakes workers when another transaction commits an entry; without a connection workers poll.
      listen: (channel, onNotification, onReconnect) => listenOn(store, channel, onNotification, onReconnect),
    },
    // Our own migration creates its schema.
    schema: "pgboss",
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    schedule: scheduled,
    cronWorkerIntervalSeconds: 20,
    // So that work of a server that was killed is taken over within a minute, also where servers live no longer.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    flowIntervalSeconds: 3600,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
  });
}
