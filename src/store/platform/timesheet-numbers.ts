/** Timesheets of every tenant in figures; nobody is named. */
import { and, count, notInArray, sql } from "drizzle-orm";
import { timesheetStates } from "#src/domain/attendance/shared/vocabulary.ts";
import { asTenant, type Transaction } from "../database/transaction.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { tenants } from "./tables/tenants.ts";

interface Weeks {
  readonly from: string;
  readonly to: string;
}

type Numbers = Record<(typeof timesheetStates)[number], number> & {
  readonly people: number;
  readonly minutes: number;
  readonly billableMinutes: number;
  readonly waitingSince: string | null;
};

const countOf = (state: string) =>
  sql`(count(*) filter (where sheet.status = ${state}))::int as ${sql.identifier(state)}`;

/** Of the tenant that the transaction works for. */
async function numbersOf(tx: Transaction, { from, to }: Weeks): Promise<Numbers> {
  const { rows } = await tx.execute<Numbers>(sql`
    select ${sql.join(timesheetStates.map(countOf), sql`, `)}, count(distinct sheet.employee_id)::int as people,
      coalesce(sum(entered.minutes), 0)::int as minutes, coalesce(sum(entered.billable), 0)::int as "billableMinutes",
      (min(sheet.week_start) filter (where sheet.status = 'submitted'))::text as "waitingSince"
    from timesheets sheet
      left join lateral (
        select sum(entry.minutes) as minutes, sum(entry.minutes) filter (where entry.billable) as billable
        from timesheet_entries entry where entry.tenant_id = sheet.tenant_id and entry.timesheet_id = sheet.id
      ) entered on true
    where sheet.week_start between ${from} and ${to}`);
  return rows[0] as Numbers;
}

const sortable = { tenant: byReading(tenants.name) };

/** A page of the tenants that work with the product. */
export async function timesheetNumbers(
  tx: Transaction,
  { q, sort = "tenant", ...paging }: ListQuery,
  weeks: Weeks,
): Promise<Page<Numbers & { id: string; tenant: string }>> {
  const where = and(notInArray(tenants.status, ["closed", "purged"]), searched(q, [tenants.name]));
  const page = await pageOf(
    paging,
    async () => (await tx.select({ total: count() }).from(tenants).where(where))[0]?.total ?? 0,
    (limit, offset) =>
      tx
        .select({ id: tenants.id, tenant: tenants.name })
        .from(tenants)
        .where(where)
        .orderBy(...orderOf(sort, sortable, tenants.id))
        .limit(limit)
        .offset(offset),
  );
  const items = [];
  for (const { id, tenant } of page.items)
    items.push({ id, tenant, ...(await asTenant(tx, id, () => numbersOf(tx, weeks))) });
  return { ...page, items };
}
