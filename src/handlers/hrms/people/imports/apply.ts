/** Applies a checked import: everything in one transaction, in the call or as a background job. */
import { conflict, notFound } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import type { ImportWrites } from "#src/domain/people/import/writes.ts";
import { type Actor, recordEvent } from "#src/store/shared/audit.ts";
import { applyImport, stepsOf } from "#src/store/people/apply-import.ts";
import { findAnyImport, type ImportJobRow, lockImport, updateImport } from "#src/store/people/import-jobs.ts";
import { seatsTaken } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { takeSeats } from "../../platform/shared/limits.ts";
import { checkRows } from "./check.ts";
import { submitImportedAccounts } from "./submit-accounts.ts";
import { writeImportedTerms } from "./write-key-terms.ts";

type Report = (done: number, total: number) => Promise<void>;

export function noteImport(
  ctx: HrmsContext,
  actor: Actor,
  { id, companyId, fileName }: ImportJobRow,
  { action, changes }: { action: "create" | "update"; changes: ReturnType<typeof changedFields> },
): Promise<void> {
  return recordEvent(ctx.db, actor, {
    companyId,
    action,
    subject: "imports",
    recordId: id,
    recordName: fileName,
    changes,
  });
}

const written = ({ rows, events, accounts }: ImportWrites) => ({
  createdCount: rows.filter(({ table, version }) => table === "employees" && version === null).length,
  updatedCount: new Set(
    events.flatMap(({ subject, action, recordId }) =>
      subject === "employees" && action === "update" ? [recordId] : [],
    ),
  ).size,
  accountCount: accounts.length,
});

/** The job is locked. Where something has changed since the check, it is checked again instead. */
export async function applyChecked(ctx: HrmsContext, job: ImportJobRow, report: Report): Promise<ImportJobRow> {
  const actor = actorOf(ctx);
  const { writes, ...checked } = await checkRows(ctx, job, { sheets: job.sheets, applies: true });
  const { faults, faultCount, counts, comparison, digest } = checked;
  if (faultCount > 0 || digest !== job.digest)
    return updateImport(ctx.db, actor, job, {
      status: "validated",
      faults,
      faultCount,
      counts,
      comparison,
      digest,
      stale: true,
    });
  const numbers = written(writes);
  await takeSeats(ctx.db, actor.tenantId, seatsTaken, numbers.createdCount);
  const total = stepsOf(writes);
  await applyImport(ctx.db, actor, writes, {
    companyId: job.companyId,
    importId: job.id,
    reason: `Import of ${job.fileName}`,
    report: (done) => report(done, total),
    beforeHistory: async () => {
      await submitImportedAccounts(ctx, job, writes.accounts);
      await writeImportedTerms(ctx, job.companyId, writes.keyTerms);
    },
  });
  const done = await updateImport(ctx.db, actor, job, {
    status: "committed",
    content: null,
    comparison: null,
    stale: false,
    ...numbers,
  });
  const { createdCount: created, updatedCount: updated, accountCount: accounts } = numbers;
  await noteImport(ctx, actor, done, {
    action: "update",
    changes: changedFields(
      { status: "validated", created: 0, updated: 0, accounts: 0 },
      { status: "committed", created, updated, accounts },
    ),
  });
  return done;
}

/** Started by a call whose caller has been checked: in their name. */
export async function applyInBackground(ctx: HrmsContext, importId: string, companyId: string, report: Report) {
  const { userId } = actorOf(ctx);
  const job = await lockImport(ctx.db, companyId, importId, userId);
  if (job?.status !== "applying") return;
  await applyChecked(ctx, job, report);
}

/** After a failure it can be applied again. */
export async function stopApplying(
  ctx: HrmsContext,
  { companyId, importId }: { companyId: string; importId: string },
  failure: string | null,
): Promise<void> {
  const job = await findAnyImport(ctx.db, companyId, importId);
  if (job?.status === "applying") await updateImport(ctx.db, actorOf(ctx), job, { status: "validated", failure });
}

/** An open import of the caller, locked. */
export async function openImport(
  ctx: HrmsContext,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<ImportJobRow> {
  const job = await lockImport(ctx.db, companyId, importId, actorOf(ctx).userId);
  if (!job) throw notFound();
  if (job.content === null)
    throw conflict("import-over", "The import was applied or discarded: upload the file again.");
  if (job.status === "applying") throw conflict("import-applying", "The import is being applied.");
  return job;
}
