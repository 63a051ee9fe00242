/** The org chart, by branch: one query finds the shape, and only the people in the response are read. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type BranchAsk, branchOf } from "#src/domain/people/branches.ts";
import type { TreeRow } from "#src/domain/shared/tree.ts";
import { employees } from "./tables/employees.ts";
import type { Transaction } from "../database/transaction.ts";
import { joined, withoutRowLimits, person } from "./shared/joins.ts";
import type { Condition } from "./shared/reach.ts";

interface Shown extends Record<string, unknown> {
  id: string;
  fullName: string;
  designation: string | null;
  department: string | null;
  heads: string[];
  photo: string | null;
}

const headOf = (table: SQL, name: SQL) =>
  sql`(select jsonb_agg(${name} order by ${name} collate "und-x-icu") from ${table} led where led.tenant_id = employees.tenant_id and led.head_employee_id = employees.id and led.status <> 'archived')`;
const heads = sql`coalesce(${headOf(sql`departments`, sql`led.department`)}, '[]') || coalesce(${headOf(sql`functional_groups`, sql`led.functional_group`)}, '[]') as heads`;

/** A branch of everyone within reach who works on the day; undefined if the requested person is not among them. */
export async function orgChart(tx: Transaction, companyId: string, reach: Condition, day: string, ask: BranchAsk) {
  const { rows } = await withoutRowLimits(tx, () =>
    tx.execute<TreeRow & Record<string, unknown>>(sql`
    select employees.id, line.manager_id as "parentId"
    from employees ${person} ${joined(["job", "line"], day)}
    where ${and(eq(employees.companyId, companyId), reach)} and employees.status <> 'offered' and employees.start_date <= ${day}::date and (employees.last_day is null or employees.last_day >= ${day}::date)
    order by person.full_name collate "und-x-icu", employees.id`),
  );
  const branch = branchOf(rows, ask);
  if (!branch || branch.nodes.length === 0) return branch && { ...branch, nodes: [] };
  const ids = branch.nodes.map(({ id }) => id);
  const { rows: shown } = await tx.execute<Shown>(sql`
    select employees.id, person.full_name as "fullName", designation.name as designation, department.department, ${heads}, person.photo
    from employees ${person} ${joined(["job", "designation", "department"], day, true)}
    where employees.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
  const details = new Map(shown.map((each) => [each.id, each]));
  return {
    ...branch,
    nodes: branch.nodes.flatMap((node) =>
      [details.get(node.id)].flatMap((more) => (more ? [{ ...node, ...more }] : [])),
    ),
  };
}
