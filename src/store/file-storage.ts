/** Where files lie: their facts in the database always, their bytes beside them or in a folder. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { FieldClass } from "#src/domain/access/vocabulary.ts";
import type { Actor } from "./audit.ts";
import type { OfEmployee } from "./employee-records/records.ts";
import { fileBytes, files } from "./tables/files.ts";
import type { Transaction } from "./transaction.ts";

export type StoredFile = typeof files.$inferSelect;

export interface NewFile {
  name: string;
  mediaType: string;
  class: FieldClass;
  bytes: Buffer;
}

/** Ids alone make the path, so that no name of a person's choosing reaches the disk. */
const pathOf = (folder: string, tenantId: string, id: string): string => join(folder, tenantId, id);

export async function storeFile(tx: Transaction, { tenantId, userId, now }: Actor, of: OfEmployee, file: NewFile, folder: string | undefined): Promise<StoredFile> {
  const { bytes, ...facts } = file;
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const [stored] = await tx
    .insert(files)
    .values({ tenantId, ...of, ...facts, ...who, size: bytes.length, sha256, place: folder === undefined ? "database" : "folder" })
    .returning();
  if (!stored) throw new Error("The file was not stored.");
  if (folder === undefined) await tx.insert(fileBytes).values({ tenantId, fileId: stored.id, bytes });
  else {
    // Whole or not at all; what a transaction that fails leaves behind has no row and is never found.
    const path = pathOf(folder, tenantId, stored.id);
    await mkdir(join(folder, tenantId), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, bytes, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
  return stored;
}

export async function findFile(tx: Transaction, { companyId, employeeId }: OfEmployee, id: string): Promise<StoredFile | undefined> {
  return (await tx.select().from(files).where(and(eq(files.companyId, companyId), eq(files.employeeId, employeeId), eq(files.id, id))))[0];
}

export async function readBytes(tx: Transaction, { tenantId, id, place }: StoredFile, folder: string | undefined): Promise<Buffer> {
  if (place === "folder") return readFile(pathOf(folder ?? "", tenantId, id));
  const [row] = await tx.select({ bytes: fileBytes.bytes }).from(fileBytes).where(eq(fileBytes.fileId, id));
  if (!row) throw new Error(`File ${id} has lost its bytes.`);
  return row.bytes;
}

/** From then on who may read the class may read the file. */
export async function classifyFile(tx: Transaction, { id }: StoredFile, to: FieldClass): Promise<void> {
  await tx.update(files).set({ class: to }).where(eq(files.id, id));
}

export async function removeFile(tx: Transaction, { tenantId, id, place }: StoredFile, folder: string | undefined): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
  if (place === "folder" && folder !== undefined) await rm(pathOf(folder, tenantId, id), { force: true });
}
