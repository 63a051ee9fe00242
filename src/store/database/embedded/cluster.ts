/** One embedded PostgreSQL server: created, started or taken over, locked against other owners, restarted when it dies, and stopped. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, statSync, truncateSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { makeFolder } from "../../shared/make-folder.ts";
import { StoreError } from "../store-error.ts";
import { isUnavailable } from "../unavailable.ts";
import { errorCode } from "../violations.ts";
import { databaseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { clusterName, environment, initialise, inside } from "./initialise.ts";
import { endOrphans, keepPidFile, livePostmaster, retireStaleNotes } from "./postmaster.ts";
import { socketAddress } from "./socket.ts";

/** Held by the process that owns the cluster, as long as it lives. */
const ownerLock = 4_010_018;

interface ClusterSettings {
  dataDir: string;
  report: (line: string) => void;
  /** False for temporary databases: commits do not wait for the disk. */
  durable: boolean;
  /** More settings of PostgreSQL. */
  settings?: readonly string[] | undefined;
  /** Called when the running server has died and cannot be started again. */
  lost?: ((error: StoreError) => void) | undefined;
}

export interface Cluster {
  connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
}

interface Launched {
  /** Log size before the start, so that only new messages are read. */
  readonly logStart: number;
  /** Whether it has run: then its end is not a failed start. */
  answered: boolean;
  readonly hasEnded: () => boolean;
}

/** Runs a command that stops when our end of its input closes: temporary databases must not outlive us. */
const untilWeEnd = 'exec 3<&0; "$@" & it=$!; (read -r line; kill -INT $it) <&3 & exec 3<&-; wait $it';

/** Recovery after a crash takes its time. */
const longestStart = 300_000;

/** A server that has died is back within this time, unless it reports that it is recovering; otherwise it is given up. */
const longestRestart = 5_000;

const watchIntervalMs = 500;

export async function startCluster({
  dataDir,
  report,
  durable,
  settings = [],
  lost = () => undefined,
}: ClusterSettings): Promise<Cluster> {
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
  // Shown in its process titles, so that they are recognised.
  const name = `hrms-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 12)}`;
  let launched: Launched | null = null;
  let supervised = false;
  let restart: Promise<void> | undefined;
  let owner = await own(longestStart);
  let checkPidFile = pidFileCheck();
  const watch = setInterval(() => checkPidFile(), watchIntervalMs);
  watch.unref();
  supervised = true;

  /** Restarts the server, or reconnects to one recovering from a backend crash. */
  function revive(): void {
    if (!supervised || restart) return;
    report("The database has ended unexpectedly: starting it again");
    restart = (async () => {
      try {
        await owner.end().catch(() => undefined);
        owner = await own(longestRestart);
        checkPidFile = pidFileCheck();
      } catch (error) {
        supervised = false;
        lost(error instanceof StoreError ? error : failed("cannot be started again", launched));
      } finally {
        restart = undefined;
      }
    })();
  }

  function pidFileCheck(): () => void {
    const postmaster = livePostmaster(folder);
    return postmaster === null ? () => undefined : keepPidFile(folder, postmaster);
  }

  /** Connects, starting the server if none runs, and locks others out. */
  async function own(timeoutMs: number): Promise<Client> {
    const started = Date.now();
    for (;;) {
      const { client, recovering } = await connect();
      if (client) {
        try {
          await lock(client);
          if (!launched) {
            // Restarted, so that it uses this release's programs and settings.
            report("Stopping the database that an ended server left running");
            await stopServer();
            await client.end().catch(() => undefined);
            continue;
          }
          const { rows } = await client.query("select 1 from pg_database where datname = $1", [clusterName]);
          if (rows.length === 0) await client.query(`create database ${clusterName}`);
          launched.answered = true;
          client.once("end", revive);
          return client;
        } catch (error) {
          await client.end().catch(() => undefined);
          if (!isUnavailable(error)) throw error;
        }
      }
      if (Date.now() - started > (recovering ? longestStart : timeoutMs)) throw failed("does not answer", launched);
      if (launched?.hasEnded() && livePostmaster(folder) === null) {
        const complaint = logSince(launched);
        // Backends of a killed server, or another server starting at this moment: both resolve within moments.
        const blocker = /pre-existing shared memory|lock file .* already exists/.exec(complaint);
        if (!launched.answered && !blocker) throw failed("did not start", launched);
        if (blocker?.[0].startsWith("pre-existing")) endOrphans(name);
        if (!launched.answered) await sleep(100);
        launched = null;
      }
      if (!launched && livePostmaster(folder) === null && retireStaleNotes(folder)) launched = launch();
      await sleep(25);
    }
  }

  async function connect(): Promise<{ client: Client | null; recovering: boolean }> {
    const client = new Client({
      ...connection,
      database: "postgres",
      application_name: `hrms ${process.pid}`,
      connectionTimeoutMillis: 2_000,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return { client, recovering: false };
    } catch (error) {
      await client.end().catch(() => undefined);
      return { client: null, recovering: errorCode(error) === "57P03" };
    }
  }

  /** A killed server releases its lock within moments; a living one keeps it. */
  async function lock(client: Client): Promise<void> {
    for (let attempt = 0; attempt < 20; attempt++) {
      const { rows } = await client.query<{ got: boolean }>("select pg_try_advisory_lock($1) as got", [ownerLock]);
      if (rows[0]?.got) return;
      await sleep(100);
    }
    throw new StoreError(`Another server is using ${dataDir}: stop it first, or set another DATA_DIR.`);
  }

  async function stopServer(): Promise<void> {
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      const postmaster = livePostmaster(folder);
      if (postmaster === null) return;
      process.kill(postmaster, signal);
      const deadline = Date.now() + 30_000;
      while (livePostmaster(folder) !== null && Date.now() < deadline) await sleep(10);
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
      // Servers of tests share one cluster.
      `max_connections=${durable ? 60 : 200}`,
      `cluster_name=${name}`,
      "io_method=sync",
      `fsync=${durable ? "on" : "off"}`,
      `synchronous_commit=${durable ? "on" : "off"}`,
      `full_page_writes=${durable ? "on" : "off"}`,
      ...settings,
    ];
    const command = [binaries.postgres, "-D", inside, ...options.flatMap((option) => ["-c", option])];
    const [program = "", ...args] = durable ? command : ["sh", "-c", untilWeEnd, "sh", ...command];
    const child = spawn(program, args, {
      ...account,
      cwd: folder,
      // The living process that a stale pid file may name: see retireStaleNotes.
      env: { ...environment(), PG_GRANDPARENT_PID: String(process.pid) },
      stdio: [durable ? "ignore" : "pipe", log, log],
      // In its own process group: Ctrl-C reaches only us, and we stop it after the last request.
      detached: true,
    });
    child.on("error", () => undefined);
    child.on("exit", () => {
      child.stdin?.destroy();
      revive();
    });
    child.unref();
    if (child.stdin instanceof Socket) child.stdin.unref();
    closeSync(log);
    return { logStart, answered: false, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
  }

  function logSize(): number {
    return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  }

  function logSince({ logStart }: Launched): string {
    return readFileSync(logFile).subarray(logStart).toString();
  }

  function failed(what: string, launched: Launched | null): StoreError {
    const complaint =
      launched &&
      logSince(launched)
        .split("\n")
        // Besides refusals of our own attempts to connect.
        .findLast((line) => /FATAL|PANIC|ERROR/.test(line) && !line.includes("the database system is "));
    return new StoreError(
      `The embedded PostgreSQL ${what}. ${complaint ? `${complaint} ` : ""}See ${logFile}, or set DATABASE_URL.`,
    );
  }

  return {
    connection,
    async stop() {
      supervised = false;
      clearInterval(watch);
      await restart;
      // The lock is kept until the server is down, so that nobody takes over a stopping one.
      await stopServer();
      await owner.end().catch(() => undefined);
      socket.close();
    },
  };
}

function readVersion(folder: string): string {
  return readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
}
