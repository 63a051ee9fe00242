/** Parallel runs: what was uploaded of an earlier payroll system, and our payslips as they are compared with it. */
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { OldAmount } from "#src/domain/payroll/old-payslips.ts";
import { slipTotals } from "#src/domain/payroll/old-payslips.ts";
import { ownLines } from "#src/domain/payroll/payslip.ts";
import type { OwnLine, OwnPayslip } from "#src/domain/payroll/parallel.ts";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import type { Actor } from "../shared/audit.ts";
import { allowances } from "./tables/allowances.ts";
import { deductions } from "./tables/deductions.ts";
import { type AcceptedDifference, parallelRuns } from "./tables/parallel-runs.ts";
import { payslipLines, payslips } from "./tables/payslips.ts";
import { payPeriods } from "./tables/pay-runs.ts";
import { uuids } from "./uuids.ts";

export interface ParallelUpload {
  readonly fileName: string;
  readonly amounts: readonly OldAmount[];
  readonly accepted: readonly AcceptedDifference[];
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

export async function findParallelRun(tx: Transaction, runId: string): Promise<ParallelUpload | undefined> {
  const [row] = await tx
    .select({
      fileName: parallelRuns.fileName,
      amounts: parallelRuns.amounts,
      accepted: parallelRuns.accepted,
      updatedAt: parallelRuns.updatedAt,
      updatedBy: users.fullName,
    })
    .from(parallelRuns)
    .leftJoin(users, eq(users.id, parallelRuns.updatedBy))
    .where(eq(parallelRuns.runId, runId));
  return row;
}

interface OfRun {
  readonly companyId: string;
  readonly runId: string;
}

/** Accepted differences stay; they count only while they are the same. */
export async function saveUpload(
  tx: Transaction,
  { companyId, runId }: OfRun,
  { fileName, amounts }: { readonly fileName: string; readonly amounts: readonly OldAmount[] },
  { tenantId, userId, now }: Actor,
): Promise<void> {
  const fields = { fileName, amounts: [...amounts], updatedAt: now, updatedBy: userId };
  await tx
    .insert(parallelRuns)
    .values({ ...fields, tenantId, companyId, runId, accepted: [], createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: [parallelRuns.tenantId, parallelRuns.runId],
      set: { ...fields, version: sql`${parallelRuns.version} + 1` },
    });
}

export async function saveAccepted(
  tx: Transaction,
  runId: string,
  accepted: readonly AcceptedDifference[],
): Promise<void> {
  await tx
    .update(parallelRuns)
    .set({ accepted: [...accepted] })
    .where(eq(parallelRuns.runId, runId));
}

export async function removeUpload(tx: Transaction, runId: string): Promise<void> {
  await tx.delete(parallelRuns).where(eq(parallelRuns.runId, runId));
}

/** The code of each item of the company and of each line and total that every payslip has, by its code and name in lower case. */
export async function itemCodes(
  tx: Transaction,
  companyId: string,
  lineNames: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const own = [...ownLines, ...slipTotals].map((code) => [code.toLowerCase(), code] as const);
  const named = Object.entries(lineNames).map(([code, name]) => [name.toLowerCase(), code] as const);
  const items = [
    ...(await tx
      .select({ code: allowances.code, name: allowances.name })
      .from(allowances)
      .where(eq(allowances.companyId, companyId))),
    ...(await tx
      .select({ code: deductions.code, name: deductions.name })
      .from(deductions)
      .where(eq(deductions.companyId, companyId))),
  ];
  return new Map<string, string>([
    ...named,
    ...items.flatMap(({ code, name }) => [[name.toLowerCase(), code] as const, [code.toLowerCase(), code] as const]),
    ...own,
  ]);
}

const counts = (runId: string) =>
  and(eq(payslips.runId, runId), notInArray(payslips.state, ["excluded", "reversed", "failed"]));

/** By employee. */
export async function ownPayslips(tx: Transaction, runId: string): Promise<Map<string, OwnPayslip>> {
  const slips = await tx
    .select({
      id: payslips.id,
      employeeId: payslips.employeeId,
      gross: payslips.gross,
      deductions: payslips.deductions,
      net: payslips.net,
      employerCost: payslips.employerCost,
      startDate: payPeriods.startDate,
    })
    .from(payslips)
    .innerJoin(payPeriods, and(eq(payPeriods.tenantId, payslips.tenantId), eq(payPeriods.id, payslips.periodId)))
    .where(counts(runId));
  const lines = await tx
    .select({
      payslipId: payslipLines.payslipId,
      code: payslipLines.code,
      name: payslipLines.name,
      unit: payslipLines.unit,
      quantity: payslipLines.quantity,
      rate: payslipLines.rate,
      amount: payslipLines.amount,
      calculated: payslipLines.calculated,
      fromDay: payslipLines.fromDay,
    })
    .from(payslipLines)
    .where(sql`${payslipLines.payslipId} = any(${uuids(slips.map(({ id }) => id))})`)
    .orderBy(asc(payslipLines.payslipId), asc(payslipLines.position));
  const bySlip = Map.groupBy(lines, ({ payslipId }) => payslipId);
  return new Map(
    slips.map((slip): [string, OwnPayslip] => {
      const own = bySlip.get(slip.id) ?? [];
      return [
        slip.employeeId,
        {
          payslipId: slip.id,
          totals: {
            GROSS: slip.gross,
            DEDUCTIONS: slip.deductions,
            NET: slip.net,
            EMPLOYER_COST: slip.employerCost,
          },
          lines: own.map(({ payslipId: _slip, calculated, fromDay: _from, ...line }): OwnLine => ({
            ...line,
            overridden: calculated !== null,
          })),
          newTerms: own.some(({ fromDay }) => fromDay !== null && fromDay >= slip.startDate),
        },
      ];
    }),
  );
}

export interface NamedEmployee {
  readonly id: string;
  readonly employeeNo: string;
  readonly fullName: string;
}

/** By their ids. */
export async function namedEmployees(tx: Transaction, ids: readonly string[]): Promise<Map<string, NamedEmployee>> {
  const rows = await tx
    .select({ id: employees.id, employeeNo: employees.employeeNo, fullName: persons.fullName })
    .from(employees)
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(sql`${employees.id} = any(${uuids(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** By their ids. */
export async function namesOfAccounts(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(sql`${users.id} = any(${uuids(ids)})`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
