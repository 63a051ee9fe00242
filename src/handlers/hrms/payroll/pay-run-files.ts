/** Files of locked pay runs: made by someone, recorded with a hash, and made again when they are downloaded. */
import { createHash } from "node:crypto";
import type { PayRunFile, PayRunFileInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { lockedStates } from "#src/domain/payroll/run-words.ts";
import { bankFormatRecords } from "#src/store/payroll/bank-formats.ts";
import { accountsOfJournal } from "#src/store/payroll/ledger-accounts.ts";
import {
  type FileRow,
  findRunFile,
  insertRunFile,
  nextFileNumber,
  runFilePage,
} from "#src/store/payroll/pay-run-files.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { needFreshCode } from "../account/shared/second-step.ts";
import { actorOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { templateOf } from "./shared/bank-template-of.ts";
import { type FileChoices, runFileContent } from "./shared/run-file-content.ts";
import { mustBe, readRun } from "./shared/run-records.ts";

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const wire = ({ file, createdByName }: FileRow): PayRunFile => ({
  id: file.id,
  payRunId: file.runId,
  kind: file.kind,
  format: file.format as PayRunFile["format"],
  fileName: file.fileName,
  size: file.size,
  sha256: file.sha256,
  people: file.people,
  total: file.total,
  leftOut: file.leftOut,
  createdAt: file.createdAt.toISOString(),
  createdBy: createdByName ?? "",
});

/** What a file shows besides pay: bank files need a fresh code, files for CPF the right to see identities. */
async function mayHandle(ctx: HrmsContext, companyId: string, kind: PayRunFile["kind"]): Promise<void> {
  if (kind === "bank") await needFreshCode(ctx);
  if (kind !== "ezpay" && kind !== "reconciliation") return;
  const { readable } = await reachOf(ctx, companyId, "payroll");
  if (!readable.has("identity"))
    throw new ProblemError("forbidden", {
      detail: "The file contains identity numbers, which your role does not show.",
    });
}

/** What may change later and the file must not follow. */
async function keptWith(
  ctx: HrmsContext,
  companyId: string,
  { kind, format, bankFormatId }: PayRunFileInput,
): Promise<Pick<FileChoices, "accounts" | "template">> {
  if (kind === "journal") return { accounts: await accountsOfJournal(ctx.db, companyId) };
  if (kind !== "bank" || format !== "own") return {};
  if (bankFormatId === undefined) throw invalid("/bankFormatId", "required");
  const own = await bankFormatRecords.find(ctx.db, companyId, bankFormatId);
  if (own?.status !== "active") throw invalid("/bankFormatId", "unknown");
  return { template: templateOf(own) };
}

/** The start of the day in Singapore. */
const dayStart = (now: Date): Date =>
  new Date(`${now.toLocaleDateString("sv-SE", { timeZone: "Asia/Singapore" })}T00:00:00+08:00`);

export const payRunFilesHandlers = {
  async listPayRunFiles(input, ctx) {
    const run = await readRun(ctx, input);
    const page = await runFilePage(ctx.db, run.id, input.query ?? {});
    return { ...page, items: page.items.map(wire) };
  },

  async createPayRunFile(input, ctx) {
    const run = await readRun(ctx, input);
    mustBe(run, ...lockedStates);
    const { kind, ...given } = input.body;
    await mayHandle(ctx, run.companyId, kind);
    const choices: FileChoices = { ...given, ...(await keptWith(ctx, run.companyId, input.body)) };
    const actor = actorOf(ctx);
    const createdAt = actor.now;
    const number = await nextFileNumber(ctx.db, run.companyId, kind, dayStart(createdAt));
    const made = await runFileContent(ctx, run, { kind, choices, createdAt, number });
    const { bytes, format, fileName, people, total, leftOut } = made;
    const sha256 = hashOf(bytes);
    const id = await insertRunFile(ctx.db, {
      tenantId: actor.tenantId,
      companyId: run.companyId,
      runId: run.id,
      kind,
      format,
      fileName,
      size: bytes.length,
      sha256,
      people,
      total,
      leftOut: [...leftOut],
      choices,
      number,
      createdAt,
      createdBy: actor.userId,
      updatedAt: createdAt,
      updatedBy: actor.userId,
    });
    const row = await findRunFile(ctx.db, run.id, id);
    if (!row) throw notFound();
    await recordEvent(ctx.db, actor, {
      companyId: run.companyId,
      action: "update",
      subject: "pay-runs",
      recordId: run.id,
      recordName: run.name,
      changes: [
        { field: "file", before: null, after: fileName },
        { field: "sha256", before: null, after: sha256 },
      ],
    });
    return reply(201, wire(row));
  },

  async downloadPayRunFile(input, ctx) {
    const run = await readRun(ctx, input);
    const found = await findRunFile(ctx.db, run.id, input.path.payRunFileId);
    if (!found) throw notFound();
    const { kind, choices, createdAt, number, sha256, fileName } = found.file;
    await mayHandle(ctx, run.companyId, kind);
    // What the file pays was accepted when it was made; the hash shows any change since.
    const accepted: FileChoices = { ...(choices as FileChoices), acceptChangedAccounts: true };
    const { bytes } = await runFileContent(ctx, run, { kind, choices: accepted, createdAt, number });
    if (hashOf(bytes) !== sha256)
      throw conflict("file-changed", "A record that the file was made from has changed: create a new file.");
    return reply(200, new Blob([bytes]), { "Content-Disposition": `attachment; filename="${fileName}"` });
  },
} satisfies HrmsHandlers;
