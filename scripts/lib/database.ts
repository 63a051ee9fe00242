/** The server's database for commands: beside a running server if there is one, otherwise started for the command. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import type { Settings } from "#src/server/settings.ts";
import { archiveSettings } from "#src/store/database/embedded/archive.ts";
import { startCluster } from "#src/store/database/embedded/cluster.ts";
import { clusterName } from "#src/store/database/embedded/initialise.ts";
import { livePostmaster } from "#src/store/database/embedded/postmaster.ts";
import { socketAddress } from "#src/store/database/embedded/socket.ts";
import { StoreError } from "#src/store/database/store-error.ts";

/** URL of a database behind a socket in the folder `host`. */
export const socketUrl = ({ host = "", user = "", database = "" }: ClientConfig): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

/** Works on the embedded database in DATA_DIR. */
export async function onEmbedded<Result>(
  { dataDir, backupDir }: Pick<Settings, "dataDir" | "backupDir">,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, "postgres");
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new StoreError(`There is no database in ${dataDir}: set DATA_DIR.`);
  if (livePostmaster(folder) !== null) {
    const socket = socketAddress(folder);
    try {
      return await onClient({ host: socket.host, port: 5432, user: clusterName, database: clusterName }, work);
    } finally {
      socket.close();
    }
  }
  const settings = backupDir === undefined ? [] : archiveSettings;
  const cluster = await startCluster({ dataDir, report: () => undefined, durable: true, settings });
  try {
    return await onClient(cluster.connection, work);
  } finally {
    await cluster.stop();
  }
}

async function onClient<Result>(
  connection: { host: string; port: number; user: string; database: string },
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
