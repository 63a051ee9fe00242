/** The headcount that the labour market survey asks for, by quarter. */
import { quarterNamed, quarterOf } from "#src/domain/shared/quarter.ts";
import { surveyRows } from "#src/store/company/mom-survey-report.ts";
import { companyOf, type HrmsHandlers } from "../context.ts";

export const momSurveyReportHandlers = {
  async getMomSurveyReport({ path, query }, ctx) {
    const company = await companyOf(ctx, path.companyId);
    const today = ctx.today(company.id);
    const quarter = quarterNamed(query?.quarter ?? quarterOf(today));
    const asOf = today < quarter.to ? today : quarter.to;
    return { quarter: quarter.name, asOf, groups: await surveyRows(ctx.db, company.id, quarter, asOf) };
  },
} satisfies HrmsHandlers;
