/** Reads what PostgreSQL notes about itself in postmaster.pid, and tells a running server from a stale note. */
import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const pidFile = (folder: string) => join(folder, "postmaster.pid");

export function postmasterOf(folder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(pidFile(folder), "utf8"), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** True while a PostgreSQL works on the folder; a process that merely has the noted number does not count. */
export function isAlive(folder: string): boolean {
  const pid = postmasterOf(folder);
  if (pid === null || pid === process.pid) return false;
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch (error) {
    // Root in a container may not look into another account's process; its command line is open to all.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
  }
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
        : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes("bin/postgres");
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to start while the noted number belongs to any living process. It overlooks its own parents (we
 * name ourselves by PG_GRANDPARENT_PID), so we put ourselves there; unlike removing the note, this keeps its check for
 * shared memory still in use.
 */
export function retireStalePidFile(folder: string): void {
  if (postmasterOf(folder) === null) return;
  const lines = readFileSync(pidFile(folder), "utf8").split("\n");
  lines[0] = String(process.pid);
  writeFileSync(pidFile(folder), lines.join("\n"));
}
