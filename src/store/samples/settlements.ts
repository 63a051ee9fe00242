/** Leavers of the sample company whose last pay is being settled, and a tax clearance that is being drafted; `settleSamples` adds their amounts. */
import { sql } from "drizzle-orm";
import { moneysOf } from "#src/domain/payroll/clearance.ts";
import { suggestedTerms } from "#src/domain/payroll/settlement.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import type { Transaction } from "../database/transaction.ts";
import { bookOfCompany } from "../payroll/run-context.ts";
import type { Leaver } from "../payroll/settlement-pay.ts";
import { settlements } from "../payroll/tables/settlements.ts";
import { taxClearances } from "../payroll/tables/tax-clearances.ts";
import { draftClearance } from "../payroll/tax-clearances.ts";
import { sampleId } from "./ids.ts";

interface Place {
  readonly tenantId: string;
  readonly companyId: string;
  readonly maker: string;
  readonly now: Date;
  readonly dataKey: string;
}

interface LeaverRow extends Leaver, Record<string, unknown> {
  readonly id: string;
  readonly personId: string;
  readonly lastDay: string;
  readonly isCitizen: boolean;
}

async function leaversOf(tx: Transaction, companyId: string): Promise<LeaverRow[]> {
  const { rows } = await tx.execute<LeaverRow>(sql`
    select employee.id, employee.person_id as "personId", employee.start_date::text as "startDate", employee.last_day::text as "lastDay",
      employee.notice_given_on::text as "noticeGivenOn", employee.notice_days as "noticeDays", employee.exit_reason as "exitReason",
      coalesce((select own.residency from employee_residencies own where own.tenant_id = employee.tenant_id and own.employee_id = employee.id
        order by own.effective_from desc limit 1), 'citizen') = 'citizen' as "isCitizen"
    from employees employee where employee.company_id = ${companyId} and employee.last_day is not null and employee.exit_reason <> 'transfer'
    order by employee.last_day desc, employee.id`);
  return rows;
}

async function settle(tx: Transaction, { tenantId, companyId, maker, now }: Place, leaver: LeaverRow): Promise<void> {
  const { book } = await bookOfCompany(tx, { tenantId, companyId });
  await tx.insert(settlements).values({
    id: sampleId(`settlements/${leaver.id}`),
    tenantId,
    companyId,
    employeeId: leaver.id,
    ...suggestedTerms(leaver, book),
    encashLeave: true,
    recoverLoans: true,
    recoveries: [],
    makers: [maker],
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
}

async function clear(tx: Transaction, { tenantId, companyId, maker, now, dataKey }: Place, leaver: LeaverRow) {
  const { lastDay: ceasesOn } = leaver;
  const noticeOn = leaver.noticeGivenOn ?? ceasesOn;
  const asked = { companyId, employeeId: leaver.id, personId: leaver.personId, noticeOn, ceasesOn };
  const drafted = await draftClearance(tx, asked, dataKey);
  const { shouldWithhold, withheld } = moneysOf({ noticeOn, moneys: drafted.moneys }, null);
  await tx.insert(taxClearances).values({
    id: sampleId(`tax-clearances/${leaver.id}`),
    tenantId,
    companyId,
    employeeId: leaver.id,
    ...drafted,
    shouldWithhold,
    withheld,
    kind: "original",
    number: 1,
    status: "draft",
    event: "ends",
    undertaking: false,
    professional: false,
    hadEmployerBefore: false,
    noticeOn,
    ceasesOn,
    makers: [maker],
    draftedAt: now,
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
}

/** Those who are still there are being settled; the last non-citizen who leaves is being cleared. */
export async function insertSettlements(tx: Transaction, place: Place): Promise<void> {
  const today = localDay(defaultRegion.timeZone, place.now);
  const leavers = await leaversOf(tx, place.companyId);
  for (const leaver of leavers.filter(({ lastDay }) => lastDay >= today).slice(-2)) await settle(tx, place, leaver);
  const foreigner = leavers.find(({ isCitizen }) => !isCitizen);
  if (foreigner) await clear(tx, place, foreigner);
}
