/** File storage: metadata in the database, contents there too, in a folder or in a bucket. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import type { Actor } from "./audit.ts";
import type { OfEmployee } from "../people/shared/records.ts";
import type { ObjectStore } from "./object-store.ts";
import { fileBytes, files } from "./tables/files.ts";
import type { Transaction } from "../database/transaction.ts";

export type StoredFile = typeof files.$inferSelect;

interface NewFile {
  name: string;
  mediaType: string;
  class: FieldClass;
  bytes: Buffer;
  /** If already known: for a large file it takes a while. */
  sha256?: string;
}

/** A folder, or a bucket with an older folder still being read; the database without either. */
export type FilePlaces = string | { readonly bucket: ObjectStore; readonly folder?: string | undefined } | undefined;

const folderOf = (places: FilePlaces): string | undefined => (typeof places === "string" ? places : places?.folder);
const bucketOf = (places: FilePlaces): ObjectStore | undefined =>
  typeof places === "string" ? undefined : places?.bucket;

function bucketFor(id: string, places: FilePlaces): ObjectStore {
  const bucket = bucketOf(places);
  if (!bucket) throw new Error(`File ${id} lies in a bucket, and none is set.`);
  return bucket;
}

const keyOf = (tenantId: string, id: string): string => `${tenantId}/${id}`;

/** Where new contents are stored. */
export type BytesPlace = "database" | "folder" | "bucket";
export const placeOf = (places: FilePlaces): BytesPlace =>
  bucketOf(places) ? "bucket" : folderOf(places) === undefined ? "database" : "folder";

/** Paths consist only of ids, so that user-supplied names never reach the disk. */
const pathOf = (folder: string, tenantId: string, id: string): string => join(folder, tenantId, id);

/** Outside the database, completely or not at all; leftovers of a failed transaction have no row and are never found. */
export async function putBytes(tenantId: string, id: string, bytes: Buffer, places: FilePlaces): Promise<void> {
  const bucket = bucketOf(places);
  if (bucket) return bucket.put(keyOf(tenantId, id), bytes);
  const folder = folderOf(places) ?? "";
  const path = pathOf(folder, tenantId, id);
  await mkdir(join(folder, tenantId), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, bytes, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

export function getBytes(place: BytesPlace, tenantId: string, id: string, places: FilePlaces): Promise<Buffer> {
  return place === "bucket"
    ? bucketFor(id, places).get(keyOf(tenantId, id))
    : readFile(pathOf(folderOf(places) ?? "", tenantId, id));
}

export async function dropBytes(place: BytesPlace, tenantId: string, id: string, places: FilePlaces): Promise<void> {
  const folder = folderOf(places);
  if (place === "bucket") await bucketFor(id, places).remove(keyOf(tenantId, id));
  if (place === "folder" && folder !== undefined) await rm(pathOf(folder, tenantId, id), { force: true });
}

/** Contents outside the database, by their name there. */
export interface PlacedBytes {
  readonly name: string;
  readonly place: BytesPlace;
}

/** All files of a tenant; its folder is deleted with any leftovers of failed transactions. */
export async function dropTenantBytes(
  tenantId: string,
  bytes: readonly PlacedBytes[],
  places: FilePlaces,
): Promise<void> {
  for (const { name, place } of bytes) await dropBytes(place, tenantId, name, places);
  const folder = folderOf(places);
  if (folder !== undefined) await rm(join(folder, tenantId), { recursive: true, force: true });
}

export async function storeFile(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  of: OfEmployee,
  file: NewFile,
  places: FilePlaces,
): Promise<StoredFile> {
  const { bytes, sha256 = createHash("sha256").update(bytes).digest("hex"), ...facts } = file;
  const place = placeOf(places);
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [stored] = await tx
    .insert(files)
    .values({ tenantId, ...of, ...facts, ...who, size: bytes.length, sha256, place })
    .returning();
  if (!stored) throw new Error("The file was not stored.");
  if (place === "database") await tx.insert(fileBytes).values({ tenantId, fileId: stored.id, bytes });
  else await putBytes(tenantId, stored.id, bytes, places);
  return stored;
}

export async function findFile(
  tx: Transaction,
  { companyId, employeeId }: OfEmployee,
  id: string,
): Promise<StoredFile | undefined> {
  return (
    await tx
      .select()
      .from(files)
      .where(and(eq(files.companyId, companyId), eq(files.employeeId, employeeId), eq(files.id, id)))
  )[0];
}

export async function readBytes(
  tx: Transaction,
  { tenantId, id, place }: StoredFile,
  places: FilePlaces,
): Promise<Buffer> {
  if (place !== "database") return getBytes(place, tenantId, id, places);
  const [row] = await tx.select({ bytes: fileBytes.bytes }).from(fileBytes).where(eq(fileBytes.fileId, id));
  if (!row) throw new Error(`File ${id} has lost its bytes.`);
  return row.bytes;
}

/** From then on, everyone who may read the class may read the file. */
export async function classifyFile(tx: Transaction, { id }: StoredFile, to: FieldClass): Promise<void> {
  await tx.update(files).set({ class: to }).where(eq(files.id, id));
}

export async function removeFile(
  tx: Transaction,
  { tenantId, id, place }: StoredFile,
  places: FilePlaces,
): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
  await dropBytes(place, tenantId, id, places);
}
