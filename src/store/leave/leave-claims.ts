/** Granted leave that the government pays back, by month, with what a claim asks for. */
import { type SQL, sql } from "drizzle-orm";
import type { LeaveKind, LeaveUnit } from "#src/domain/leave/shared/vocabulary.ts";
import { firstDay, lastDay } from "#src/domain/shared/calendar.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { type ListQuery, type Page, pageOf, searched } from "../shared/list-query.ts";

export interface ClaimQuery extends ListQuery {
  readonly kinds: readonly LeaveKind[];
  readonly month: string;
  readonly within: Condition;
  readonly companyId: string;
}

export interface ClaimRow extends Record<string, unknown> {
  readonly id: string;
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly idLast4: string | null;
  readonly leaveType: string;
  readonly kind: LeaveKind;
  readonly unit: LeaveUnit;
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  readonly calendarDays: number;
  readonly child: string | null;
  readonly childBirthDate: string | null;
  readonly childCitizenship: string | null;
  readonly joinedOn: string;
}

const orders: Readonly<Record<string, SQL>> = {
  fullName: sql`person.full_name collate "und-x-icu" asc, leave."from"`,
  "-fullName": sql`person.full_name collate "und-x-icu" desc, leave."from"`,
  from: sql`leave."from" asc`,
  "-from": sql`leave."from" desc`,
};

const claimed = ({ companyId, kinds, month, within, q }: ClaimQuery): SQL => sql`
  from leaves leave
    join leave_types type on type.tenant_id = leave.tenant_id and type.id = leave.leave_type_id
    join employees on employees.tenant_id = leave.tenant_id and employees.id = leave.employee_id
    join persons person on person.tenant_id = employees.tenant_id and person.id = employees.person_id
    left join employee_dependants child on child.tenant_id = leave.tenant_id and child.id = leave.dependant_id
    cross join lateral (
      select coalesce(sum(slot.cost), 0)::int as cost, count(distinct slot."date")::int as days from leave_slots slot
      where slot.tenant_id = leave.tenant_id and slot.leave_id = leave.id and slot.state = 'granted'
        and slot."date" between ${firstDay(month)} and ${lastDay(month)}) taken
  where leave.company_id = ${companyId} and leave.status in ('approved', 'cancelRequested', 'taken') and taken.days > 0
    and leave."from" <= ${lastDay(month)}::date and leave."to" >= ${firstDay(month)}::date
    and type.kind = any(${sql.param([...kinds])}::text[]) and ${within ?? sql`true`}
    and ${searched(q, [sql`person.full_name`, sql`employees.employee_no`]) ?? sql`true`}`;

async function rows(tx: Transaction, query: ClaimQuery, rest: SQL): Promise<ClaimRow[]> {
  const found = await tx.execute<ClaimRow>(sql`
    select leave.id, leave.employee_id as "employeeId", employees.employee_no as "employeeNo", person.full_name as "fullName", person.id_last4 as "idLast4",
      type.name as "leaveType", type.kind, type.unit, leave."from"::text as "from", leave."to"::text as "to", taken.cost, taken.days as "calendarDays",
      child.full_name as child, child.date_of_birth::text as "childBirthDate", child.citizenship as "childCitizenship", employees.start_date::text as "joinedOn"
    ${claimed(query)} order by ${orders[query.sort ?? "fullName"] ?? sql`leave."from"`}, leave.id ${rest}`);
  return found.rows;
}

export function claimPage(tx: Transaction, query: ClaimQuery): Promise<Page<ClaimRow>> {
  return pageOf(
    query,
    async () =>
      (await tx.execute<{ total: number }>(sql`select count(*)::int as total ${claimed(query)}`)).rows[0]?.total ?? 0,
    (limit, offset) => rows(tx, query, sql`limit ${limit} offset ${offset}`),
  );
}

export const allClaims = (tx: Transaction, query: ClaimQuery): Promise<ClaimRow[]> => rows(tx, query, sql``);
