/** Replaces one department with another in jobs, costs and planned transfers. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { CostShare } from "#src/domain/people/shared/vocabulary.ts";
import type { Actor } from "../../shared/audit.ts";
import { transfers } from "../tables/transfers.ts";
import type { Transaction } from "../../database/transaction.ts";
import { datedRows, heldOn, insertDated, lockDated, termsOf, updateDated } from "../dated.ts";
import { linesOf, setLines } from "./jobs.ts";

interface Affected extends Record<string, unknown> {
  id: string;
  fullName: string;
}

/** Employees whose job, on the day or later, names the department, for work or for costs. */
export async function peopleIn(tx: Transaction, departmentId: string, day: string): Promise<Affected[]> {
  const costs = JSON.stringify([{ departmentId }]);
  const { rows } = await tx.execute<Affected>(sql`
    select distinct employees.id, person.full_name as "fullName" from employee_jobs job
      join employees on employees.tenant_id = job.tenant_id and employees.id = job.employee_id
      join persons person on person.tenant_id = employees.tenant_id and person.id = employees.person_id
    where employees.status <> 'exited' and (employees.last_day is null or employees.last_day >= ${day}::date)
      and (job.department_id = ${departmentId} or job.cost_split @> ${costs}::jsonb)
      and job.effective_from >= coalesce((select max(held.effective_from) from employee_jobs held where held.employee_id = employees.id and held.effective_from <= ${day}::date), job.effective_from)
    order by 2, 1`);
  return rows;
}

const waiting = (departmentId: string) =>
  and(eq(transfers.departmentId, departmentId), inArray(transfers.status, ["requested", "approved"]));

export function movesTo(tx: Transaction, departmentId: string): Promise<number> {
  return tx.$count(transfers, waiting(departmentId));
}

/** Shares that now go to the same department are combined. */
function merged(shares: readonly CostShare[], from: string, into: string): CostShare[] {
  const sums: CostShare[] = [];
  for (const share of shares) {
    const departmentId = share.departmentId === from ? into : share.departmentId;
    const at = sums.findIndex((each) => each.departmentId === departmentId && each.projectId === share.projectId);
    const known = sums[at];
    if (known) sums[at] = { ...known, pct: known.pct + share.pct };
    else sums.push({ ...share, departmentId });
  }
  return sums;
}

/** From the day on; earlier rows stay as they were. */
export async function moveJobs(
  tx: Transaction,
  actor: Actor,
  of: { companyId: string; employeeId: string },
  [from, into]: readonly [string, string],
  day: string,
): Promise<void> {
  await lockDated(tx, of.employeeId);
  const rows = await datedRows(tx, "job", of.employeeId, day);
  const held = heldOn(rows, day);
  for (const row of rows.filter(({ id, effectiveFrom }) => effectiveFrom >= day || id === held?.id)) {
    const { departmentId, costSplit } = row;
    if (departmentId !== from && !costSplit.some((share) => share.departmentId === from)) continue;
    const fields = {
      departmentId: departmentId === from ? into : departmentId,
      costSplit: merged(costSplit, from, into),
    };
    if (row.effectiveFrom >= day) {
      await updateDated(tx, actor, "job", of, row, fields);
      continue;
    }
    const jobId = await insertDated(tx, actor, "job", of, {
      effectiveFrom: day,
      reason: null,
      ...termsOf(row),
      ...fields,
    });
    await setLines(tx, actor, { ...of, jobId }, (await linesOf(tx, [row.id])).get(row.id) ?? []);
  }
}

/** Pending transfers from other companies now lead there. */
export async function redirectMoves(
  tx: Transaction,
  { userId, now }: Actor,
  from: string,
  into: string,
): Promise<number> {
  const moved = await tx
    .update(transfers)
    .set({ departmentId: into, updatedAt: now, updatedBy: userId, version: sql`${transfers.version} + 1` })
    .where(waiting(from))
    .returning({ id: transfers.id });
  return moved.length;
}
