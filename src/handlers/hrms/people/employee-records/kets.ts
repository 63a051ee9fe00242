/** Key employment terms: written down from the record, issued, acknowledged by the employee. */
import type { KetInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { ketDueOn, type KetTerms } from "#src/domain/people/ket.ts";
import { ketRecords, noTerms } from "#src/store/people/employee-records/all.ts";
import { ketFacts, nextKetNumber } from "#src/store/people/employee-records/ket-facts.ts";
import { actorOf, type HrmsHandlers } from "../../context.ts";
import type { ReachedEmployee } from "../shared/people.ts";
import { notifyEmployee } from "./employee-notice.ts";
import { ketContent, type ShownTerms } from "./ket-pdf.ts";
import { ketTerms } from "./ket-terms.ts";
import { subRecords } from "./sub-records.ts";

const draftExists = () => conflict("draft-exists", "There is already a draft: issue, edit or delete it first.");

/** The items that only readers of pay see. Others may issue the terms all the same: the document contains them. */
const payItems = ["basicSalary", "fixedAllowances", "fixedDeductions", "otherPay"] as const;

type Shown = ShownTerms & { payHidden: boolean };

function shownTerms(terms: KetTerms, { read }: ReachedEmployee): Shown {
  if (read.has("pay")) return { ...terms, payHidden: false };
  return { ...terms, ...Object.fromEntries(payItems.map((name) => [name, null])), payHidden: true } as Shown;
}

/** The terms belong to the personal record and to pay: readers of either class see them, writers of either draft and issue them. */
const either = ["personal", "pay"] as const;

const terms = subRecords({
  subject: "kets",
  records: ketRecords,
  class: "public",
  classOf: () => either,
  classOfNew: () => either,
  visible: ({ read }) => (either.some((name) => read.has(name)) ? undefined : noTerms),
  nameOf: ({ number }) => `KET ${number}`,
  async toFields(body: KetInput, ctx, before, employee) {
    for (const name of ["fixedAllowances", "fixedDeductions", "otherPay"] as const)
      if (body[name] != null && !employee.write.has("pay")) throw invalid(`/${name}`, "not-permitted");
    const facts = await ketFacts(ctx.db, employee.id, employee.today);
    return {
      number: before?.number ?? (await nextKetNumber(ctx.db, employee.id)),
      terms: ketTerms(body, facts, employee.fullName, before?.terms ?? null),
      dueOn: ketDueOn(facts.startDate),
      status: "draft" as const,
    };
  },
  computed: ({ terms: written, dueOn, issuedOn }, { employee, today }) => ({
    ...shownTerms(written, employee),
    late: (issuedOn ?? today) > dueOn,
  }),
  // The history is read with the personal record, so that it leaves out pay: each version keeps its own terms.
  unaudited: ["terms"],
  auditFields: ({ terms: written }) =>
    Object.fromEntries(Object.entries(written).filter(([name]) => !(payItems as readonly string[]).includes(name))),
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
    const { before, employee } = target;
    if (before.status !== "draft") throw conflict("issued", "These terms have already been issued.");
    const issuedOn = employee.today;
    // The salary of the day: the person who issues the terms may be unable to see that the draft is outdated.
    const { pay } = await ketFacts(ctx.db, employee.id, issuedOn);
    if (pay === undefined)
      throw conflict("pay-missing", "The employee has no pay terms: someone who may see pay must record them first.");
    const row = await terms.save(ctx, target, {
      terms: { ...before.terms, basicSalary: pay.basic },
      status: "issued",
      issuedOn,
    });
    await notifyEmployee(ctx, employee, { type: "ket-issued", params: { date: issuedOn } });
    return terms.answer(200, row, ctx, employee);
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

  async downloadKetPdf(input, ctx) {
    const { employee, of } = await terms.enter(ctx, input, false);
    const row = await ketRecords.find(ctx.db, of, input.path.ketId);
    if (!row || !either.some((name) => employee.read.has(name))) throw notFound();
    const { payHidden, ...shown } = shownTerms(row.terms, employee);
    const { number, status, issuedOn, acknowledgedAt, updatedAt } = row;
    const content = ketContent({ number, terms: shown, payHidden, status, issuedOn, acknowledgedAt, updatedAt });
    const owner = actorOf(ctx).tenantId;
    const [bytes] = await ctx.settings.uploads.run("writePages", { input: [content], owner });
    const name = `key-employment-terms-${employee.employeeNo.replace(/[^\w-]/g, "_")}-${number}.pdf`;
    return reply(200, new Blob([Uint8Array.from(bytes ?? [])]), {
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  },
} satisfies HrmsHandlers;
