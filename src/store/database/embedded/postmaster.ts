/** Reads and repairs PostgreSQL's pid and lock files, and distinguishes a running server from a stale file. */
import { execFileSync } from "node:child_process";
import {
  chownSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const pidFile = (folder: string) => join(folder, "postmaster.pid");

/** The socket lock also names the postmaster, so it is found without its pid file. */
const socketLock = (folder: string) => join(folder, ".s.PGSQL.5432.lock");

function pidIn(file: string): number | null {
  const pid = Number.parseInt(readNote(file) ?? "", 10);
  return pid > 0 ? pid : null;
}

function readNote(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

export function postmasterOf(folder: string): number | null {
  return pidIn(pidFile(folder));
}

/** The PostgreSQL running on the folder; another process with the same pid does not count. */
export function livePostmaster(folder: string): number | null {
  return (
    [pidFile(folder), socketLock(folder)].map(pidIn).find((pid) => pid !== null && usesFolder(folder, pid)) ?? null
  );
}

function usesFolder(folder: string, pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch (error) {
    // Root in a container may not inspect another account's process; its command line is readable by all.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
  }
  return commandOf(pid).includes("bin/postgres");
}

function commandOf(pid: number): string {
  try {
    return process.platform === "linux"
      ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

/**
 * Makes the pid files of a dead server harmless. PostgreSQL refuses to start while the recorded pid belongs to any living
 * process, or while a file is empty or unreadable, as after a power cut. It ignores its own parents (we identify
 * ourselves by PG_GRANDPARENT_PID), so we put our own pid into a readable file; unlike removing it, this keeps
 * PostgreSQL's check for shared memory in use. Without the file it still looks for memory under the folder's own key.
 * False while another server may be about to write its pid.
 */
export function retireStaleNotes(folder: string): boolean {
  rmSync(socketLock(folder), { force: true });
  const note = readNote(pidFile(folder));
  if (note === null) return true;
  if (pidIn(pidFile(folder)) === null) {
    if (Date.now() - statSync(pidFile(folder)).mtimeMs < 500) return false;
    rmSync(pidFile(folder), { force: true });
    return true;
  }
  writeFileSync(pidFile(folder), [process.pid, ...note.split("\n").slice(1)].join("\n"));
  return true;
}

/**
 * Watches the pid file of a running postmaster and restores it when it was removed or overwritten: PostgreSQL shuts down
 * within a minute of losing it, and a second server could start on the folder.
 */
export function keepPidFile(folder: string, postmaster: number): () => void {
  let kept = readNote(pidFile(folder));
  return () => {
    const note = readNote(pidFile(folder));
    if (pidIn(pidFile(folder)) === postmaster) kept = note;
    else if (kept !== null && usesFolder(folder, postmaster) && [null, postmaster].includes(livePostmaster(folder))) {
      const { uid, gid } = statSync(folder);
      const draft = `${pidFile(folder)}.new`;
      writeFileSync(draft, kept, { mode: 0o600 });
      if (process.getuid?.() === 0) chownSync(draft, uid, gid);
      renameSync(draft, pidFile(folder));
    }
  };
}

/**
 * Kills backends that outlived their postmaster: they hold its shared memory, so that no other can start. A backend
 * shows the name of its cluster in its title; one whose parent is a postmaster is not touched.
 */
export function endOrphans(cluster: string): void {
  for (const { pid, parent, command } of processes()) {
    if (!command.startsWith(`postgres: ${cluster}: `) || commandOf(parent).includes("bin/postgres")) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended in the meantime.
    }
  }
}

function processes(): { pid: number; parent: number; command: string }[] {
  if (process.platform !== "linux") {
    const lines = execFileSync("ps", ["-axo", "pid=,ppid=,command="], { encoding: "utf8" }).split("\n");
    return lines.flatMap((line) => {
      const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      // The program name is in parentheses and may contain spaces; the parent pid follows the state after it.
      const stat = readNote(`/proc/${name}/stat`) ?? "";
      return {
        pid: Number(name),
        parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]),
        command: commandOf(Number(name)),
      };
    });
}
