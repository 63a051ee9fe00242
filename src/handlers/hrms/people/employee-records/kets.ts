/** Key employment terms: written down from the record, issued, acknowledged by the employee. */
import type { KetInput } from "#generated/hrms/schema.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { ketDueOn } from "#src/domain/people/ket.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { ketRecords } from "#src/store/people/employee-records/all.ts";
import { ketFacts, nextKetNumber } from "#src/store/people/employee-records/ket-facts.ts";
import type { HrmsHandlers } from "../../context.ts";
import { notifyEmployee } from "./employee-notice.ts";
import { ketTerms } from "./ket-terms.ts";
import { subRecords } from "./sub-records.ts";

const draftExists = () => conflict("draft-exists", "There is already a draft: issue, edit or delete it first.");

const terms = subRecords({
  subject: "kets",
  records: ketRecords,
  class: "pay",
  nameOf: ({ number }) => `KET ${number}`,
  async toFields(body: KetInput, ctx, before, employee) {
    const facts = await ketFacts(ctx.db, employee.id, accessDay(ctx.now()));
    return {
      number: before?.number ?? (await nextKetNumber(ctx.db, employee.id)),
      terms: ketTerms(body, facts, employee.fullName, before?.terms ?? null),
      dueOn: ketDueOn(facts.startDate),
      status: "draft" as const,
    };
  },
  computed: ({ terms: written, dueOn, issuedOn }, { today }) => ({ ...written, late: (issuedOn ?? today) > dueOn }),
  // Two concurrent drafts would take the same number.
  unique: { kets_draft: draftExists, kets_number: draftExists },
  changeable({ status }) {
    if (status !== "draft") throw conflict("issued", "Issued terms can't be changed: draft new ones.");
  },
});

export const ketsHandlers = {
  ...terms.handlers,

  async issueKet(input, ctx) {
    const target = await terms.locked(ctx, input);
    if (target.before.status !== "draft") throw conflict("issued", "These terms have already been issued.");
    const issuedOn = accessDay(ctx.now());
    const row = await terms.save(ctx, target, { status: "issued", issuedOn });
    await notifyEmployee(ctx, target.employee, { type: "ket-issued", params: { date: issuedOn } });
    return terms.answer(200, row, ctx, target.employee);
  },

  async acknowledgeKet(input, ctx) {
    const target = await terms.locked(ctx, input, false);
    if (!target.employee.self)
      throw new ProblemError("forbidden", {
        code: "own-alone",
        detail: "Only the employee can acknowledge the terms.",
      });
    if (target.before.status !== "issued") throw conflict("not-issued", "Only issued terms can be acknowledged.");
    return terms.saveAndAnswer(ctx, target, { status: "acknowledged", acknowledgedAt: ctx.now() });
  },
} satisfies HrmsHandlers;
