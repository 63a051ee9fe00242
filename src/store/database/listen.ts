/** Notifications of the database, on one connection outside the pool that everything listening in this process shares. */
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Store } from "./open-store.ts";
import type { Transaction } from "./transaction.ts";

/** Between attempts to connect: doubled each time. */
const reconnectMs = { first: 100, longest: 5_000 };

interface Subscription {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called on every new connection: notifications before it may have been missed. */
  readonly onConnect: () => void;
  /** Called when the connection is lost. */
  readonly onLost?: (() => void) | undefined;
}

interface Listener {
  readonly add: (subscription: Subscription) => Promise<void>;
  readonly remove: (subscription: Subscription) => Promise<void>;
}

const listeners = new WeakMap<Store, Listener>();

function createListener({ direct }: Store): Listener {
  const subscriptions = new Set<Subscription>();
  let connected: Promise<Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = reconnectMs.first;

  const reconnectLater = (): void => {
    clearTimeout(timer);
    if (subscriptions.size === 0) return;
    timer = setTimeout(() => void ready().catch(() => undefined), waitMs);
    timer.unref();
    waitMs = Math.min(waitMs * 2, reconnectMs.longest);
  };

  async function connect(): Promise<Client> {
    const client = new Client({ ...direct, application_name: "hrms notifications" });
    let lost = false;
    const replace = (): void => {
      if (lost) return;
      lost = true;
      connected = undefined;
      for (const one of subscriptions) one.onLost?.();
      reconnectLater();
    };
    client.on("error", replace);
    client.on("end", replace);
    client.on("notification", ({ channel, payload = "" }) => {
      for (const one of subscriptions) if (one.channel === channel) one.onNotification(payload);
    });
    try {
      await client.connect();
      for (const channel of new Set([...subscriptions].map((one) => one.channel))) await listen(client, channel);
    } catch (error) {
      await client.end().catch(() => undefined);
      replace();
      throw error;
    }
    waitMs = reconnectMs.first;
    for (const one of subscriptions) one.onConnect();
    return client;
  }

  const listen = (client: Client, channel: string) => client.query(`listen "${channel}"`);
  const ready = (): Promise<Client> => (connected ??= connect());

  return {
    async add(subscription) {
      const open = connected;
      subscriptions.add(subscription);
      if (open === undefined) return void (await ready());
      await listen(await open, subscription.channel);
      subscription.onConnect();
    },
    async remove(subscription) {
      subscriptions.delete(subscription);
      if (subscriptions.size > 0) return;
      clearTimeout(timer);
      const client = await connected?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

/** A broken connection is replaced; what listens needs another way to notice changes until then. */
export async function listenOn(
  store: Store,
  channel: string,
  onNotification: (payload: string) => void,
  onConnect: () => void,
  onLost?: () => void,
): Promise<{ close: () => Promise<void> }> {
  const listener = listeners.get(store) ?? createListener(store);
  listeners.set(store, listener);
  const subscription = { channel, onNotification, onConnect, onLost };
  // The connection is tried again.
  await listener.add(subscription).catch(() => undefined);
  return { close: () => listener.remove(subscription) };
}

/** Reaches the listeners of all servers when the transaction commits. */
export async function notifyOn(tx: Transaction, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
