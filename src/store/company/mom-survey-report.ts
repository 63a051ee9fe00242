/** People by survey group, residency and working time, on a day and within a quarter. */
import { sql } from "drizzle-orm";
import type { Quarter } from "#src/domain/shared/quarter.ts";
import type { momSurveyGroups } from "./tables/mom-survey-groups.ts";
import type { Transaction } from "../database/transaction.ts";

type OccupationalGroup = (typeof momSurveyGroups.$inferSelect)["occupationalGroup"];

interface Counted extends Record<string, unknown> {
  group_id: string | null;
  name: string | null;
  occupational_group: OccupationalGroup | null;
  part_time: boolean;
  residency: "citizen" | "pr" | "foreigner";
  people: number;
  hires: number;
  exits: number;
}

type Counts = Record<Counted["residency"], number>;

interface SurveyRow {
  groupId: string | null;
  mom_survey_group_name: string | null;
  occupationalGroup: OccupationalGroup | null;
  fullTime: Counts;
  partTime: Counts;
  hires: number;
  exits: number;
  /** Open posts of the group's designations; null for a past day, whose number is not kept. */
  vacancies: number | null;
}

/** People with an offer who have not started are not counted; on a day before the first job, the first job counts. */
export async function surveyRows(
  tx: Transaction,
  companyId: string,
  { from, to }: Quarter,
  { asOf, today }: { asOf: string; today: string },
): Promise<SurveyRow[]> {
  const { rows } = await tx.execute<Counted>(sql`
    with working as (
      select employees.id, contract_type = 'partTime' as part_time, start_date, last_day,
        (select designation_id from employee_jobs jobs where jobs.employee_id = employees.id order by (effective_from <= ${asOf}) desc,
          case when effective_from <= ${asOf} then effective_from end desc, effective_from limit 1) as designation_id,
        coalesce((select residency from employee_residencies held where held.employee_id = employees.id and effective_from <= ${asOf}
          order by effective_from desc limit 1), 'foreigner') as residency
      from employees where company_id = ${companyId} and status <> 'offered' and start_date <= ${to} and (last_day is null or last_day >= ${from})
    )
    select groups.id as group_id, groups.mom_survey_group_name as name, groups.occupational_group, part_time, residency,
      (count(*) filter (where start_date <= ${asOf} and (last_day is null or last_day >= ${asOf})))::int as people,
      (count(*) filter (where start_date between ${from} and ${to}))::int as hires,
      (count(*) filter (where last_day between ${from} and ${to}))::int as exits
    from working
    left join designations on designations.id = working.designation_id
    left join mom_survey_groups groups on groups.id = designations.mom_survey_group_id
    group by 1, 2, 3, 4, 5 order by groups.occupational_group nulls last, groups.mom_survey_group_name collate "und-x-icu" nulls last`);
  const open = await openPosts(tx, companyId);
  const vacanciesOf = (groupId: string | null) => (asOf < today ? null : (open.get(groupId)?.posts ?? 0));
  const none = (): Counts => ({ citizen: 0, pr: 0, foreigner: 0 });
  const report = new Map<string | null, SurveyRow>();
  for (const {
    group_id: groupId,
    name,
    occupational_group: occupationalGroup,
    part_time: partTime,
    residency,
    people,
    hires,
    exits,
  } of rows) {
    const row = report.get(groupId) ?? {
      groupId,
      mom_survey_group_name: name,
      occupationalGroup,
      fullTime: none(),
      partTime: none(),
      hires: 0,
      exits: 0,
      vacancies: vacanciesOf(groupId),
    };
    row[partTime ? "partTime" : "fullTime"][residency] += people;
    row.hires += hires;
    row.exits += exits;
    report.set(groupId, row);
  }
  // Groups in which nobody works may have open posts all the same.
  for (const [groupId, { name, occupationalGroup, posts }] of asOf < today ? [] : open)
    if (!report.has(groupId) && posts > 0)
      report.set(groupId, {
        groupId,
        mom_survey_group_name: name,
        occupationalGroup,
        fullTime: none(),
        partTime: none(),
        hires: 0,
        exits: 0,
        vacancies: posts,
      });
  return [...report.values()];
}

interface OpenPosts extends Record<string, unknown> {
  groupId: string | null;
  name: string | null;
  occupationalGroup: OccupationalGroup | null;
  posts: number;
}

/** Open posts by survey group. */
async function openPosts(tx: Transaction, companyId: string): Promise<ReadonlyMap<string | null, OpenPosts>> {
  const { rows } = await tx.execute<OpenPosts>(sql`
    select groups.id as "groupId", groups.mom_survey_group_name as name, groups.occupational_group as "occupationalGroup", sum(designations.vacancies)::int as posts
    from designations left join mom_survey_groups groups on groups.id = designations.mom_survey_group_id
    where designations.company_id = ${companyId} and designations.status <> 'archived' group by 1, 2, 3`);
  return new Map(rows.map((row) => [row.groupId, row]));
}
