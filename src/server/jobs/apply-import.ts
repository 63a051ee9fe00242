/** Applies a large import in the name of the person who has uploaded it. */
import { setTimeout as sleep } from "node:timers/promises";
import { ProblemError } from "#src/contract/problem.ts";
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { applyInBackground, stopApplying } from "#src/handlers/hrms/people/imports/apply.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { importPlace } from "#src/store/people/import-jobs.ts";
import { type Job, JobCancelled, JobFailure, JobInterrupted, type Progress } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

const reportIntervalMs = 500;

/** Reports from outside of the transaction, because no other one may be opened within it. */
async function whileReporting(progress: Progress, work: (report: Progress) => Promise<void>): Promise<void> {
  let [done, total] = [0, 0];
  let stopped: Error | undefined;
  const running = work((nowDone, ofTotal) => {
    [done, total] = [nowDone, ofTotal];
    return stopped ? Promise.reject(stopped) : Promise.resolve();
  });
  const ended = running.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([ended, sleep(reportIntervalMs, false, { ref: false })])))
    await progress(done, total).catch((error: unknown) => {
      stopped = error instanceof Error ? error : new Error(String(error));
    });
  await running;
}

export const applyImport: Job = {
  name: "apply-import",
  summary: "Applies an import of more than 500 rows",
  trigger: "commitImport",
  tenancy: "one-tenant",
  delivery: "once: the whole import is one transaction, which starts again if it was interrupted",
  async run({ store, settings, log, now, tenantId }, { recordId }, progress) {
    const place = await inTenant(store, tenantId, (tx) => importPlace(tx, recordId));
    if (!place) return;
    const { companyId, createdBy: userId, author: fullName } = place;
    const principal = { userId, fullName, role: "user", ability: [], tenantId };
    const call = callOfTenant(
      store,
      { requestId: `import-${recordId}`, principal, now, entersArchived: false, settings },
      tenantId,
    );
    try {
      await whileReporting(progress, (report) =>
        call.transact((ctx) => applyInBackground(ctx, recordId, companyId, report)),
      );
    } catch (error) {
      if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
      const isCancelled = error instanceof JobCancelled;
      const code = error instanceof ProblemError ? (error.details.code ?? error.type) : "import-failed";
      const of = { companyId, importId: recordId };
      await call.transact((ctx) => stopApplying(ctx, of, isCancelled ? null : code));
      if (isCancelled) throw error;
      if (!(error instanceof ProblemError))
        log.error({ error: errorFields(error), tenantId, importId: recordId }, "an import could not be applied");
      throw new JobFailure(code);
    }
  },
};
