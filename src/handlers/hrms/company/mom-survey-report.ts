/** The headcount that the labour market survey asks for, by quarter. */
import { quarterNamed, quarterOf } from "#src/domain/shared/quarter.ts";
import { surveyRows } from "#src/store/company/mom-survey-report.ts";
import { companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { type FileColumns, listFile } from "../shared/list-file.ts";

async function reportOf(ctx: HrmsContext, companyId: string, wanted: string | undefined) {
  const company = await companyOf(ctx, companyId);
  const today = ctx.today(company.id);
  const quarter = quarterNamed(wanted ?? quarterOf(today));
  const asOf = today < quarter.to ? today : quarter.to;
  return { quarter: quarter.name, asOf, groups: await surveyRows(ctx.db, company.id, quarter, { asOf, today }) };
}
type Group = Awaited<ReturnType<typeof reportOf>>["groups"][number];

/** The survey asks for full-time and part-time employees apart; what is counted once is in the first of the two rows. */
type Line = Group & { readonly workingTime: "fullTime" | "partTime" };
const first = ({ workingTime }: Line): boolean => workingTime === "fullTime";

const columns = {
  mom_survey_group_name: (row) => row.mom_survey_group_name,
  occupationalGroup: (row) => row.occupationalGroup,
  workingTime: (row) => row.workingTime,
  citizen: (row) => row[row.workingTime].citizen,
  pr: (row) => row[row.workingTime].pr,
  foreigner: (row) => row[row.workingTime].foreigner,
  total: (row) => Object.values(row[row.workingTime]).reduce((all, each) => all + each, 0),
  hires: (row) => (first(row) ? row.hires : null),
  exits: (row) => (first(row) ? row.exits : null),
  vacancies: (row) => (first(row) ? row.vacancies : null),
} satisfies FileColumns<Line>;

export const momSurveyReportHandlers = {
  getMomSurveyReport: ({ path, query }, ctx) => reportOf(ctx, path.companyId, query?.quarter),

  async exportMomSurveyReport({ path, query = {} }, ctx) {
    const { quarter, groups } = await reportOf(ctx, path.companyId, query.quarter);
    const lines = groups.flatMap((group): Line[] => [
      { ...group, workingTime: "fullTime" },
      { ...group, workingTime: "partTime" },
    ]);
    return listFile(`mom-survey-${quarter}`, columns, query, lines);
  },
} satisfies HrmsHandlers;
