/** Imports of people: uploaded, validated as often as needed, then written completely or not at all. */
import type { ImportCheck, ImportJob } from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import {
  customImportFields,
  type ImportField,
  importFields,
  suggestMapping,
} from "#src/domain/people/import/fields.ts";
import type { ImportMapping, ImportRow } from "#src/domain/people/import/import-file.ts";
import { activeCustomFields } from "#src/store/people/custom-field-definitions.ts";
import {
  allImports,
  findImport,
  type ImportJobRow,
  importsPage,
  insertImport,
  lockImport,
  updateImport,
} from "#src/store/people/import-jobs.ts";
import { insertPeople } from "#src/store/people/insert-people.ts";
import { seatsTaken } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf, type SteppedHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { takeOf, takeSeats } from "../../platform/shared/limits.ts";
import { reachOf } from "../shared/people.ts";
import { tableFile } from "../../shared/list-file.ts";
import { exportFile } from "../../shared/records/operations.ts";
import { moments } from "../../shared/records/wire.ts";
import { checkRows } from "./check.ts";
import { progressOf, withProgress } from "./progress.ts";
import { templateExample } from "./template.ts";

/** Bytes to transfer to a worker: copied where they share their buffer. The given ones may not be used afterwards. */
function ownBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? new Uint8Array(bytes.buffer) : new Uint8Array(bytes);
}

type Of<Extra = object> = { path: { companyId: string } & Extra };

/** The fields that the caller may write for everyone; people who reach only part of the company cannot import. */
async function fieldsFor(ctx: HrmsContext, companyId: string): Promise<ImportField[]> {
  const { where, writable } = await reachOf(ctx, companyId);
  if (where !== undefined) throw new ProblemError("forbidden");
  const own = customImportFields(await activeCustomFields(ctx.db, companyId));
  return [...importFields, ...own].filter((field) => writable.has(field.class));
}

function shown(job: ImportJobRow, fields: readonly ImportField[], firstRows: readonly ImportRow[]): ImportJob {
  // Only the last characters of identity numbers may be shown.
  const secret = job.mapping["idNo"];
  const cellOf = (cells: readonly string[], index: number): string =>
    (index === secret ? (cells[index] ?? "").replace(/.(?=.{4})/g, "•") : (cells[index] ?? "")).slice(0, 40);
  return {
    id: job.id,
    fileName: job.fileName,
    format: job.format,
    status: job.status,
    rows: job.rowCount,
    columns: job.headers.map((header, index) => ({
      index,
      header,
      samples: firstRows.map(({ cells }) => cellOf(cells, index)).filter((text) => text !== ""),
    })),
    fields: fields.map(({ name, label = null, class: ofClass, required }) => ({
      name,
      label,
      class: ofClass,
      required,
    })),
    mapping: Object.entries(job.mapping).map(([field, column]) => ({ field, column })),
    faults: job.faults.map((fault) => ({ ...fault, person: fault.person ?? null })),
    faultCount: job.faultCount,
    created: job.createdCount,
    progress: progressOf(job.id),
    createdAt: job.createdAt.toISOString(),
  };
}

async function firstRowsOf(ctx: HrmsContext, { tenantId, content }: ImportJobRow): Promise<ImportRow[]> {
  if (content === null) return [];
  return ctx.settings.uploads.run("readFirstRows", {
    input: { content, dataKey: ctx.settings.dataKey },
    owner: tenantId,
  });
}

/** An open import of the caller, locked. */
async function openImport(
  ctx: HrmsContext,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<ImportJobRow> {
  const job = await lockImport(ctx.db, companyId, importId, actorOf(ctx).userId);
  if (!job) throw notFound();
  if (job.content === null)
    throw conflict("import-over", "The import was written or thrown away: upload the file again.");
  return job;
}

function mappingOf({ mapping }: ImportCheck, fields: readonly ImportField[], columns: number): ImportMapping {
  const faults = mapping.flatMap(({ field, column }, index) => [
    ...(fields.some(({ name }) => name === field) ? [] : [{ pointer: `/mapping/${index}/field`, code: "unknown" }]),
    ...(column < columns ? [] : [{ pointer: `/mapping/${index}/column`, code: "maximum" }]),
    ...(mapping.some((one, before) => before < index && (one.field === field || one.column === column))
      ? [{ pointer: `/mapping/${index}`, code: "twice" }]
      : []),
  ]);
  const missing = fields
    .filter(({ name, required }) => required && !mapping.some(({ field }) => field === name))
    .map(({ name }) => ({ pointer: "/mapping", code: "field-missing", params: { field: name } }));
  if (faults.length + missing.length > 0) throw new ProblemError("validation", { errors: [...faults, ...missing] });
  return Object.fromEntries(mapping.map(({ field, column }) => [field, column]));
}

export const importsHandlers = {
  async getImportTemplate({ path, query }, ctx) {
    const fields = await fieldsFor(ctx, path.companyId);
    const table = [fields.map(({ name }) => name), [fields.map(({ name }) => templateExample[name] ?? "")]] as const;
    return tableFile("employees", query?.format ?? "csv", ...table);
  },

  async listImports({ path, query }, ctx) {
    await fieldsFor(ctx, path.companyId);
    const { userId } = actorOf(ctx);
    const page = await importsPage(ctx.db, path.companyId, query ?? {});
    return {
      ...page,
      items: page.items.map(({ uploader, ...row }) => ({ ...moments(row), mine: uploader === userId })),
    };
  },

  async exportImports({ path: { companyId }, query = {} }, ctx) {
    await fieldsFor(ctx, companyId);
    if (!allows(principalOf(ctx).ability, "create", "employees", companyId)) throw new ProblemError("forbidden");
    return exportFile("imports", query, await allImports(ctx.db, companyId, query), {});
  },

  async getImport({ path }: Of<{ importId: string }>, ctx) {
    const fields = await fieldsFor(ctx, path.companyId);
    const job = await findImport(ctx.db, path.companyId, path.importId, actorOf(ctx).userId);
    if (!job) throw notFound();
    // While it is being written, only its progress changes.
    return shown(job, fields, progressOf(job.id) === null ? await firstRowsOf(ctx, job) : []);
  },

  async validateImport({ path, body }, ctx) {
    const fields = await fieldsFor(ctx, path.companyId);
    const job = await openImport(ctx, path);
    // Fields that the file lacks become columns behind its own, so that every fault has a cell to correct.
    const added = body.mapping
      .filter(({ column }) => column >= job.headers.length)
      .toSorted((one, other) => one.column - other.column);
    const headers = [...job.headers, ...added.map(({ field }) => field)];
    const mapping = mappingOf(body, fields, headers.length);
    const { faults, faultCount, firstRows, content } = await checkRows(ctx, job, mapping, body.corrections);
    const after = await updateImport(ctx.db, actorOf(ctx), job, {
      ...(content !== null && { content }),
      status: "validated",
      headers,
      mapping,
      faults,
      faultCount,
    });
    return shown(after, fields, firstRows);
  },

  async commitImport({ path }, ctx) {
    const fields = await fieldsFor(ctx, path.companyId);
    const actor = actorOf(ctx);
    const job = await openImport(ctx, path);
    if (job.status !== "validated" || job.faultCount > 0)
      throw conflict("not-checked", "The import has to be checked first, and to be without a fault.");
    const { people, faults, faultCount, firstRows } = await checkRows(ctx, job, job.mapping);
    if (faultCount > 0) return shown(await updateImport(ctx.db, actor, job, { faults, faultCount }), fields, firstRows);
    await takeSeats(ctx.db, actor.tenantId, seatsTaken, people.length);
    await withProgress(job.id, people.length, (report) =>
      insertPeople(ctx.db, actor, path.companyId, people, `Import of ${job.fileName}`, report),
    );
    return shown(
      await updateImport(ctx.db, actor, job, { status: "committed", content: null, createdCount: people.length }),
      fields,
      [],
    );
  },

  async discardImport({ path }, ctx) {
    const fields = await fieldsFor(ctx, path.companyId);
    const job = await openImport(ctx, path);
    return shown(
      await updateImport(ctx.db, actorOf(ctx), job, { status: "discarded", content: null, faults: [], faultCount: 0 }),
      fields,
      [],
    );
  },
} satisfies HrmsHandlers;

export const importsSteps = {
  async createImport({ path, query, body }, call) {
    const { fields, actor } = await call.transact(async (ctx) => ({
      fields: await fieldsFor(ctx, path.companyId),
      actor: actorOf(ctx),
    }));
    const fileName = lineOf("name", query.name);
    const { uploads, dataKey } = call.settings;
    const bytes = ownBytes(body as unknown as Uint8Array<ArrayBuffer>);
    const { format, headers, rowCount, firstRows, content } = await uploads.run("readPeopleFile", {
      input: { bytes, dataKey },
      owner: actor.tenantId,
      transfer: [bytes.buffer],
    });
    return call.transact(async (ctx) => {
      await takeOf(ctx, "importRows", rowCount);
      const job = await insertImport(ctx.db, actor, {
        companyId: path.companyId,
        fileName,
        format,
        headers,
        rowCount,
        content,
        mapping: suggestMapping(headers, fields),
      });
      return reply(201, shown(job, fields, firstRows));
    });
  },
} satisfies SteppedHandlers;
