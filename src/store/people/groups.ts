/** Who is in a group on a day: those whose job names it, or those who match its rule. */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { addMonths } from "#src/domain/shared/calendar.ts";
import type { GroupRule } from "#src/domain/people/shared/group-rule.ts";
import { employeeGroups } from "../company/tables/employee-groups.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Join } from "./shared/joins.ts";

export type Group = { readonly id: string; readonly rule: null } | { readonly rule: GroupRule };

/** Those ids that are groups of the company. */
export async function groupsOf(tx: Transaction, companyId: string, ids: readonly string[]): Promise<Group[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(employeeGroups)
    .where(and(eq(employeeGroups.companyId, companyId), inArray(employeeGroups.id, [...ids])));
  return rows.map(({ id, membership, rule }) =>
    membership === "rule" && rule !== null ? { rule } : { id, rule: null },
  );
}

interface Asked {
  readonly day: string;
  readonly mayIdentify: SQL | undefined;
}

const among = (column: SQL, values: readonly string[] | undefined): SQL[] =>
  values?.length
    ? [
        sql`${column} in (${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )})`,
      ]
    : [];

const withThoseBelow = (ids: readonly string[]): SQL => sql`(
  with recursive tree as (
    select unnest(array[${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}]::uuid[]) as id
    union select departments.id from departments join tree on departments.parent_id = tree.id
  ) select id from tree)`;

/** The rule as a condition of a query over employees with their job and residency of the day. */
function fits(rule: GroupRule, { day, mayIdentify = sql`true` }: Asked): SQL {
  const { departmentIds = [], serviceMonthsFrom: from, serviceMonthsTo: to } = rule;
  return sql.join(
    [
      sql`true`,
      ...(departmentIds.length > 0 ? [sql`job.department_id in ${withThoseBelow(departmentIds)}`] : []),
      ...among(sql`job.designation_id`, rule.designationIds),
      ...among(sql`job.grade_id`, rule.gradeIds),
      ...among(sql`job.class_id`, rule.classIds),
      ...among(sql`job.functional_group_id`, rule.functionalGroupIds),
      ...among(sql`job.location_id`, rule.locationIds),
      ...among(sql`employees.contract_type`, rule.contractTypes),
      ...among(sql`residency.residency`, rule.residencies).map((residency) => sql`(${mayIdentify}) and ${residency}`),
      // People who started at least this many months before the day; service is counted the same way elsewhere.
      ...(from == null ? [] : [sql`employees.start_date <= ${addMonths(day, -from)}::date`]),
      ...(to == null ? [] : [sql`employees.start_date > ${addMonths(day, -to - 1)}::date`]),
    ],
    sql` and `,
  );
}

/** People in any of the groups on the day. */
export function inGroups(groups: readonly Group[], asked: Asked): { needs: readonly Join[]; where: SQL } {
  const each = groups.map((group) =>
    group.rule === null ? sql`job.employee_group_ids ? ${group.id}::text` : sql`(${fits(group.rule, asked)})`,
  );
  const identifies = groups.some(({ rule }) => rule?.residencies?.length);
  return {
    needs: identifies ? ["job", "residency"] : ["job"],
    where: each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`,
  };
}
