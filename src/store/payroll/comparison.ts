/** Two runs side by side: totals of items, and the people whose net pay differs. */
import { type SQL, sql } from "drizzle-orm";
import type { ComparedLine } from "#src/domain/payroll/changes.ts";
import type { Transaction } from "../database/transaction.ts";
import { pageOf, type ListQuery, searched } from "../shared/list-query.ts";
import { uuids } from "./uuids.ts";

interface Both {
  readonly runId: string;
  readonly previousId: string | null;
  readonly threshold: number;
}

export type Change = "new" | "left" | "changed";

const none = "00000000-0000-0000-0000-000000000000";
const slips = (id: string | null): SQL =>
  sql`(select * from payslips where run_id = ${id ?? none} and state not in ('excluded', 'failed'))`;

/** Everyone of both runs, with how their pay has changed. */
const sides = ({ runId, previousId, threshold }: Both): SQL => sql`(
  select coalesce(own.employee_id, was.employee_id) as employee_id, coalesce(own.person_id, was.person_id) as person_id, own.id, was.id as previous_id,
    was.net as before, own.net as after, coalesce(own.net, 0) - coalesce(was.net, 0) as difference,
    case when was.id is null then 'new' when own.id is null then 'left'
      when own.net <> was.net and abs(own.net - was.net) >= ${threshold}::float8 * abs(was.net) then 'changed' else 'unchanged' end as change
  from ${slips(runId)} own full join ${slips(previousId)} was on was.tenant_id = own.tenant_id and was.employee_id = own.employee_id)`;

export async function changeCounts(tx: Transaction, both: Both): Promise<Record<Change | "unchanged", number>> {
  const { rows } = await tx.execute<{ change: Change | "unchanged"; people: number }>(
    sql`select change, count(*)::int as people from ${sides(both)} sides group by change`,
  );
  const of = (change: Change | "unchanged") => rows.find((row) => row.change === change)?.people ?? 0;
  return { new: of("new"), left: of("left"), changed: of("changed"), unchanged: of("unchanged") };
}

interface ItemRow extends Record<string, unknown> {
  readonly code: string;
  readonly name: string | null;
  readonly kind: ComparedLine["kind"];
  readonly before: number;
  readonly after: number;
  readonly peopleBefore: number;
  readonly people: number;
}

export async function comparedItems(tx: Transaction, { runId, previousId }: Both): Promise<ItemRow[]> {
  const { rows } = await tx.execute<ItemRow>(sql`
    select line.code, max(line.name) as name, line.kind, coalesce(sum(line.amount) filter (where slip.run_id <> ${runId}), 0)::float8 as before,
      coalesce(sum(line.amount) filter (where slip.run_id = ${runId}), 0)::float8 as after,
      count(distinct slip.employee_id) filter (where slip.run_id <> ${runId})::int as "peopleBefore",
      count(distinct slip.employee_id) filter (where slip.run_id = ${runId})::int as people
    from payslips slip join payslip_lines line on line.tenant_id = slip.tenant_id and line.payslip_id = slip.id
    where slip.run_id in (${runId}, ${previousId ?? none}) and slip.state not in ('excluded', 'failed')
    group by line.code, line.kind order by min(line.position), line.code`);
  return rows;
}

export interface ChangeQuery extends ListQuery {
  readonly change?: readonly Change[] | undefined;
}

export interface ChangeRow extends Record<string, unknown> {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly payslipId: string | null;
  readonly previousPayslipId: string | null;
  readonly change: Change;
  readonly before: number | null;
  readonly after: number | null;
  readonly difference: number;
}

export async function changesPage(tx: Transaction, both: Both, query: ChangeQuery) {
  const { q, change } = query;
  const wanted = change?.length ? change : (["new", "left", "changed"] as const);
  const from = sql`
    from ${sides(both)} sides join employees on employees.id = sides.employee_id join persons on persons.id = sides.person_id
    where sides.change = any(${`{${wanted.join(",")}}`}::text[]) and ${searched(q, [sql`persons.full_name`, sql`employees.employee_no`]) ?? sql`true`}`;
  return pageOf(
    query,
    async () => (await tx.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)).rows[0]?.total ?? 0,
    async (limit, offset) =>
      (
        await tx.execute<ChangeRow>(sql`
          select sides.employee_id as "employeeId", employees.employee_no as "employeeNo", persons.full_name as "fullName", sides.id as "payslipId",
            sides.previous_id as "previousPayslipId", sides.change, sides.before::float8 as before, sides.after::float8 as after,
            sides.difference::float8 as difference ${from}
          order by abs(sides.difference) desc, persons.full_name collate "und-x-icu", sides.employee_id limit ${limit} offset ${offset}`)
      ).rows,
  );
}

/** Lines and inputs of payslips, for the reasons of their changes. */
export async function linesAndInputs(tx: Transaction, ids: readonly string[]) {
  const { rows: inputs } = await tx.execute<{ id: string; input: string | null }>(
    sql`select id, input from payslips where id = any(${uuids(ids)})`,
  );
  const { rows: lines } = await tx.execute<ComparedLine & { payslipId: string } & Record<string, unknown>>(sql`
    select payslip_id as "payslipId", code, name, kind, rate::float8 as rate, amount::float8 as amount, calculated::float8 as calculated
    from payslip_lines where payslip_id = any(${uuids(ids)}) order by payslip_id, position`);
  const byPayslip = Map.groupBy(lines, ({ payslipId }) => payslipId);
  return new Map(inputs.map(({ id, input }) => [id, { input, lines: byPayslip.get(id) ?? [] }]));
}
