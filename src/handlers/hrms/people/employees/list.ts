/** The employee list: pages, filter counts and options. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Input } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import { idNoOf } from "#src/domain/people/identity.ts";
import { activeCustomFields } from "#src/store/people/custom-field-definitions.ts";
import { orgChart } from "#src/store/people/chart.ts";
import { groupsOf } from "#src/store/people/groups.ts";
import { type PeopleQuery, peopleFacets, peoplePage } from "#src/store/people/shared/list.ts";
import { readinessOfCompany, wantedIds } from "#src/store/people/shared/readiness.ts";
import { peopleOptions } from "#src/store/people/options.ts";
import { fingerprint } from "#src/store/database/sealed.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { type Reach, reachOf } from "../shared/people.ts";

type Filters = Omit<NonNullable<Input<operations["listEmployeeFacets"]>["query"]>, never> & { sort?: string };

export async function queryOf(
  ctx: HrmsContext,
  companyId: string,
  reach: Reach,
  { employeeGroupId, readiness, openArea, ...query }: Filters,
): Promise<PeopleQuery> {
  const { q, asOf } = query;
  const today = ctx.today(companyId);
  const whole = idNoOf(q ?? "");
  return {
    ...query,
    companyId,
    ...(employeeGroupId?.length && { groups: await groupsOf(ctx.db, companyId, employeeGroupId) }),
    reach: reach.where,
    mayIdentify: reach.whereReadable("identity"),
    mayKnow: reach.whereReadable("personal"),
    day: asOf ?? today,
    today,
    ...((readiness?.length || openArea?.length) && {
      readyIds: wantedIds(await readinessOfCompany(ctx.db, { companyId, reach: reach.where, day: today }), {
        readiness,
        openArea,
      }),
    }),
    // Shorter texts cannot be identity numbers.
    ...(/^[A-Z0-9]{5,20}$/.test(whole) && { idHash: fingerprint(ctx.settings.dataKey, whole) }),
  };
}

export const listHandlers = {
  async listEmployees({ path: { companyId }, query = {} }, ctx) {
    const reach = await reachOf(ctx, companyId);
    return peoplePage(ctx.db, await queryOf(ctx, companyId, reach, query), query);
  },

  async listEmployeeFacets({ path: { companyId }, query = {} }, ctx) {
    const reach = await reachOf(ctx, companyId);
    return peopleFacets(ctx.db, await queryOf(ctx, companyId, reach, query));
  },

  async listEmployeeCustomFields({ path: { companyId } }, ctx) {
    await reachOf(ctx, companyId);
    return (await activeCustomFields(ctx.db, companyId)).map(({ code, label, kind, choices, required }) => ({
      code,
      label,
      kind,
      choices,
      required,
    }));
  },

  async listEmployeeOptions({ path: { companyId }, query }, ctx) {
    const { where } = await reachOf(ctx, companyId);
    return peopleOptions(ctx.db, companyId, where, query);
  },

  async getOrgChart({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId);
    const { asOf = ctx.today(companyId), offset = 0, ...from } = query;
    const chart = await orgChart(ctx.db, companyId, where, asOf, { ...from, offset });
    if (!chart) throw notFound("There is nobody like that in the chart.");
    return chart;
  },
} satisfies HrmsHandlers;
