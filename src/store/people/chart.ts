/** Who reports to whom, as a list in which those above come before those below. */
import { and, eq, sql } from "drizzle-orm";
import { inTreeOrder } from "#src/domain/tree.ts";
import { employees } from "../tables/employees.ts";
import type { Transaction } from "../transaction.ts";
import { joined, overEverybody, person } from "./joins.ts";
import type { Condition } from "./reach.ts";

export interface ChartNode extends Record<string, unknown> {
  id: string;
  managerId: string | null;
  fullName: string;
  designation: string | null;
  department: string | null;
  photo: string | null;
}

/** Everybody within reach who works on the day; whose manager is not among them stands at the top. */
export async function orgChart(tx: Transaction, companyId: string, reach: Condition, day: string) {
  const { rows } = await overEverybody(tx, () => tx.execute<ChartNode>(sql`
    select employees.id, line.manager_id as "managerId", person.full_name as "fullName", designation.name as designation, department.department, person.photo
    from employees ${person} ${joined(["job", "line", "designation", "department"], day)}
    where ${and(eq(employees.companyId, companyId), reach)} and employees.status <> 'offered' and employees.start_date <= ${day}::date and (employees.last_day is null or employees.last_day >= ${day}::date)
    order by person.full_name collate "und-x-icu", employees.id`));
  const ordered = inTreeOrder(rows.map((row) => ({ ...row, parentId: row.managerId })));
  const known = new Set(ordered.map(({ id }) => id));
  const totals = new Map<string, number>();
  for (const { id, parentId } of ordered.toReversed()) {
    if (parentId !== null) totals.set(parentId, (totals.get(parentId) ?? 0) + (totals.get(id) ?? 0) + 1);
  }
  return ordered.map(({ id, managerId, fullName, designation, department, photo, children }) => ({
    id,
    managerId: managerId !== null && known.has(managerId) ? managerId : null,
    fullName,
    designation,
    department,
    photo,
    reports: children,
    total: totals.get(id) ?? 0,
  }));
}
