/** Work of one employee for several companies of the tenant. */
import type { operations, SplitCompanyInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { accessDay } from "#src/store/access.ts";
import { listCompaniesOf } from "#src/store/companies.ts";
import { splitCompanyRecords } from "#src/store/employee-records/all.ts";
import { violatedConstraint } from "#src/store/violations.ts";
import { type HrmsContext, principalOf } from "../context.ts";
import { linesOrNull } from "../shared/fields.ts";
import { mustFollow } from "./dates.ts";
import { subRecords } from "./sub-records.ts";

type Leg = SplitCompanyInput["legs"][number];

/** Each leg is a part or a sum; the parts, where there are any, come to the whole. */
function legsOf(legs: readonly Leg[]) {
  legs.forEach(({ percent, amount, from, to }, index) => {
    if ((percent === null) === (amount === null)) throw invalid(`/legs/${index}/percent`, "one-of");
    mustFollow(`legs/${index}/to`, from, to);
    if (legs.findIndex(({ companyId }) => companyId === legs[index]?.companyId) < index) throw invalid(`/legs/${index}/companyId`, "twice");
  });
  const rows = legs.map(({ companyId, percent, amount, from, to }) => ({ companyId, percent: percent === null ? null : Math.round(percent * 10_000), amount, from, to }));
  const parts = rows.filter(({ percent }) => percent !== null);
  if (parts.length > 0 && parts.reduce((sum, { percent }) => sum + (percent ?? 0), 0) !== 10_000) throw invalid("/legs", "shares");
  return rows;
}

const splits = subRecords({
  subject: "split-companies",
  records: splitCompanyRecords,
  idName: "splitCompanyId",
  class: "pay",
  nameOf: ({ companies }) => companies,
  async toFields(body: SplitCompanyInput, ctx, before, employee) {
    const legs = legsOf(body.legs);
    const known = new Set((await listCompaniesOf(ctx.db, principalOf(ctx).userId, accessDay(ctx.now()))).map(({ id }) => id));
    const stranger = legs.findIndex(({ companyId }) => !known.has(companyId));
    if (stranger >= 0) throw invalid(`/legs/${stranger}/companyId`, "unknown-reference");
    if (!legs.some(({ companyId }) => companyId === employee.companyId)) throw invalid("/legs", "own-company");
    if (!legs.some(({ companyId }) => companyId === body.leadCompanyId)) throw invalid("/leadCompanyId", "no-leg");
    mustFollow("to", body.from, body.to);
    return { leadCompanyId: body.leadCompanyId, legs, from: body.from, to: body.to ?? null, note: linesOrNull("note", body.note), status: before?.status ?? ("active" as const) };
  },
  present: ({ leadCompanyId, leadCompany, legs, from, to, companies, note, status }) => ({
    leadCompanyId,
    leadCompany,
    from,
    to,
    legs: legs.map((leg) => ({ ...leg, percent: leg.percent === null ? null : leg.percent / 10_000 })),
    companies,
    note,
    status,
  }),
  silent: ["leadCompanyId"],
  changeable({ status }) {
    if (status === "ended") throw conflict("ended", "What has ended stays as it is.");
  },
});

export const splitCompaniesHandlers: Handlers<operations, HrmsContext> = {
  listSplitCompanies: splits.list,
  getSplitCompany: splits.get,
  updateSplitCompany: splits.update,
  deleteSplitCompany: splits.remove,
  listSplitCompanyHistory: splits.history,

  createSplitCompany: (input, ctx) =>
    splits.create(input, ctx).catch((error: unknown) => {
      if (violatedConstraint(error) === "split_companies_active") throw conflict("split-already", "The work is split already: end that first.");
      throw error;
    }),

  async endSplitCompany(input, ctx) {
    const aim = await splits.locked(ctx, input);
    if (aim.before.status === "ended") throw conflict("ended", "It has ended already.");
    mustFollow("to", aim.before.from, input.body.to);
    return splits.answer(200, await splits.save(ctx, aim, { status: "ended", to: input.body.to }), ctx, aim.employee);
  },
};
