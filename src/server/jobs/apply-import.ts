/** Applies a large import in the name of the person who has uploaded it. */
import { ProblemError } from "#src/contract/problem.ts";
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { applyInBackground, stopApplying } from "#src/handlers/hrms/people/imports/apply.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { importPlace } from "#src/store/people/import-jobs.ts";
import { type Job, JobCancelled, JobFailure, JobInterrupted } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

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
      await call.transact((ctx) => applyInBackground(ctx, recordId, companyId, progress));
    } catch (error) {
      if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
      await call.transact((ctx) => stopApplying(ctx, companyId, recordId));
      if (error instanceof JobCancelled) throw error;
      if (error instanceof ProblemError) throw new JobFailure(error.details.code ?? error.type);
      log.error({ error: errorFields(error), tenantId, importId: recordId }, "an import could not be applied");
      throw new JobFailure("import-failed");
    }
  },
};
