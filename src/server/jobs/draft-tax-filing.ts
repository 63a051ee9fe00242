/** Drafts the forms of a tax filing. */
import { beginDraft, draftSome, endDraft, failDraft } from "#src/store/payroll/draft-tax-forms.ts";
import type { Job } from "../background/job.ts";
import { peopleInSteps } from "../background/people-in-steps.ts";

export const draftTaxFiling: Job = {
  name: "draft-tax-filing",
  summary: "Drafts the forms of a tax filing from the payslips of its year",
  trigger: "createTaxFiling, draftTaxFiling, amendTaxFiling",
  tenancy: "one-tenant",
  delivery:
    "once: people are drafted 200 at a time, each time in one transaction; an interrupted task continues with the rest",
  run: (context, { recordId }, progress) =>
    peopleInSteps(context, progress, {
      perStep: 200,
      begin: (tx) => beginDraft(tx, recordId),
      step: (tx, ids) => draftSome(tx, recordId, ids, context.settings.dataKey),
      end: (tx) => endDraft(tx, recordId, context.now()),
      fail: (tx) => failDraft(tx, recordId),
    }),
};
