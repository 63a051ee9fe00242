/** The operating system account that PostgreSQL runs as: it refuses to run as root. */
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "../store-error.ts";

export interface Account {
  uid: number;
  gid: number;
}

/** Null: the account that runs this process. An existing database keeps its owner. */
export function databaseAccount(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(clusterDir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const found = accounts.find((fields) => fields[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new StoreError(
    "PostgreSQL does not run as root, and this machine has neither an account postgres nor nobody: start as a normal user or set DATABASE_URL.",
  );
}

/** Whether the account may read the path and enter every folder above it. */
export function canReach(path: string, account: Account): boolean {
  const permits = (target: string, need: number): boolean => {
    const { mode, uid, gid } = statSync(target);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    return ((mode >> shift) & need) === need;
  };
  if (!permits(path, statSync(path).isDirectory() ? 5 : 4)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!permits(folder, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
}
