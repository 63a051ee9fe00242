/** The last pay of a leaver as it would be calculated now, and the records that its settlement starts from. */
import { and, eq, sql } from "drizzle-orm";
import type { exitReasons } from "#src/domain/people/shared/vocabulary.ts";
import type { PersonPay } from "#src/domain/payroll/calculate-person.ts";
import { settingsOf } from "../company/shared/company-settings.ts";
import type { Transaction } from "../database/transaction.ts";
import { payOfPerson } from "./calculate-people.ts";
import { contextOf, type ItemWords } from "./run-context.ts";
import { deductions } from "./tables/deductions.ts";
import { payPeriods } from "./tables/pay-runs.ts";
import { uuids } from "./uuids.ts";

/** Of no run: nothing that is stored belongs to it. */
const noRun = "00000000-0000-0000-0000-000000000000";

interface Wanted {
  readonly tenantId: string;
  readonly companyId: string;
  readonly periodId: string;
  readonly employeeId: string;
  /** Days of leave that will be paid out besides those that are posted. */
  readonly unposted: number;
}

export async function lastPayOf(
  tx: Transaction,
  { tenantId, companyId, periodId, employeeId, unposted }: Wanted,
): Promise<{ pay: PersonPay; names: ReadonlyMap<string, ItemWords> } | undefined> {
  const [period] = await tx.select().from(payPeriods).where(eq(payPeriods.id, periodId));
  if (!period) return undefined;
  const run = { id: noRun, tenantId, companyId, periodId, kind: "final", number: 1, itemCodes: [] } as const;
  const context = await contextOf(tx, { ...run, itemCodes: [] as string[] }, period);
  const pay = await payOfPerson(tx, context, employeeId, unposted);
  return pay && { pay, names: context.items };
}

export interface Leaver {
  readonly startDate: string;
  readonly lastDay: string | null;
  readonly noticeGivenOn: string | null;
  readonly noticeDays: number | null;
  readonly exitReason: (typeof exitReasons)[number] | null;
}

export async function leaverOf(tx: Transaction, employeeId: string): Promise<Leaver | undefined> {
  const { rows } = await tx.execute<Leaver & Record<string, unknown>>(sql`
    select start_date::text as "startDate", last_day::text as "lastDay", notice_given_on::text as "noticeGivenOn", notice_days as "noticeDays",
      exit_reason as "exitReason" from employees where id = ${employeeId}`);
  return rows[0];
}

export const usualFrequency = async (tx: Transaction, companyId: string): Promise<string> =>
  (await settingsOf(tx, companyId)).settings.payFrequency;

/** Which of the deductions the company has and still uses. */
export async function knownDeductions(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: deductions.id })
    .from(deductions)
    .where(
      and(
        eq(deductions.companyId, companyId),
        eq(deductions.status, "active"),
        sql`${deductions.id} = any(${uuids(ids)})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

interface PostedLeave extends Record<string, unknown> {
  readonly id: string;
  readonly on: string;
  readonly leaveTypeId: string;
  readonly leaveType: string;
  readonly days: number;
}

/** Manual leave that pays out what was left, as far as nobody has reversed it. */
export async function postedLeave(tx: Transaction, ids: readonly string[]): Promise<PostedLeave[]> {
  const { rows } = await tx.execute<PostedLeave>(sql`
    select entry.id, entry."on"::text as "on", type.id as "leaveTypeId", type.name as "leaveType", (-entry.minutes / 480.0)::float8 as days
    from manual_leaves entry join leave_types type on type.tenant_id = entry.tenant_id and type.id = entry.leave_type_id
    where entry.id = any(${uuids(ids)}) and entry.status = 'posted' order by type.name`);
  return rows;
}
