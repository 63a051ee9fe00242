/** Opens the database: the embedded PostgreSQL below DATA_DIR, or the server that DATABASE_URL names. */
import { resolve } from "node:path";
import { Pool, type PoolConfig } from "pg";
import { archiveSettings } from "./embedded/archive.ts";
import { startCluster } from "./embedded/cluster.ts";
import { StoreError } from "./store-error.ts";
import { traceQueries } from "./traced-queries.ts";

/** PostgreSQL would log the values of failing rows and statements; the server logs errors without them. */
const quiet = "-c log_min_messages=log";

interface StoreSettings {
  /** Folder of the embedded database; `./data` unless given. */
  dataDir?: string | undefined;
  /** A PostgreSQL server, version 15 or newer, to be used instead. */
  databaseUrl?: string | undefined;
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
  /** Whether repeated statements are prepared. */
  readonly prepares: boolean;
  /** Closes the connections, and stops the embedded server if there is one. */
  close(): Promise<void>;
}

export async function openStore({
  dataDir,
  databaseUrl,
  report,
  durable = true,
  archives = false,
  poolSize = 12,
  prepares = true,
  traced = false,
  lost,
}: StoreSettings): Promise<Store> {
  if (databaseUrl) return connectTo(databaseUrl, { max: poolSize, prepares, traced });
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

async function connectTo(databaseUrl: string, options: PoolOptions): Promise<Store> {
  const place = describe(databaseUrl);
  const store = poolOf({ connectionString: databaseUrl }, options);
  try {
    const { rows } = await store.pool.query<{ number: number; version: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
    );
    const server = rows[0];
    if (server && server.number < 150_000) {
      throw new StoreError(
        `DATABASE_URL: ${place} runs PostgreSQL ${server.version}, but version 15 or newer is needed.`,
      );
    }
    return store;
  } catch (cause) {
    await store.close();
    if (cause instanceof StoreError) throw cause;
    const { code, message } = cause as { code?: string; message?: string };
    throw new StoreError(`DATABASE_URL: the database ${place} cannot be used: ${message || code || "no answer"}.`, {
      cause,
    });
  }
}

const example = "postgres://user:password@host:5432/hrms";

/** Host and database of the URL, without the password. */
function describe(databaseUrl: string): string {
  // A user without a host (a socket) is legal for PostgreSQL, but not for URL.
  const address = databaseUrl.replace(/@(?=\/)/, "@localhost");
  if (!/^postgres(ql)?:\/\//.test(databaseUrl) || !URL.canParse(address)) {
    throw new StoreError(`DATABASE_URL is not the address of a PostgreSQL database, such as ${example}.`);
  }
  const url = new URL(address);
  return `${url.searchParams.get("host") ?? (url.host || "localhost")}${url.pathname}`;
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
  return { pool, prepares, close: () => pool.end() };
}
