/** What a final settlement shows: its terms, and the last payslip as its run has calculated it or as it would be now. */
import type { Settlement } from "#generated/hrms/schema.ts";
import type { PersonPay } from "#src/domain/payroll/calculate-person.ts";
import type { Blocker } from "#src/domain/payroll/run-words.ts";
import { finalPayBy, noticeDueUntil, type SettlementOutcome } from "#src/domain/payroll/settlement.ts";
import { pick } from "#src/domain/shared/pick.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { payPeriodRecords } from "#src/store/payroll/pay-periods.ts";
import { bookOfCompany } from "#src/store/payroll/run-context.ts";
import { lastPayOf, postedLeave, usualFrequency } from "#src/store/payroll/settlement-pay.ts";
import {
  linesOfSlip,
  openRegularSlip,
  periodOfDay,
  residencyOn,
  type SettlementRow,
  slipOfRun,
} from "#src/store/payroll/settlements.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { unusedLeave } from "../../leave/shared/pay-out.ts";
import { moments } from "../../shared/records/wire.ts";

type Shown = Pick<Settlement, "lines" | "payslipId" | "problems"> & { readonly outcome: SettlementOutcome | null };
type Problem = Settlement["problems"][number];

const problem = (code: string, severity: Problem["severity"] = "blocker", params: Problem["params"] = {}): Problem => ({
  code,
  severity,
  params,
});
const problemsOf = (blockers: readonly Blocker[]): Problem[] =>
  blockers.map((each) => ({ ...each, params: each.params }));

/** Runs whose payslips are as calculated. */
const calculated: readonly (string | null)[] = ["calculated", "submitted", "approved", "locked", "paid", "closed"];

async function ofRun(
  ctx: HrmsContext,
  { runId, runStatus, employeeId, outcome }: SettlementRow,
): Promise<Shown | undefined> {
  if (runId === null || !calculated.includes(runStatus)) return undefined;
  const slip = await slipOfRun(ctx.db, runId, employeeId);
  if (!slip) return undefined;
  return {
    lines: await linesOfSlip(ctx.db, slip.id),
    payslipId: slip.id,
    problems: slip.blockers.map(({ code, severity, params }) => problem(code, severity, params as Problem["params"])),
    outcome,
  };
}

interface Unposted {
  readonly periodId: string;
  readonly days: number;
}

export async function payNow(
  ctx: HrmsContext,
  { companyId, employeeId }: Pick<SettlementRow, "companyId" | "employeeId">,
  { periodId, days }: Unposted,
): Promise<{ pay: PersonPay | undefined; shown: Shown }> {
  const { tenantId } = actorOf(ctx);
  const found = await lastPayOf(ctx.db, { tenantId, companyId, periodId, employeeId, unposted: days });
  const lines = found?.pay.payslip?.lines ?? [];
  // Calculating the last pay takes the person out of a regular run that is open.
  const open = await openRegularSlip(ctx.db, { periodId, employeeId });
  const blockers = (found?.pay.blockers ?? []).filter(
    ({ code }) => !open || !["already-paid", "open-elsewhere"].includes(code),
  );
  return {
    pay: found?.pay,
    shown: {
      lines: lines.map(({ code, kind, amount }) => ({
        code,
        kind,
        amount,
        name: found?.names.get(code)?.name ?? null,
      })),
      payslipId: null,
      problems: problemsOf(blockers),
      outcome: found?.pay.outcome ?? null,
    },
  };
}

const leaverOf = ({ employeeId, companyId, fullName }: SettlementRow) => ({ id: employeeId, companyId, fullName });

/** Days that will be paid out besides what was posted. */
export const unpostedDays = ({
  leave,
  posted,
}: Pick<Awaited<ReturnType<typeof leaveOf>>, "leave" | "posted">): number =>
  posted ? 0 : leave.reduce((sum, { days }) => sum + days, 0);

/** Leave that is paid out: what was posted, before that what is left on the last day. */
export async function leaveOf(ctx: HrmsContext, row: SettlementRow) {
  const posted = await postedLeave(ctx.db, row.leaveIds);
  if (posted.length > 0 || row.lastDay === null || !row.encashLeave || calculated.includes(row.runStatus))
    return { leave: posted.map((each) => pick(each, ["leaveTypeId", "leaveType", "days"])), posted: posted.length > 0 };
  return { leave: await unusedLeave(ctx, leaverOf(row), row.lastDay), posted: false };
}

export async function settlementPeriod(ctx: HrmsContext, { companyId, employeeId, lastDay }: SettlementRow) {
  if (lastDay === null) return undefined;
  return periodOfDay(ctx.db, companyId, employeeId, lastDay, await usualFrequency(ctx.db, companyId));
}

/** As calculated; without a pay period to calculate it in, as the law says for the way of leaving. */
export function payByOf(
  { outcome, lastDay, withholdTax, how }: Pick<SettlementRow, "outcome" | "lastDay" | "withholdTax" | "how">,
  book: RateBook,
): string | null {
  if (outcome !== null) return outcome.payBy;
  return lastDay === null || withholdTax ? null : finalPayBy(how, lastDay, book);
}

export async function settlementWire(ctx: HrmsContext, row: SettlementRow): Promise<Settlement> {
  const { companyId, lastDay } = row;
  const { book } = await bookOfCompany(ctx.db, { tenantId: actorOf(ctx).tenantId, companyId });
  const { leave, posted } = await leaveOf(ctx, row);
  const period = await settlementPeriod(ctx, row);
  const dates = period && (await payPeriodRecords.find(ctx.db, companyId, period.id));
  const none: Shown = { lines: [], payslipId: null, problems: [], outcome: null };
  const now = async (): Promise<Shown> =>
    period && row.status !== "cancelled"
      ? (await payNow(ctx, row, { periodId: period.id, days: unpostedDays({ leave, posted }) })).shown
      : none;
  const { lines, payslipId, problems, outcome } = (await ofRun(ctx, row)) ?? (await now());
  const sum = (kind: Settlement["lines"][number]["kind"]): number =>
    lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  const open = !["locked", "paid", "cancelled"].includes(row.status);
  const payBy = payByOf({ ...row, outcome }, book);
  const late = open && payBy !== null && dates !== undefined && dates.payDate > payBy;
  const withheld = outcome?.withheld ?? 0;
  return {
    ...pick(row, [
      "id",
      "companyId",
      "employeeId",
      "employeeNo",
      "fullName",
      "startDate",
      "lastDay",
      "noticeGivenOn",
      "exitReason",
      "status",
      "runId",
      "how",
      "noticeBy",
      "noticeFrom",
      "noticeTo",
      "noticeCount",
      "awsMethod",
      "awsUnpaidDays",
      "retrenchment",
      "encashLeave",
      "recoverLoans",
      "limitLoans",
      "recoveries",
      "withholdTax",
      "note",
      "cancelReason",
      "version",
    ]),
    ...moments(pick(row, ["createdAt", "updatedAt"])),
    createdBy: row.createdBy ?? "",
    updatedBy: row.updatedBy ?? "",
    calculating: row.runStatus === "calculating",
    noticeUntil: noticeDueUntil(row, book),
    residency: await residencyOn(ctx.db, row.employeeId, lastDay ?? row.startDate),
    periodId: period?.id ?? null,
    period: period?.name ?? null,
    payDate: period?.payDate ?? null,
    payslipId,
    unusedLeave: leave,
    leavePosted: posted,
    notice: outcome?.notice ?? null,
    aws: outcome?.aws ?? 0,
    lines,
    gross: sum("earning"),
    deductions: sum("deduction") - withheld,
    net: outcome?.net ?? sum("earning") - sum("deduction"),
    withheld,
    payable: outcome?.payable ?? 0,
    notRecovered: (outcome?.notRecovered ?? []).map((each) => pick(each, ["code", "amount", "reason"])),
    payBy,
    bankDay: outcome?.bankDay ?? null,
    problems: [
      ...(open && lastDay === null ? [problem("no-last-day")] : []),
      ...(open && lastDay !== null && !period ? [problem("no-period")] : []),
      ...problems,
      ...(late ? [problem("paid-late", "warning", { payDate: dates.payDate, payBy })] : []),
    ],
  } as Settlement;
}
