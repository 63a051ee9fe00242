/** PgBouncer in transaction mode before a test database: the system's package, installed if it is missing and may be installed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Client } from "pg";
import { databaseAccount } from "#src/store/database/embedded/account.ts";
import { freePort } from "../../scripts/lib/free-port.ts";
import { run } from "../../scripts/lib/run.ts";

function findProgram(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((file) => existsSync(file));
}

/** Undefined if there is none and none can be installed. */
export async function ensurePgbouncer(): Promise<string | undefined> {
  if (findProgram() === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", "pgbouncer"], { env });
  }
  return findProgram();
}

export interface Pooler {
  /** The database through the pooler. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** `connections`: how many it keeps to the database, for any number of clients. */
export async function startPgbouncer(program: string, database: string, connections: number): Promise<Pooler> {
  const { searchParams, hostname, port, username, password, pathname } = new URL(database);
  const socket = searchParams.get("host");
  // The path of a socket may be long, or only valid for this process: the pooler starts inside the folder.
  const cwd = socket === null ? undefined : realpathSync(socket);
  const place = cwd === undefined ? `host=${hostname}` : "host=/proc/self/cwd";
  const secret = password === "" ? "" : ` password=${decodeURIComponent(password)}`;
  const folder = mkdtempSync(join(tmpdir(), "hrms-pgbouncer-"));
  chmodSync(folder, 0o755);
  const listenPort = await freePort();
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: listenPort,
    unix_socket_dir: "",
    auth_type: "any",
    pool_mode: "transaction",
    default_pool_size: connections,
    max_client_conn: 200,
    ignore_startup_parameters: "extra_float_digits",
  };
  const name = pathname.slice(1);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]\n${name} = ${place} port=${port || 5432} dbname=${name} user=${username}${secret}\n[pgbouncer]\n${Object.entries(
      settings,
    )
      .map(([key, value]) => `${key} = ${value}\n`)
      .join("")}`,
  );
  // It refuses to run as root, like PostgreSQL.
  const account = databaseAccount(cwd ?? folder);
  const child = spawn(program, [file], { ...account, cwd, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  const url = `postgres://${username}@127.0.0.1:${listenPort}/${name}`;
  try {
    await untilItAnswers(child, url);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`PgBouncer does not answer:\n${said}`, { cause: error });
  }
  return {
    url,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (error) {
      if (tries === 100 || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
