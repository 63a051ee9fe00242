/** Drafts the forms of a tax filing: some hundred people at a time, each time in one transaction. */
import { inTenant } from "#src/store/database/transaction.ts";
import { isUnavailable } from "#src/store/database/unavailable.ts";
import { beginDraft, draftSome, endDraft, failDraft } from "#src/store/payroll/draft-tax-forms.ts";
import { type Job, JobInterrupted } from "../background/job.ts";

const peoplePerStep = 200;

export const draftTaxFiling: Job = {
  name: "draft-tax-filing",
  summary: "Drafts the forms of a tax filing from the payslips of its year",
  trigger: "createTaxFiling, draftTaxFiling, amendTaxFiling",
  tenancy: "one-tenant",
  delivery:
    "once: people are drafted 200 at a time, each time in one transaction; an interrupted task continues with the rest",
  async run({ store, tenantId, now, settings }, { recordId }, progress) {
    const begun = await inTenant(store, tenantId, (tx) => beginDraft(tx, recordId));
    if (!begun) return;
    const { people, left } = begun;
    try {
      for (let index = 0; index < left.length; index += peoplePerStep) {
        await progress(people - left.length + index, people);
        const ids = left.slice(index, index + peoplePerStep);
        await inTenant(store, tenantId, (tx) => draftSome(tx, recordId, ids, settings.dataKey));
      }
      await inTenant(store, tenantId, (tx) => endDraft(tx, recordId, now()));
    } catch (error) {
      if (error instanceof JobInterrupted || isUnavailable(error)) throw error;
      await inTenant(store, tenantId, (tx) => failDraft(tx, recordId));
      throw error;
    }
    await progress(people, people);
  },
};
