/** A pay run under other conditions, calculated from what its payslips were calculated from. Nothing is stored. */
import { setImmediate } from "node:timers/promises";
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import { fundLines, sumOf } from "#src/domain/payroll/files/paid-slip.ts";
import type { Payslip } from "#src/domain/payroll/payslip.ts";
import { readSnapshot } from "#src/domain/payroll/snapshot.ts";
import { type OtherRates, type Raise, withRaise, withRatesOf } from "#src/domain/payroll/what-if.ts";
import { RuleError } from "#src/domain/shared/rule-error.ts";
import { bookOfCompany } from "#src/store/payroll/run-context.ts";
import { inputsOfRun, type SlipInput } from "#src/store/payroll/what-if-slips.ts";
import { actorOf, type HrmsHandlers } from "../context.ts";
import { runAmounts } from "./shared/run-amounts.ts";
import { readRun } from "./shared/run-records.ts";

type Amounts = Readonly<Record<(typeof runAmounts)[number], number>>;

const amountsOf = ({ lines, gross, deductions, net, employerCost }: Payslip): Amounts => ({
  gross,
  deductions,
  net,
  employerCost,
  cpfEmployee: sumOf(lines, "CPF_EMPLOYEE"),
  cpfEmployer: sumOf(lines, "CPF_EMPLOYER"),
  funds: sumOf(lines, ...fundLines),
  sdl: sumOf(lines, "SDL"),
  levy: sumOf(lines, "FOREIGN_WORKER_LEVY"),
});

/** Payslips after which other calls get their turn. */
const atOnce = 200;

interface Tried {
  readonly slip: SlipInput;
  readonly after: Amounts;
}

/** Undefined for payslips that cannot be calculated. */
function tried(slip: SlipInput, raise: Raise, { book }: OtherRates): Tried | undefined {
  if (slip.input === null || slip.state === "failed") return undefined;
  try {
    return { slip, after: amountsOf(calculatePayslip(withRaise(readSnapshot(slip.input), raise), book)) };
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

const millionths = 1_000_000;
const none: Raise = { share: 0, amount: 0 };

export const whatIfHandlers = {
  async getPayRunWhatIf(input, ctx) {
    const run = await readRun(ctx, input);
    const { raise = 0, raiseAmount = 0, ratesOn, departmentId, q = "", page = 1, pageSize = 10 } = input.query ?? {};
    const { tenantId } = actorOf(ctx);
    const { book } = await bookOfCompany(ctx.db, { tenantId, companyId: run.companyId });
    const rates = ratesOn === undefined ? { book, changed: [] } : withRatesOf(book, run.month, ratesOn);
    const wanted: Raise = { share: Math.round(raise * millionths), amount: raiseAmount };
    const slips = await inputsOfRun(ctx.db, run.id);
    const done: Tried[] = [];
    for (const [index, slip] of slips.entries()) {
      if (index % atOnce === atOnce - 1) await setImmediate();
      const raised = departmentId === undefined || departmentId.includes(slip.departmentId ?? "");
      const one = tried(slip, raised ? wanted : none, rates);
      if (one) done.push(one);
    }
    const text = q.trim().toLowerCase();
    const cost = ({ slip, after }: Tried): number => Math.abs(after.employerCost - slip.employerCost);
    const found = done
      .filter(({ slip }) => [slip.fullName, slip.employeeNo].some((each) => each.toLowerCase().includes(text)))
      .toSorted((one, other) => cost(other) - cost(one));
    const pair = ({ slip, after }: Tried, field: "gross" | "net" | "employerCost") => ({
      before: slip[field],
      after: after[field],
    });
    return {
      skipped: slips.length - done.length,
      rates: [...rates.changed],
      totals: runAmounts.map((field) => ({
        field,
        before: done.reduce((sum, { slip }) => sum + slip[field], 0),
        after: done.reduce((sum, { after }) => sum + after[field], 0),
      })),
      items: found.slice((page - 1) * pageSize, page * pageSize).map((one) => ({
        employeeId: one.slip.employeeId,
        employeeNo: one.slip.employeeNo,
        fullName: one.slip.fullName,
        payslipId: one.slip.id,
        gross: pair(one, "gross"),
        net: pair(one, "net"),
        employerCost: pair(one, "employerCost"),
      })),
      total: found.length,
      page,
      pageSize,
    };
  },
} satisfies HrmsHandlers;
