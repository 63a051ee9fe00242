/** Files of an employee: accepted by content, returned as downloads. */
import { reply } from "#src/contract/handler.ts";
import { invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { filesOf, isFileUsed } from "#src/store/people/employee-records/file-uses.ts";
import type { OfEmployee } from "#src/store/people/shared/records.ts";
import {
  classifyFile,
  findFile,
  readBytes,
  removeFile,
  storeFile,
  type StoredFile,
} from "#src/store/shared/file-storage.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { takeOf } from "../../platform/shared/limits.ts";
import { employeeOf, type ReachedEmployee } from "../shared/people.ts";

const wire = (file: StoredFile) => ({
  ...pick(file, ["id", "name", "mediaType", "size", "class"]),
  at: file.createdAt.toISOString(),
});
const ofEmployee = ({ id, companyId }: ReachedEmployee) => ({ companyId, employeeId: id });

/** The file that a record references: it must be the employee's own, and from then on is readable by readers of the record. */
export async function checkFile(
  ctx: HrmsContext,
  employee: ReachedEmployee,
  fileId: string | null | undefined,
  before: string | null | undefined,
  of: FieldClass,
): Promise<string | null> {
  if (fileId === null || fileId === undefined) return null;
  const file = await findFile(ctx.db, ofEmployee(employee), fileId);
  if (!file) throw invalid("/fileId", "unknown-reference");
  if (file.class !== of) {
    // Otherwise a file could be exposed by naming it in a record that more people may read.
    if (fileId !== before && !employee.read.has(file.class)) throw invalid("/fileId", "unknown-reference");
    await classifyFile(ctx.db, file, of);
  }
  return fileId;
}

/** A body of a media type that the gateway does not parse arrives as bytes. */
async function sentBytes(body: unknown): Promise<Buffer> {
  const file = (body as { file?: unknown }).file;
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.from((file ?? body) as Uint8Array);
}

/** A file is deleted with the last record that references it. */
export async function removeUnusedFile(ctx: HrmsContext, of: OfEmployee, fileId: unknown): Promise<void> {
  if (typeof fileId !== "string" || (await isFileUsed(ctx.db, fileId))) return;
  const file = await findFile(ctx.db, of, fileId);
  if (!file) return;
  await removeFile(ctx.db, file, ctx.settings.filesDir);
  const changes = [{ field: "name", before: file.name, after: null }];
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: of.companyId,
    action: "delete",
    subject: "files",
    recordId: file.id,
    recordName: file.name,
    changes,
  });
}

/** Deletes the employee's files, including contents outside the database. */
export async function removeFilesOf(ctx: HrmsContext, of: OfEmployee): Promise<void> {
  for (const file of await filesOf(ctx.db, of)) await removeFile(ctx.db, file, ctx.settings.filesDir);
}

export const filesHandlers = {
  async uploadEmployeeFile({ path, query, body }, ctx) {
    const employee = await employeeOf(ctx, path, { class: query.class });
    if (!employee.self && !employee.write.has(query.class)) throw new ProblemError("forbidden");
    const bytes = await sentBytes(body);
    const { largestFile, filesDir } = ctx.settings;
    if (bytes.length > largestFile) throw invalid("", "file-size", { limit: largestFile });
    const actor = actorOf(ctx);
    const copy = new Uint8Array(bytes);
    const { mediaType, sha256 } = await ctx.settings.uploads.run("inspectFile", {
      input: { bytes: copy },
      owner: actor.tenantId,
      transfer: [copy.buffer],
    });
    if (mediaType === undefined) throw invalid("", "file-kind");
    await takeOf(ctx, "storageMb", bytes.length / 1_000_000);
    const file = await storeFile(
      ctx.db,
      actor,
      ofEmployee(employee),
      { name: lineOf("name", query.name), mediaType, class: query.class, bytes, sha256 },
      filesDir,
    );
    const changes = [
      { field: "name", before: null, after: file.name },
      { field: "size", before: null, after: file.size },
      { field: "sha256", before: null, after: file.sha256 },
    ];
    await recordEvent(ctx.db, actor, {
      companyId: employee.companyId,
      action: "create",
      subject: "files",
      recordId: file.id,
      recordName: file.name,
      changes,
    });
    return reply(201, wire(file));
  },

  async downloadEmployeeFile({ path }, ctx) {
    const employee = await employeeOf(ctx, path, { class: "public" });
    const file = await findFile(ctx.db, ofEmployee(employee), path.fileId);
    if (!file || !employee.read.has(file.class)) throw notFound();
    const bytes = await readBytes(ctx.db, file, ctx.settings.filesDir);
    // Characters that a header cannot contain appear only in the second form.
    const plain = file.name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
    const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`;
    return reply(200, new Blob([Uint8Array.from(bytes)]), { "Content-Disposition": disposition });
  },
} satisfies HrmsHandlers;
