/** What settlements contribute to last payslips, and what those make of them. */
import { sql } from "drizzle-orm";
import type { SettlementFacts, SettlementTerms } from "#src/domain/payroll/settlement.ts";
import type { SlipKind } from "#src/domain/payroll/run-words.ts";
import type { DeductionKind } from "#src/domain/statutory/rates/employment.ts";
import type { Transaction } from "../database/transaction.ts";
import type { PaidRun, RunContext } from "./run-context.ts";
import { uuids } from "./uuids.ts";
import type { Written } from "./write-payslips.ts";

type Row = Record<string, unknown> &
  SettlementTerms & {
    readonly id: string;
    readonly employeeId: string;
    readonly recoverLoans: boolean;
    readonly recoveries: readonly { readonly code: string; readonly ground: DeductionKind; readonly amount: number }[];
  };

interface LoanRow extends Record<string, unknown> {
  readonly id: string;
  readonly employeeId: string;
  readonly code: string;
  readonly ground: DeductionKind;
  readonly left: number;
}

/** What people still owe of loans and advances. */
export async function loansOf(tx: Transaction, employeeIds: readonly string[]): Promise<LoanRow[]> {
  const { rows } = await tx.execute<LoanRow>(sql`
    select * from (select own.id, own.employee_id as "employeeId", item.code, item.ground,
        (coalesce(own.total, (select sum((each ->> 'amount')::bigint) from jsonb_array_elements(own.amounts) each))
          - coalesce((select sum(taking.amount) from pay_item_takings taking
              where taking.tenant_id = own.tenant_id and taking.employee_pay_item_id = own.id), 0))::float8 as "left"
      from employee_pay_items own join deductions item on item.tenant_id = own.tenant_id and item.id = own.deduction_id
      where own.employee_id = any(${uuids(employeeIds)}) and own.status = 'active' and item.ground in ('loan', 'advance')
        and (own.total is not null or own.mode = 'custom')
      order by own.created_at, own.id) loans
    where "left" > 0`);
  return rows;
}

/** By employee: of leavers whose settlement is open, for the payslips of a final run and those that correct it. */
export async function settlementFactsOf(
  tx: Transaction,
  { run, daysOfWork }: Pick<RunContext<PaidRun>, "run" | "daysOfWork">,
  kind: SlipKind,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, SettlementFacts>> {
  if (kind !== "final" && run.kind !== "correction") return new Map();
  const { rows } = await tx.execute<Row>(sql`
    select own.id, own.employee_id as "employeeId", own.how, own.notice_by as "noticeBy", own.notice_from::text as "noticeFrom", own.notice_to::text as "noticeTo",
      own.notice_count as "noticeCount", own.aws_method as "awsMethod", own.aws_unpaid_days as "awsUnpaidDays", own.retrenchment::float8 as retrenchment,
      own.limit_loans as "limitLoans", own.withhold_tax as "withholdTax", own.recover_loans as "recoverLoans",
      coalesce((select jsonb_agg(jsonb_build_object('code', item.code, 'ground', item.ground, 'amount', (asked.value ->> 'amount')::bigint) order by asked.at)
        from jsonb_array_elements(own.recoveries) with ordinality as asked (value, at)
        join deductions item on item.tenant_id = own.tenant_id and item.id = (asked.value ->> 'deductionId')::uuid), '[]') as recoveries
    from settlements own where own.employee_id = any(${uuids(employeeIds)}) and own.cancelled_at is null`);
  if (rows.length === 0) return new Map();
  const loans = Map.groupBy(
    await loansOf(
      tx,
      rows.filter(({ recoverLoans }) => recoverLoans).map(({ employeeId }) => employeeId),
    ),
    ({ employeeId }) => employeeId,
  );
  return new Map(
    rows.map(({ id, employeeId, recoveries, recoverLoans: _, ...terms }): [string, SettlementFacts] => [
      employeeId,
      {
        id,
        terms,
        workDays: daysOfWork,
        recoveries: [
          ...(loans.get(employeeId) ?? []).map(({ id: sourceId, code, ground, left }) => ({
            code,
            ground,
            amount: left,
            sourceId,
          })),
          ...recoveries.map((each) => ({ ...each, sourceId: id })),
        ],
      },
    ]),
  );
}

/** Kept with the settlement, because the payslip does not say what could not be recovered. */
export async function writeOutcomes(
  tx: Transaction,
  { run }: Pick<RunContext, "run">,
  written: readonly Written[],
): Promise<void> {
  for (const { fact, pay } of written) {
    if (pay.outcome)
      await tx.execute(sql`
        update settlements set outcome = ${JSON.stringify(pay.outcome)}::jsonb
        where employee_id = ${fact.employeeId} and company_id = ${run.companyId} and cancelled_at is null`);
  }
}
