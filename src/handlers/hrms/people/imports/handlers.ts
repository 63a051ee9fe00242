/** Imports of people: uploaded, checked as often as needed, then applied completely or not at all. */
import { allows } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { eventsOf } from "#src/store/shared/audit.ts";
import { importBook } from "#src/store/people/import-book.ts";
import {
  allImports,
  findAnyImport,
  findImport,
  importsPage,
  insertImport,
  updateImport,
} from "#src/store/people/import-jobs.ts";
import { rememberedMappings, rememberMappings } from "#src/store/people/import-mappings.ts";
import { startTask } from "#src/store/platform/shared/background-tasks.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, principalOf, type SteppedHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { ownBytes } from "../../shared/uploads/own-bytes.ts";
import { takeOf } from "../../platform/shared/limits.ts";
import { exportFile } from "../../shared/records/operations.ts";
import { historyPage } from "../../shared/records/history.ts";
import { moments } from "../../shared/records/wire.ts";
import { applyChecked, noteImport, openImport } from "./apply.ts";
import { checkRows } from "./check.ts";
import { importableFields } from "./fields.ts";
import { mappedSheets, suggestedSheets } from "./sheets.ts";
import { firstRowsOf, shownImport } from "./shown.ts";
import { templateOf } from "./template.ts";

/** More rows than this are written in the background. */
const rowsInCall = 500;

type OfImport = { path: { companyId: string; importId: string } };

async function ownImport(ctx: HrmsContext, { path }: OfImport) {
  const job = await findImport(ctx.db, path.companyId, path.importId, actorOf(ctx).userId);
  if (!job) throw notFound();
  return job;
}

export const importsHandlers = {
  async getImportTemplate({ path: { companyId }, query }, ctx) {
    const fields = await importableFields(ctx, companyId);
    const book = await importBook(ctx.db, companyId, ctx.today(companyId));
    return templateOf(fields, book, query?.format ?? "csv");
  },

  async listImports({ path, query }, ctx) {
    await importableFields(ctx, path.companyId);
    const { userId } = actorOf(ctx);
    const page = await importsPage(ctx.db, path.companyId, query ?? {});
    return {
      ...page,
      items: page.items.map(({ uploader, ...row }) => ({ ...moments(row), mine: uploader === userId })),
    };
  },

  async exportImports({ path: { companyId }, query = {} }, ctx) {
    await importableFields(ctx, companyId);
    if (!allows(principalOf(ctx).ability, "create", "employees", companyId)) throw new ProblemError("forbidden");
    return exportFile("imports", query, await allImports(ctx.db, companyId, query), {});
  },

  async getImport(input: OfImport, ctx) {
    const fields = await importableFields(ctx, input.path.companyId);
    const job = await ownImport(ctx, input);
    // While it is being applied, only its progress changes.
    return shownImport(ctx, job, fields, job.status === "applying" ? [] : await firstRowsOf(ctx, job));
  },

  async listImportRows({ path, query }, ctx) {
    await importableFields(ctx, path.companyId);
    const { comparison, tenantId } = await ownImport(ctx, { path });
    const { page = 1, pageSize = 10, ...wanted } = query ?? {};
    if (comparison === null) return { items: [], total: 0, page, pageSize };
    const { items, total } = await ctx.settings.uploads.run("readComparison", {
      input: { comparison, dataKey: ctx.settings.dataKey, query: { ...wanted, page, pageSize } },
      owner: tenantId,
    });
    const shown = items.map((row) => ({
      ...row,
      changes: [...row.changes],
      faults: row.faults.map((fault) => ({
        ...fault,
        person: fault.person ?? null,
        suggestion: fault.suggestion ?? null,
      })),
    }));
    return { items: shown, total, page, pageSize };
  },

  async listImportHistory({ path, query }, ctx) {
    await importableFields(ctx, path.companyId);
    const job = await findAnyImport(ctx.db, path.companyId, path.importId);
    if (!job) throw notFound();
    return historyPage(await eventsOf(ctx.db, "imports", job.id, query ?? {}));
  },

  async validateImport({ path, body }, ctx) {
    const fields = await importableFields(ctx, path.companyId);
    const actor = actorOf(ctx);
    const job = await openImport(ctx, path);
    const sheets = mappedSheets(body, job.sheets, fields);
    const { faults, faultCount, counts, firstRows, content, comparison, digest } = await checkRows(ctx, job, {
      sheets,
      corrections: body.corrections,
    });
    await rememberMappings(
      ctx.db,
      actor,
      path.companyId,
      job.sheets.map((sheet, index) => ({
        ...sheet,
        kind: sheets[index]?.kind ?? null,
        mapping: sheets[index]?.mapping ?? {},
      })),
    );
    const after = await updateImport(ctx.db, actor, job, {
      ...(content !== null && { content }),
      status: "validated",
      sheets,
      faults,
      faultCount,
      counts,
      comparison,
      digest,
      stale: false,
      failure: null,
    });
    return shownImport(ctx, after, fields, firstRows);
  },

  async commitImport({ path }, ctx) {
    const fields = await importableFields(ctx, path.companyId);
    const actor = actorOf(ctx);
    const job = await openImport(ctx, path);
    if (job.status !== "validated" || job.faultCount > 0)
      throw conflict("not-checked", "The import has to be checked first, and to be without a fault.");
    if (job.rowCount > rowsInCall) {
      const started = await updateImport(ctx.db, actor, job, { status: "applying", stale: false, failure: null });
      await startTask(ctx.db, {
        job: "apply-import",
        tenantId: actor.tenantId,
        startedBy: actor.userId,
        recordId: job.id,
        now: actor.now,
      });
      return shownImport(ctx, started, fields, []);
    }
    const after = await applyChecked(ctx, job, () => Promise.resolve());
    return shownImport(ctx, after, fields, await firstRowsOf(ctx, after));
  },

  async discardImport({ path }, ctx) {
    const fields = await importableFields(ctx, path.companyId);
    const actor = actorOf(ctx);
    const job = await openImport(ctx, path);
    const after = await updateImport(ctx.db, actor, job, {
      status: "discarded",
      content: null,
      comparison: null,
      faults: [],
      faultCount: 0,
    });
    await noteImport(ctx, actor, after, {
      action: "update",
      changes: changedFields({ status: job.status }, { status: after.status }),
    });
    return shownImport(ctx, after, fields, []);
  },
} satisfies Partial<HrmsHandlers>;

export const importsSteps = {
  async createImport({ path, query, body }, call) {
    const { fields, actor, remembered } = await call.transact(async (ctx) => ({
      fields: await importableFields(ctx, path.companyId),
      actor: actorOf(ctx),
      remembered: await rememberedMappings(ctx.db, path.companyId),
    }));
    const fileName = lineOf("name", query.name);
    const { uploads, dataKey } = call.settings;
    const bytes = ownBytes(body as unknown as Uint8Array<ArrayBuffer>);
    const file = await uploads.run("readImportFile", {
      input: { bytes, dataKey },
      owner: actor.tenantId,
      transfer: [bytes.buffer],
    });
    const rowCount = file.sheets.reduce((sum, { rows }) => sum + rows, 0);
    return call.transact(async (ctx) => {
      await takeOf(ctx, "importRows", rowCount);
      const sheets = suggestedSheets(file, fields, remembered);
      const { format, content } = file;
      const job = await insertImport(ctx.db, actor, {
        companyId: path.companyId,
        fileName,
        format,
        sheets,
        rowCount,
        content,
      });
      await noteImport(ctx, actor, job, {
        action: "create",
        changes: changedFields(null, { fileName, format, rows: rowCount, status: "uploaded" }),
      });
      return reply(
        201,
        await shownImport(
          ctx,
          job,
          fields,
          file.sheets.map(({ firstRows }) => firstRows),
        ),
      );
    });
  },
} satisfies SteppedHandlers;
