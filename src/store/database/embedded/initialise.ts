/** Creates the files of an embedded PostgreSQL. */
import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StoreError } from "../store-error.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

/** Name of the superuser of the cluster and of the database inside. */
export const clusterName = "hrms";

/**
 * The folder as the database account sees it. That account may not be allowed into the folders above (a checkout below
 * root's home), but it starts inside, and this link avoids the path through them.
 */
export const inside = process.platform === "linux" ? "/proc/self/cwd" : ".";

/** Ignores the caller's PostgreSQL settings and language. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  return { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), LC_ALL: "C" };
}

/** Created in a temporary folder and renamed, so that a server killed in between leaves nothing half-done. */
export async function initialise(folder: string, binaries: Binaries, account: Account | null): Promise<void> {
  const parent = join(folder, "..");
  const draft = `${folder}.new-${process.pid}`;
  for (const leftover of readdirSync(parent).filter((entry) => /^postgres\.new-\d+$/.test(entry))) {
    const maker = Number(leftover.slice("postgres.new-".length));
    if (maker === process.pid || !isRunning(maker)) rmSync(join(parent, leftover), { recursive: true, force: true });
  }
  mkdirSync(draft, { mode: 0o700 });
  if (account) chownSync(draft, account.uid, account.gid);
  // The socket is in the cluster's own folder, which only its account and root can enter: anyone who can connect can
  // read the files anyway, so a password would protect nothing.
  const access = [`--username=${clusterName}`, "--auth-local=trust", "--auth-host=reject"];
  const text = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const child = spawn(binaries.initdb, ["-D", inside, "--no-instructions", ...access, ...text], {
    ...account,
    cwd: draft,
    env: environment(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.on("error", (error) => {
      complaint += error.message;
      resolve(null);
    });
    child.on("close", resolve);
  });
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = complaint.trim() || "initdb failed";
    throw new StoreError(
      `The database could not be made in ${folder}: ${reason}. Set DATABASE_URL to use another server.`,
    );
  }
  try {
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(join(folder, "PG_VERSION"))) return;
    throw new StoreError(`${folder} is in the way of the database: ${(cause as Error).message}`, { cause });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
