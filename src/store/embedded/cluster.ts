/** One embedded PostgreSQL server: made, started or taken over, held against other owners, and stopped. */
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { makeFolder } from "../make-folder.ts";
import { StoreError } from "../store-error.ts";
import { databaseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { clusterName, environment, initialise, inside } from "./initialise.ts";
import { isAlive, postmasterOf, retireStalePidFile } from "./postmaster.ts";
import { socketAddress } from "./socket.ts";

/** Held by the process that owns the cluster, as long as it lives. */
const ownerLock = 4_010_018;

interface ClusterSettings {
  dataDir: string;
  report: (line: string) => void;
  /** False for databases that are thrown away: commits do not wait for the disk. */
  durable: boolean;
}

export interface Cluster {
  connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
}

interface Launched {
  /** Size of the log before, so that only its own complaints are read. */
  readonly logStart: number;
  readonly hasEnded: () => boolean;
}

/** Runs a command that is stopped when our end of its input closes: what is thrown away shall not outlive a kill of ours. */
const untilWeEnd = 'exec 3<&0; "$@" & it=$!; (read -r line; kill -INT $it) <&3 & exec 3<&-; wait $it';

/** Recovery after a crash takes its time. */
const longestStart = 300_000;

export async function startCluster({ dataDir, report, durable }: ClusterSettings): Promise<Cluster> {
  makeFolder(dataDir);
  const folder = join(dataDir, "postgres");
  const logFile = join(dataDir, "postgres.log");
  const account = databaseAccount(folder);
  const binaries = findBinaries(account);
  if (!existsSync(join(folder, "PG_VERSION"))) {
    report("Making the database");
    await initialise(folder, binaries, account);
  }
  const version = readVersion(folder);
  if (version !== binaries.major) {
    throw new StoreError(
      `${folder} was made by PostgreSQL ${version}, but this release brings version ${binaries.major}: ` +
        `dump it with version ${version}, or set another DATA_DIR.`,
    );
  }
  const socket = socketAddress(folder);
  const connection = { host: socket.host, port: 5432, user: clusterName, database: clusterName };
  const owner = await own();

  /** Connects, starting the server where none runs, and keeps others out. */
  async function own(): Promise<Client> {
    const deadline = Date.now() + longestStart;
    let launched: Launched | null = null;
    for (;;) {
      const client = await connect();
      if (client) {
        try {
          await lock(client);
          if (!launched) {
            // Started anew, so that it has this release's programs and settings.
            report("Stopping the database that an ended server left running");
            await stopServer();
            await client.end().catch(() => undefined);
            continue;
          }
          const { rows } = await client.query("select 1 from pg_database where datname = $1", [clusterName]);
          if (rows.length === 0) await client.query(`create database ${clusterName}`);
          return client;
        } catch (error) {
          await client.end().catch(() => undefined);
          throw error;
        }
      }
      if (Date.now() > deadline) throw failed("does not answer", launched);
      if (launched?.hasEnded() && !isAlive(folder)) {
        // Backends of a killed server, or another server that starts this very moment: both are gone or there soon.
        if (!/pre-existing shared memory|lock file .* already exists/.test(logSince(launched))) throw failed("did not start", launched);
        launched = null;
        await sleep(300);
      }
      if (!launched && !isAlive(folder)) {
        retireStalePidFile(folder);
        launched = launch();
      }
      await sleep(25);
    }
  }

  async function connect(): Promise<Client | null> {
    const client = new Client({ ...connection, database: "postgres", application_name: `hrms ${process.pid}` });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch {
      await client.end().catch(() => undefined);
      return null;
    }
  }

  /** A server that was killed leaves its lock within moments; one that lives keeps it. */
  async function lock(client: Client): Promise<void> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [ownerLock]);
      if (rows[0]?.got) return;
      await sleep(100);
    }
    throw new StoreError(`Another server is using ${dataDir}: stop it first, or set another DATA_DIR.`);
  }

  async function stopServer(): Promise<void> {
    const postmaster = postmasterOf(folder);
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      if (postmaster === null || !isAlive(folder)) return;
      process.kill(postmaster, signal);
      const deadline = Date.now() + 30_000;
      while (isAlive(folder) && Date.now() < deadline) await sleep(10);
    }
  }

  function launch(): Launched {
    if (logSize() > 5_000_000) truncateSync(logFile);
    const logStart = logSize();
    const log = openSync(logFile, "a", 0o600);
    const options = [
      "listen_addresses=",
      "unix_socket_directories=.",
      "unix_socket_permissions=0700",
      "timezone=UTC",
      "log_timezone=UTC",
      "max_connections=60",
      "io_method=sync",
      `fsync=${durable ? "on" : "off"}`,
      `synchronous_commit=${durable ? "on" : "off"}`,
      `full_page_writes=${durable ? "on" : "off"}`,
    ];
    const command = [binaries.postgres, "-D", inside, ...options.flatMap((option) => ["-c", option])];
    const [program = "", ...args] = durable ? command : ["sh", "-c", untilWeEnd, "sh", ...command];
    const child = spawn(program, args, {
      ...account,
      cwd: folder,
      // The living process that a stale note may name: see retireStalePidFile.
      env: { ...environment(), PG_GRANDPARENT_PID: String(process.pid) },
      stdio: [durable ? "ignore" : "pipe", log, log],
      // Out of our process group: Ctrl-C reaches us alone, and we stop it when the last request is done.
      detached: true,
    });
    child.on("error", () => undefined);
    child.on("exit", () => child.stdin?.destroy());
    child.unref();
    if (child.stdin instanceof Socket) child.stdin.unref();
    closeSync(log);
    return { logStart, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
  }

  function logSize(): number {
    return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  }

  function logSince({ logStart }: Launched): string {
    return readFileSync(logFile).subarray(logStart).toString();
  }

  function failed(what: string, launched: Launched | null): StoreError {
    const complaint = launched && logSince(launched).split("\n").findLast((line) => /FATAL|PANIC|ERROR/.test(line));
    return new StoreError(`The embedded PostgreSQL ${what}. ${complaint ? `${complaint} ` : ""}See ${logFile}, or set DATABASE_URL.`);
  }

  return {
    connection,
    async stop() {
      // The lock is kept until the server is down: nobody takes over what is about to end.
      await stopServer();
      await owner.end().catch(() => undefined);
      socket.close();
    },
  };
}

function readVersion(folder: string): string {
  return readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
}
