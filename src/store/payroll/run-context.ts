/** What the calculation of a run needs once for all of its people. */
import { createHash } from "node:crypto";
import { and, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import type { PeriodFact } from "#src/domain/payroll/build-input.ts";
import type { PayslipSettings } from "#src/domain/payroll/payslip.ts";
import { lockedStates } from "#src/domain/payroll/run-words.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { companies } from "../company/tables/companies.ts";
import { settingsOf } from "../company/shared/company-settings.ts";
import type { Transaction } from "../database/transaction.ts";
import { choicesOfCompany, ratesOfCompany } from "../statutory/shared/company-rates.ts";
import { allowances } from "./tables/allowances.ts";
import { deductions } from "./tables/deductions.ts";
import { payPeriods, payRuns } from "./tables/pay-runs.ts";

export type Run = typeof payRuns.$inferSelect;
export type Period = typeof payPeriods.$inferSelect;

/** What a line shows of its pay item. */
export interface ItemWords {
  readonly name: string;
  readonly taxBox: string | null;
}

/** What calculating needs of a run: pay that is only looked at has none in the database. */
export type PaidRun = Pick<Run, "id" | "tenantId" | "companyId" | "periodId" | "kind" | "number" | "itemCodes">;

export interface RunContext<Of extends PaidRun = Run> {
  readonly run: Of;
  readonly period: Period & PeriodFact;
  /** CPF submission number, or the company without one. */
  readonly employer: string;
  readonly book: RateBook;
  readonly ratesVersion: string;
  readonly settings: PayslipSettings;
  readonly weeklyMinutes: number;
  readonly workDays: number;
  /** Days of the week on which the company works. */
  readonly daysOfWork: readonly string[];
  readonly items: ReadonlyMap<string, ItemWords>;
  readonly previousRunId: string | null;
}

export async function findRun(tx: Transaction, id: string): Promise<{ run: Run; period: Period } | undefined> {
  const [found] = await tx
    .select({ run: payRuns, period: payPeriods })
    .from(payRuns)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payRuns.tenantId), eq(payPeriods.id, payRuns.periodId)))
    .where(eq(payRuns.id, id));
  return found;
}

const versions = new WeakMap<RateBook, string>();

/** Names a book of rates: the same rates have the same name. */
function versionOf(book: RateBook): string {
  const known = versions.get(book);
  if (known !== undefined) return known;
  const version = createHash("sha256").update(JSON.stringify(book)).digest("hex").slice(0, 12);
  versions.set(book, version);
  return version;
}

export async function bookOfCompany(
  tx: Transaction,
  owner: { readonly tenantId: string; readonly companyId: string },
): Promise<{ book: RateBook; ratesVersion: string }> {
  const book = await ratesOfCompany(tx, owner);
  return { book, ratesVersion: versionOf(book) };
}

export async function settingsOfPay(tx: Transaction, companyId: string): Promise<PayslipSettings> {
  const choices = await choicesOfCompany(tx, companyId);
  if (!choices) return {};
  const { overtimeCap, sdlRounding, additionalWageEstimate, sindaPasses, mbmfLowWages } = choices;
  return { overtimeCap, sdlRounding, estimate: additionalWageEstimate, funds: { sindaPasses, mbmfLowWages } };
}

async function itemsOf(tx: Transaction, companyId: string): Promise<Map<string, ItemWords>> {
  const earned = await tx
    .select({ code: allowances.code, name: allowances.name, taxBox: allowances.taxBox })
    .from(allowances)
    .where(eq(allowances.companyId, companyId));
  const taken = await tx
    .select({ code: deductions.code, name: deductions.name })
    .from(deductions)
    .where(eq(deductions.companyId, companyId));
  return new Map<string, ItemWords>([
    ...earned.map(({ code, ...words }): [string, ItemWords] => [code, words]),
    ...taken.map(({ code, ...words }): [string, ItemWords] => [code, { ...words, taxBox: null }]),
  ]);
}

/** The last regular run of the same frequency before the period. */
async function previousRun(tx: Transaction, { companyId, kind }: PaidRun, period: Period): Promise<string | null> {
  if (kind !== "regular") return null;
  const [found] = await tx
    .select({ id: payRuns.id })
    .from(payRuns)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payRuns.tenantId), eq(payPeriods.id, payRuns.periodId)))
    .where(
      and(
        eq(payRuns.companyId, companyId),
        eq(payRuns.kind, "regular"),
        ne(payRuns.status, "cancelled"),
        eq(payPeriods.frequency, period.frequency),
        lt(payPeriods.startDate, period.startDate),
      ),
    )
    .orderBy(desc(payPeriods.startDate), desc(inArray(payRuns.status, [...lockedStates])), sql`${payRuns.people} desc`)
    .limit(1);
  return found?.id ?? null;
}

export async function contextOf<Of extends PaidRun>(tx: Transaction, run: Of, period: Period): Promise<RunContext<Of>> {
  const { tenantId, companyId } = run;
  const [company] = await tx.select({ csn: companies.csn }).from(companies).where(eq(companies.id, companyId));
  const { settings } = await settingsOf(tx, companyId);
  return {
    run,
    period,
    employer: company?.csn[0] ?? companyId,
    ...(await bookOfCompany(tx, { tenantId, companyId })),
    settings: await settingsOfPay(tx, companyId),
    weeklyMinutes: settings.weeklyMinutes,
    workDays: settings.workDays.length,
    daysOfWork: settings.workDays,
    items: await itemsOf(tx, companyId),
    previousRunId: await previousRun(tx, run, period),
  };
}
