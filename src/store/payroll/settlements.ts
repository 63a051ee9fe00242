/** Final settlements of a company with their people and pay runs, and leavers who are not settled. */
import { inArray, type SQL, sql } from "drizzle-orm";
import type { exitReasons, residencies } from "#src/domain/people/shared/vocabulary.ts";
import { type SettlementState, statesByRun, settlementStates } from "#src/domain/payroll/settlement.ts";
import type { Transaction } from "../database/transaction.ts";
import { countedPage, type ListQuery, searched } from "../shared/list-query.ts";
import { type CompanyRecords, companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { settlements } from "./tables/settlements.ts";

const ofEmployee = <Value>(column: string) =>
  sql<Value>`(select ${sql.raw(column)} from employees employee join persons person on person.tenant_id = employee.tenant_id and person.id = employee.person_id
    where employee.tenant_id = ${settlements.tenantId} and employee.id = ${settlements.employeeId})` as SQL<Value>;
const ofRun = <Value>(column: string) =>
  sql<Value>`(select ${sql.raw(column)} from pay_runs run where run.tenant_id = ${settlements.tenantId} and run.id = ${settlements.runId})` as SQL<Value>;

const cases = sql.raw(
  Object.entries(statesByRun)
    .map(([run, state]) => `when '${run}' then '${state}'`)
    .join(" "),
);
const status = sql<SettlementState>`case when ${settlements.cancelledAt} is not null then 'cancelled'
  else case coalesce(${ofRun<string>("run.status")}, 'draft') ${cases} end end` as SQL<SettlementState>;

const amount = (name: string): SQL<number> =>
  sql<number>`coalesce((${settlements.outcome} ->> ${sql.raw(`'${name}'`)})::float8, 0)` as SQL<number>;
const fullName = ofEmployee<string>("person.full_name");
const employeeNo = ofEmployee<string>("employee.employee_no");
const lastDay = ofEmployee<string | null>("employee.last_day::text");
const payBy = sql<string | null>`(${settlements.outcome} ->> 'payBy')` as SQL<string | null>;

const own = companyRecords({
  table: settlements,
  label: settlements.how,
  shown: {
    employeeNo,
    fullName,
    startDate: ofEmployee<string>("employee.start_date::text"),
    lastDay,
    noticeGivenOn: ofEmployee<string | null>("employee.notice_given_on::text"),
    noticeDays: ofEmployee<number | null>("employee.notice_days"),
    exitReason: ofEmployee<(typeof exitReasons)[number] | null>("employee.exit_reason"),
    status,
    runStatus: ofRun<string | null>("run.status"),
    payBy,
    net: amount("net"),
    withheld: amount("withheld"),
    payable: amount("payable"),
    makerIds: sql<string[]>`${settlements.makers}` as SQL<string[]>,
  },
  hidden: ["makers"],
  sortable: {
    ...sortableColumns(settlements, "updatedAt"),
    fullName: sql`${fullName} collate "und-x-icu"`,
    lastDay,
    payBy,
    payable: amount("payable"),
  },
  defaultSort: "-lastDay",
  searchable: [fullName, employeeNo],
  filters: { how: settlements.how, employeeId: settlements.employeeId },
  matching: ({ status: states }: { status?: readonly SettlementState[] | undefined }) => [
    states?.length
      ? inArray(status, [...states])
      : inArray(
          status,
          settlementStates.filter((each) => each !== "cancelled"),
        ),
  ],
});
type FiltersOf<Of> = Of extends CompanyRecords<infer _Row, infer _New, infer Filters> ? Filters : never;
export type SettlementRow = NonNullable<Awaited<ReturnType<typeof own.find>>>;
/** Its state is that of its run, never set. */
export type SettlementFields = Parameters<typeof own.insert>[3] & { readonly status?: undefined };
export const settlementRecords: CompanyRecords<SettlementRow, SettlementFields, FiltersOf<typeof own>> = own;

interface Period {
  readonly id: string;
  readonly name: string;
  readonly payDate: string;
  readonly status: string;
}

/** The pay period that contains the day, of the frequency that the employee is paid in. */
export async function periodOfDay(
  tx: Transaction,
  companyId: string,
  employeeId: string,
  day: string,
  usual: string,
): Promise<Period | undefined> {
  const { rows } = await tx.execute<Period & Record<string, unknown>>(sql`
    select period.id, period.name, period.pay_date::text as "payDate", period.status from pay_periods period
    where period.company_id = ${companyId} and ${day}::date between period.start_date and period.end_date
      and period.frequency = coalesce((select terms.pay_frequency from employee_pay_terms terms where terms.employee_id = ${employeeId}
        order by terms.effective_from <= ${day}::date desc, abs(terms.effective_from - ${day}::date) limit 1), ${usual})
    order by period.start_date limit 1`);
  return rows[0];
}

/** The payslip of the person in the run. */
export async function slipOfRun(tx: Transaction, runId: string, employeeId: string) {
  const { rows } = await tx.execute<{
    id: string;
    state: string;
    blockers: { code: string; severity: "blocker" | "warning"; params: object }[];
  }>(sql`
    select id, state, blockers from payslips where run_id = ${runId} and employee_id = ${employeeId}`);
  return rows[0];
}

/** The payslip of the person in a regular run of the period that its maker may still change. */
export async function openRegularSlip(
  tx: Transaction,
  { periodId, employeeId }: { readonly periodId: string; readonly employeeId: string },
): Promise<{ id: string; runId: string } | undefined> {
  const { rows } = await tx.execute<{ id: string; runId: string }>(sql`
    select slip.id, slip.run_id as "runId" from payslips slip join pay_runs run on run.tenant_id = slip.tenant_id and run.id = slip.run_id
    where slip.period_id = ${periodId} and slip.employee_id = ${employeeId} and slip.kind = 'regular' and slip.state in ('draft', 'failed')
      and run.kind = 'regular' and run.status in ('draft', 'calculating', 'calculated', 'failed') limit 1`);
  return rows[0];
}

export async function linesOfSlip(tx: Transaction, payslipId: string) {
  const { rows } = await tx.execute<{
    code: string;
    name: string | null;
    kind: "earning" | "deduction" | "employer-cost";
    amount: number;
  }>(
    sql`select code, name, kind, amount::float8 as amount from payslip_lines where payslip_id = ${payslipId} order by position`,
  );
  return rows;
}

export async function residencyOn(
  tx: Transaction,
  employeeId: string,
  day: string,
): Promise<(typeof residencies)[number] | null> {
  const { rows } = await tx.execute<{ residency: (typeof residencies)[number] }>(sql`
    select residency from employee_residencies where employee_id = ${employeeId}
    order by effective_from <= ${day}::date desc, abs(effective_from - ${day}::date) limit 1`);
  return rows[0]?.residency ?? null;
}

interface LeaverRow {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly startDate: string;
  readonly lastDay: string;
  readonly noticeGivenOn: string | null;
  readonly noticeDays: number | null;
  readonly exitReason: (typeof exitReasons)[number] | null;
  readonly residency: (typeof residencies)[number] | null;
  readonly clearanceId: string | null;
  /** Filed with IRAS. */
  readonly isFiled: boolean;
  readonly settlementId: string | null;
  readonly how: SettlementRow["how"] | null;
  readonly withholdTax: boolean | null;
  readonly status: Exclude<SettlementState, "cancelled" | "paid"> | null;
}

/** People with a last day from the day on whom neither a locked final payslip nor a settlement has paid. */
export function leaversPage(tx: Transaction, companyId: string, from: string, query: ListQuery) {
  const found = searched(query.q, [sql`person.full_name`, sql`employee.employee_no`]) ?? sql`true`;
  const leavers = sql`employees employee join persons person on person.tenant_id = employee.tenant_id and person.id = employee.person_id
    left join settlements settlement on settlement.tenant_id = employee.tenant_id and settlement.employee_id = employee.id and settlement.cancelled_at is null
    left join pay_runs run on run.tenant_id = settlement.tenant_id and run.id = settlement.run_id
    left join lateral (select own.id, own.status from tax_clearances own where own.tenant_id = employee.tenant_id and own.employee_id = employee.id
      and own.status <> 'cancelled' order by own.number desc limit 1) clearance on true
    where employee.company_id = ${companyId} and employee.last_day >= ${from}::date and employee.status <> 'offered'
      and coalesce(employee.exit_reason, '') <> 'transfer' and coalesce(run.status, '') not in ('paid', 'closed') and ${found}
      and not (settlement.id is null and exists (select from payslips slip where slip.tenant_id = employee.tenant_id and slip.employee_id = employee.id
        and slip.kind = 'final' and slip.state in ('final', 'published')))`;
  return countedPage<LeaverRow & { total: number }>(
    query,
    async () => {
      const { rows } = await tx.execute<{ total: number }>(sql`select count(*)::int as total from ${leavers}`);
      return rows[0]?.total ?? 0;
    },
    async (limit, offset) => {
      const { rows } = await tx.execute<LeaverRow & { total: number } & Record<string, unknown>>(sql`
        select employee.id as "employeeId", employee.employee_no as "employeeNo", person.full_name as "fullName",
          employee.start_date::text as "startDate", employee.last_day::text as "lastDay", employee.notice_given_on::text as "noticeGivenOn",
          employee.notice_days as "noticeDays", employee.exit_reason as "exitReason", settlement.id as "settlementId", settlement.how,
          clearance.id as "clearanceId", coalesce(clearance.status in ('acknowledged', 'directed', 'settled'), false) as "isFiled",
          settlement.withhold_tax as "withholdTax", case when settlement.id is not null then case coalesce(run.status, 'draft') ${cases} end end as status,
          (select residency.residency from employee_residencies residency where residency.tenant_id = employee.tenant_id and residency.employee_id = employee.id
            order by residency.effective_from <= employee.last_day desc, abs(residency.effective_from - employee.last_day) limit 1) as residency,
          count(*) over ()::int as total
        from ${leavers} order by employee.last_day, person.full_name, employee.id limit ${limit} offset ${offset}`);
      return rows;
    },
  );
}
