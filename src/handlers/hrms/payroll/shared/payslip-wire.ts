/** Payslips as responses show them. */
import type { Payslip, PayslipExplanation, PayslipRow as Row } from "#generated/hrms/schema.ts";
import { companyParts } from "#src/domain/payroll/files/cost-shares.ts";
import { calculatePayslip, explainPayslip } from "#src/domain/payroll/calculate.ts";
import { readSnapshot } from "#src/domain/payroll/snapshot.ts";
import { type PayslipRow, type WholePayslip, yearToDate } from "#src/store/payroll/payslips.ts";
import { bookOfCompany } from "#src/store/payroll/run-context.ts";
import type { HrmsContext } from "../../context.ts";
import { moments } from "../../shared/records/wire.ts";
import { explanationOf } from "../../statutory/shared/explanation.ts";

/** What concerns the employer alone is left out of one's own list. */
export const rowWire = (row: PayslipRow, own = false): Row => ({
  ...moments(row),
  ...(own && { employerCost: null }),
});

type Line = Payslip["lines"][number];

const linesOf = ({ slip, lines }: WholePayslip): Line[] =>
  lines.map(({ code, name, kind, unit, quantity, rate, amount, cpf, sdl, funds, taxBox, sourceId, ...line }) => ({
    code,
    name,
    kind,
    unit,
    quantity,
    rate,
    amount,
    cpfClass: cpf,
    sdl,
    funds,
    taxBox: taxBox as Line["taxBox"],
    sourceId,
    from: line.fromDay,
    day: line.onDay,
    about: line.about,
    calculated: line.calculated,
    overrideReason:
      line.calculated === null
        ? null
        : (slip.overrides.find((each) => each.code === code && (each.sourceId ?? sourceId) === sourceId)?.reason ??
          null),
  }));

export async function payslipWire(ctx: HrmsContext, found: WholePayslip, own = false): Promise<Payslip> {
  const { slip, lines: _lines, reversedBy, companies, ...row } = found;
  return {
    ...moments(row),
    companyId: slip.companyId,
    number: slip.number,
    periodId: slip.periodId,
    currency: "SGD",
    paidBefore: slip.paidBefore,
    ordinaryWages: slip.ordinaryWages,
    additionalWages: slip.additionalWages,
    lines: linesOf(found),
    companies: companyParts(companies ?? [], slip).map((part) => ({ ...part, ...(own && { employerCost: null }) })),
    timesheet: slip.timesheet,
    yearToDate: await yearToDate(ctx.db, found),
    note: slip.note,
    holdReason: own ? null : slip.holdReason,
    engineVersion: slip.engineVersion,
    ratesVersion: slip.ratesVersion,
    inputHash: slip.inputHash,
    calculatedAt: slip.calculatedAt?.toISOString() ?? null,
    reversedAt: slip.reversedAt?.toISOString() ?? null,
    reversedBy: own ? null : reversedBy,
    reverseReason: own ? null : slip.reverseReason,
    replacesId: slip.replacesId,
    replacedById: slip.replacedById,
  };
}

/** The steps of a payslip, calculated again from what it was calculated from. */
export async function explained(ctx: HrmsContext, { slip, lines }: WholePayslip): Promise<PayslipExplanation> {
  if (slip.input === null) return { lines: [], identical: true };
  const { book } = await bookOfCompany(ctx.db, slip);
  const input = readSnapshot(slip.input);
  const steps = explainPayslip(input, book);
  const again = calculatePayslip(input, book).lines;
  const identical =
    again.length === lines.length &&
    again.every(({ code, amount }, index) => code === lines[index]?.code && amount === lines[index]?.amount);
  return {
    lines: [...steps].map(([code, found]) => ({ code, explanation: explanationOf(found) })),
    identical,
  };
}
