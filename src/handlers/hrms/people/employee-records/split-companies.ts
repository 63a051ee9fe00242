/** Work of one employee for several companies of the tenant. */
import { recordClasses } from "#src/domain/people/shared/sections.ts";
import type { SplitCompanyInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { dayOfGap, doubledLeg } from "#src/domain/people/split-legs.ts";
import { offeredCompaniesOf } from "#src/store/company/shared/companies.ts";
import { splitCompanyRecords } from "#src/store/people/employee-records/all.ts";
import { type HrmsHandlers, principalOf } from "../../context.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { mustFollow } from "./dates.ts";
import { subRecords } from "./sub-records.ts";

/** Each leg is a percentage or an amount and lies within the split; percentages, if any, add up to 100 on each day. */
function legsOf({ legs, from: begins, to: ends = null }: SplitCompanyInput) {
  legs.forEach(({ percent, amount, from, to }, index) => {
    if ((percent === null) === (amount === null)) throw invalid(`/legs/${index}/percent`, "one-of");
    mustFollow(`legs/${index}/to`, from, to);
    mustFollow(`legs/${index}/from`, begins, from);
    if (ends !== null && (to ?? from) > ends)
      throw invalid(`/legs/${index}/${to === null ? "from" : "to"}`, "too-late");
  });
  const rows = legs.map(({ companyId, percent, amount, from, to }) => ({
    companyId,
    percent: percent === null ? null : Math.round(percent * 10_000),
    amount,
    from,
    to,
  }));
  const doubled = doubledLeg(rows);
  if (doubled >= 0) throw invalid(`/legs/${doubled}/companyId`, "twice");
  const day = dayOfGap(rows, begins, ends);
  if (day !== undefined) throw invalid("/legs", "shares", { day });
  return rows;
}

const splits = subRecords({
  subject: "split-companies",
  records: splitCompanyRecords,
  class: recordClasses["split-companies"],
  nameOf: ({ companies }) => companies,
  async toFields(body: SplitCompanyInput, ctx, before, employee) {
    mustFollow("to", body.from, body.to);
    mustFollow("from", employee.startDate, body.from);
    if (employee.lastDay !== null && body.from > employee.lastDay)
      throw invalid("/from", "after-last-day", { day: employee.lastDay });
    const legs = legsOf(body);
    const offered = await offeredCompaniesOf(ctx.db, principalOf(ctx).userId, ctx.now(), undefined);
    const known = new Set([...offered.map(({ id }) => id), ...(before?.legs.map(({ companyId }) => companyId) ?? [])]);
    const unknown = legs.findIndex(({ companyId }) => !known.has(companyId));
    if (unknown >= 0) throw invalid(`/legs/${unknown}/companyId`, "unknown-reference");
    if (!legs.some(({ companyId }) => companyId === employee.companyId)) throw invalid("/legs", "own-company");
    if (!legs.some(({ companyId }) => companyId === body.leadCompanyId)) throw invalid("/leadCompanyId", "no-leg");
    return {
      ...cleanFields("split-companies", body),
      legs,
      status: before?.status ?? ("active" as const),
    };
  },
  computed: ({ legs, companyNames, employments }) => ({
    legs: legs.map((leg) => ({
      ...leg,
      company: companyNames[leg.companyId] ?? "",
      employeeId: employments[leg.companyId]?.id ?? null,
      employeeNo: employments[leg.companyId]?.employeeNo ?? null,
      percent: leg.percent === null ? null : leg.percent / 10_000,
    })),
  }),
  unaudited: ["leadCompanyId", "companyNames", "employments"],
  unique: {
    split_companies_active: () => conflict("split-already", "The work is already split: end that split first."),
  },
  changeable({ status }) {
    if (status === "ended") throw conflict("ended", "It has ended and can't be changed.");
  },
});

export const splitCompaniesHandlers = {
  ...splits.handlers,

  async endSplitCompany(input, ctx) {
    const target = await splits.locked(ctx, input);
    if (target.before.status === "ended") throw conflict("ended", "It has already ended.");
    mustFollow("to", target.before.from, input.body.to);
    return splits.saveAndAnswer(ctx, target, { status: "ended", to: input.body.to });
  },
} satisfies HrmsHandlers;
