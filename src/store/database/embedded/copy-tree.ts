/** Copies folders while others may be writing in them. */
import { chown, copyFile, lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** `keeps` says which entries are copied, by their path below the folder. A file that disappears in between is left out. */
export async function copyTree(from: string, to: string, keeps: (path: string) => boolean, below = ""): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!keeps(path)) continue;
    try {
      if (entry.isDirectory()) await copyTree(from, to, keeps, path);
      else if (entry.isFile()) await copyFile(join(from, path), join(to, path));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

/** Completely or not at all, and on the disk when it returns. */
export async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.part`;
  await copyFile(from, draft);
  const handle = await open(draft, "r+");
  await handle.sync().finally(() => handle.close());
  await rename(draft, to);
}

/** Copies only what is not there yet: contents of files never change under their name. */
export async function copyNew(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (entries.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  const known = new Set(entries.length > 0 ? await readdir(to) : []);
  let copied = 0;
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copied += await copyNew(source, target);
    else if (!known.has(entry.name) && !entry.name.endsWith(".part")) {
      await copyWhole(source, target).catch(async (error: unknown) => {
        await rm(`${target}.part`, { force: true });
        if (!isMissing(error)) throw error;
      });
      copied += 1;
    }
  }
  return copied;
}

export async function giveTo(path: string, account: { uid: number; gid: number }): Promise<void> {
  await chown(path, account.uid, account.gid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(join(path, name), account);
}
