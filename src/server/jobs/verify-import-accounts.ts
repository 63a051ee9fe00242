/** Confirms the bank accounts of a large import in the name of the person who has decided it. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { verifyNextAccounts } from "#src/handlers/hrms/people/imports/accounts.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { importPlace } from "#src/store/people/import-jobs.ts";
import { starterOfTask } from "#src/store/platform/shared/background-tasks.ts";
import type { Job } from "../background/job.ts";

const name = "verify-import-accounts";

export const verifyImportAccounts: Job = {
  name,
  summary: "Confirms the bank accounts of an import of more than 50",
  trigger: "verifyImportAccounts",
  tenancy: "one-tenant",
  delivery:
    "once: people are confirmed 25 at a time, each time in one transaction; an interrupted task continues with the rest",
  async run({ store, settings, now, tenantId }, { recordId }, progress) {
    const [place, userId] = await inTenant(store, tenantId, async (tx) => [
      await importPlace(tx, recordId),
      await starterOfTask(tx, name, recordId),
    ]);
    if (!place || userId === null) return;
    const principal = { userId, fullName: "", role: "user", ability: [], tenantId };
    const call = callOfTenant(
      store,
      { requestId: `accounts-${recordId}`, principal, now, entersArchived: false, settings },
      tenantId,
    );
    const of = { companyId: place.companyId, importId: recordId };
    const stepAfter = (last: string | undefined) => call.transact((ctx) => verifyNextAccounts(ctx, of, last));
    let done = 0;
    let step = await stepAfter(undefined);
    while (step.last !== undefined) {
      done += step.people;
      await progress(done, done + step.left);
      step = await stepAfter(step.last);
    }
  },
};
