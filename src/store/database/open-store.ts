/** Opens the database: the embedded PostgreSQL below DATA_DIR, or the server that DATABASE_URL names. */
import { resolve } from "node:path";
import { Client, type ClientConfig, Pool, type PoolConfig } from "pg";
import { archiveSettings } from "./embedded/archive.ts";
import { startCluster } from "./embedded/cluster.ts";
import { openReplica, type Replica } from "./replica.ts";
import { StoreError } from "./store-error.ts";
import { traceQueries } from "./traced-queries.ts";

/** PostgreSQL would log the values of failing rows and statements; the server logs errors without them. */
const quiet = "-c log_min_messages=log";

interface StoreSettings {
  /** Folder of the embedded database; `./data` unless given. */
  dataDir?: string | undefined;
  /** A PostgreSQL server, version 15 or newer, to be used instead. */
  databaseUrl?: string | undefined;
  /** The same database without a pooler in between. */
  directUrl?: string | undefined;
  /** A copy of that server for lists. */
  readUrl?: string | undefined;
  /** Receives short progress lines for people. */
  report: (line: string) => void;
  /** False for temporary databases: commits do not wait for the disk. */
  durable?: boolean;
  /** Whether the embedded database archives its log. */
  archives?: boolean;
  /** Maximum number of connections. */
  poolSize?: number;
  /** Called when the embedded database has died and cannot be restarted. */
  lost?: (error: StoreError) => void;
  /** Whether each statement is a span of the current trace. */
  traced?: boolean;
  /** False if a pooler assigns each transaction another connection. */
  prepares?: boolean;
}

export interface Store {
  /** Works as the owner of the tables: for migrations, and underneath the transactions of `transaction.ts`. */
  readonly pool: Pool;
  /** For connections of their own, which keep locks and notifications: they pass by a pooler. */
  readonly direct: ClientConfig;
  /** Answers lists while it is close enough to the primary. */
  readonly replica?: Replica;
  /** Whether repeated statements are prepared. */
  readonly prepares: boolean;
  /** Closes the connections, and stops the embedded server if there is one. */
  close(): Promise<void>;
}

export async function openStore({
  dataDir,
  databaseUrl,
  directUrl,
  readUrl,
  report,
  durable = true,
  archives = false,
  poolSize = 12,
  prepares = true,
  traced = false,
  lost,
}: StoreSettings): Promise<Store> {
  if (databaseUrl) {
    const store = await connectTo(databaseUrl, directUrl, { max: poolSize, prepares, traced });
    return readUrl === undefined ? store : withReplica(store, readUrl, { max: poolSize, prepares, traced });
  }
  const folder = resolve(dataDir ?? "data");
  const cluster = await startCluster({
    dataDir: folder,
    report,
    durable,
    lost,
    settings: archives ? archiveSettings : [],
  }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.syscall ? new StoreError(`DATA_DIR ${folder} cannot be used: ${cause.message}.`, { cause }) : cause;
  });
  const store = poolOf({ ...cluster.connection, options: quiet }, { max: poolSize, prepares, traced });
  return {
    ...store,
    close: async () => {
      await store.close();
      await cluster.stop();
    },
  };
}

/** What a database is, however it is reached. */
const identity = `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
  (select system_identifier from pg_control_system()) || ' ' || current_database() as name`;
interface Identity {
  readonly number: number;
  readonly version: string;
  readonly name: string;
}

async function connectTo(databaseUrl: string, directUrl: string | undefined, options: PoolOptions): Promise<Store> {
  const place = describe("DATABASE_URL", databaseUrl);
  const store = poolOf({ connectionString: databaseUrl }, options);
  try {
    const [server] = await reached(place, async () => (await store.pool.query<Identity>(identity)).rows);
    if (server && server.number < 150_000) {
      throw new StoreError(`${place} runs PostgreSQL ${server.version}, but version 15 or newer is needed.`);
    }
    if (directUrl === undefined) return store;
    const direct: ClientConfig = { ...store.direct, connectionString: directUrl };
    const at = describe("DATABASE_DIRECT_URL", directUrl);
    if ((await reached(at, () => identityAt(direct))) !== server?.name)
      throw new StoreError(`${at} is not the database of DATABASE_URL.`);
    return { ...store, direct };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function identityAt(config: ClientConfig): Promise<string | undefined> {
  const client = new Client(config);
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Identity>(identity)).rows[0]?.name;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function reached<Result>(place: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    const { code, message } = cause as { code?: string; message?: string };
    throw new StoreError(`${place} cannot be used: ${message || code || "no answer"}.`, { cause });
  }
}

/** A replica that does not answer keeps no server from starting. */
function withReplica(store: Store, readUrl: string, options: PoolOptions): Store {
  describe("DATABASE_READ_URL", readUrl);
  const { pool, close } = poolOf({ connectionString: readUrl, application_name: "hrms lists" }, options);
  const replica = openReplica(store.pool, pool);
  return {
    ...store,
    replica,
    async close() {
      replica.stop();
      await close();
      await store.close();
    },
  };
}

const example = "postgres://user:password@host:5432/hrms";

/** The setting with host and database of its URL, without the password. */
function describe(setting: string, databaseUrl: string): string {
  // A user without a host (a socket) is legal for PostgreSQL, but not for URL.
  const address = databaseUrl.replace(/@(?=\/)/, "@localhost");
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(address)) {
    throw new StoreError(`${setting} is not the address of a PostgreSQL database, such as ${example}.`);
  }
  const url = new URL(address);
  return `${setting}: the database ${url.searchParams.get("host") ?? (url.host || "localhost")}${url.pathname}`;
}

interface PoolOptions {
  readonly max: number;
  readonly prepares: boolean;
  readonly traced: boolean;
}

function poolOf(config: PoolConfig, { max, prepares, traced }: PoolOptions): Store {
  const pool = new Pool({
    max,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    keepAlive: true,
    application_name: "hrms",
    ...config,
  });
  // A broken connection fails its query and is replaced; without a listener its event would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    if (traced) traceQueries(client);
  });
  return { pool, direct: { ...pool.options }, prepares, close: () => pool.end() };
}
