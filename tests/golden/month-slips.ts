/** Several payslips of a person in one month, each after those that count before it. */
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import { arrearsOf } from "#src/domain/payroll/arrears.ts";
import type { MonthSoFar, Payslip, PayTerms } from "#src/domain/payroll/payslip.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { fundCodes } from "#src/domain/statutory/rates/funds.ts";
import { inputOf, type PayslipCase } from "./payslips.ts";

const nothing: MonthSoFar = {
  ordinaryWages: 0,
  additionalWages: 0,
  cpfEmployee: 0,
  cpfEmployer: 0,
  sdlWages: 0,
  sdl: 0,
  fundWages: 0,
  funds: {},
  levy: 0,
};

const amountOf = ({ lines }: Pick<Payslip, "lines">, code: string): number =>
  lines.reduce((total, line) => total + (line.code === code ? line.amount : 0), 0);

/** The month with one more payslip; taken back with a share of -1. */
export function withSlip(before: MonthSoFar | undefined, slip: Payslip, share: 1 | -1 = 1): MonthSoFar {
  const month = before ?? nothing;
  const funds = fundCodes.flatMap((code) => {
    const total = (month.funds[code] ?? 0) + share * amountOf(slip, code);
    return total === 0 ? [] : [[code, total] as const];
  });
  return {
    ordinaryWages: month.ordinaryWages + share * slip.cpf.ordinaryWages,
    additionalWages: month.additionalWages + share * slip.cpf.additionalWages,
    cpfEmployee: month.cpfEmployee + share * amountOf(slip, "CPF_EMPLOYEE"),
    cpfEmployer: month.cpfEmployer + share * amountOf(slip, "CPF_EMPLOYER"),
    sdlWages: month.sdlWages + share * slip.sdlWages,
    sdl: month.sdl + share * amountOf(slip, "SDL"),
    fundWages: month.fundWages + share * slip.fundWages,
    funds: Object.fromEntries(funds),
    levy: month.levy + share * amountOf(slip, "FOREIGN_WORKER_LEVY"),
  };
}

interface OneOfMonth extends PayslipCase {
  /** The submission number; one employer if omitted. */
  readonly employer?: string;
  /** Taken back before the next one is calculated. */
  readonly reversed?: boolean;
}

/** What each payslip contributes, and what the month comes to with each employer. */
export function monthSlips({ slips }: { readonly slips: readonly OneOfMonth[] }, month: string, book: RateBook) {
  const byEmployer = new Map<string, MonthSoFar>();
  const found = slips.map(({ employer = "one", reversed = false, ...given }) => {
    const before = byEmployer.get(employer);
    const slip = calculatePayslip({ ...inputOf(given, month, book), ...(before && { monthSoFar: before }) }, book);
    byEmployer.set(employer, reversed ? (before ?? nothing) : withSlip(before, slip));
    const lines: Record<string, number> = {};
    for (const { code, amount } of slip.lines) lines[code] = (lines[code] ?? 0) + amount;
    return { gross: slip.gross, net: slip.net, lines };
  });
  return { slips: found, months: Object.fromEntries(byEmployer) };
}

interface ArrearsCase extends PayslipCase {
  /** As they are now. */
  readonly now: readonly Partial<PayTerms>[];
  /** Of it, by earlier runs. */
  readonly paid?: number;
}

/** What a payslip leaves to be paid by the terms as they are now. */
export function arrearsCase({ now, paid = 0, ...given }: ArrearsCase, month: string, book: RateBook) {
  const input = inputOf(given, month, book);
  const [terms] = input.terms;
  const { gross } = calculatePayslip(input, book);
  const due = arrearsOf(
    { id: "slip", input, gross, paid },
    now.map((each) => ({ ...(terms as PayTerms), ...each })),
    book,
  );
  return due === undefined ? null : { amount: due.amount, cpf: due.item.cpf, sourceId: due.sourceId };
}
