/** Employee groups of a company: people chosen individually, or everyone who matches a rule. */
import { inArray, sql } from "drizzle-orm";
import { type RuleReference, ruleReferences } from "#src/domain/people/shared/group-rule.ts";
import type { Actor } from "../shared/audit.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import type { Option } from "./shared/companies.ts";
import { byReading } from "../shared/list-query.ts";
import { classes } from "./tables/classes.ts";
import { departments } from "./tables/departments.ts";
import { designations } from "./tables/designations.ts";
import { employeeGroups } from "./tables/employee-groups.ts";
import { functionalGroups } from "./tables/functional-groups.ts";
import { grades } from "./tables/grades.ts";
import { workLocations } from "./tables/work-locations.ts";
import type { Transaction } from "../database/transaction.ts";

type Row = typeof employeeGroups.$inferSelect;

interface RuleName {
  id: string;
  label: string;
  archived: boolean;
}

/** The column that references a record of each area in rules. */
const labels = {
  departments: departments.department,
  designations: designations.designation,
  grades: grades.name,
  classes: classes.class,
  "functional-groups": functionalGroups.functional_group,
  "work-locations": workLocations.name,
} as const;

const namedBy = (key: string) => sql`(${employeeGroups.rule} -> ${key}::text)`;

const ruleNames = sql<RuleName[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'label', named.label, 'archived', named.archived) order by named.label collate "und-x-icu"), '[]')
  from (${sql.join(
    Object.entries(ruleReferences).map(([key, area]) => {
      const { table } = labels[area];
      return sql`select ${table}.id, ${labels[area]} as label, ${table}.status = 'archived' as archived from ${table} where ${table}.tenant_id = ${employeeGroups.tenantId} and ${namedBy(key)} ? ${table}.id::text`;
    }),
    sql` union all `,
  )}) named)`;

export const employeeGroupRecords = companyRecords({
  table: employeeGroups,
  label: employeeGroups.group_name,
  shown: { ruleNames },
  sortable: sortableColumns(employeeGroups, "group_name", "code", "use", "updatedAt"),
  defaultSort: "group_name",
  searchable: [employeeGroups.group_name, employeeGroups.code, employeeGroups.description],
  filters: { status: employeeGroups.status, use: employeeGroups.use, membership: employeeGroups.membership },
});

/** The company's active groups, optionally of one kind. */
export function groupOptions(
  tx: Transaction,
  companyId: string,
  q: string | undefined,
  membership: readonly Row["membership"][] = [],
): Promise<Option[]> {
  return employeeGroupRecords.options(
    tx,
    companyId,
    q,
    membership.length > 0 ? inArray(employeeGroups.membership, [...membership]) : undefined,
  );
}

/** Groups whose rule names the record. */
export function groupsNaming(tx: Transaction, key: RuleReference, id: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: employeeGroups.id, name: employeeGroups.group_name })
    .from(employeeGroups)
    .where(sql`${namedBy(key)} ? ${id}::text`)
    .orderBy(byReading(employeeGroups.group_name), employeeGroups.id);
}

/** Replaces one department with another in rules; returns the changed groups. */
export async function replaceInRules(
  tx: Transaction,
  { userId, now }: Actor,
  from: string,
  into: string,
): Promise<{ id: string; name: string }[]> {
  const changed = await groupsNaming(tx, "departmentIds", from);
  if (changed.length === 0) return [];
  const replaced = sql`(select jsonb_agg(distinct case when each = ${from} then ${into} else each end) from jsonb_array_elements_text(${namedBy("departmentIds")}) each)`;
  await tx
    .update(employeeGroups)
    .set({
      rule: sql`jsonb_set(${employeeGroups.rule}, '{departmentIds}', ${replaced})`,
      updatedAt: now,
      updatedBy: userId,
      version: sql`${employeeGroups.version} + 1`,
    })
    .where(
      inArray(
        employeeGroups.id,
        changed.map(({ id }) => id),
      ),
    );
  return changed;
}
