/** Figures of a payslip that count the whole calendar year: from January, or from the figures another system left. */
import { yearOf } from "../../shared/calendar.ts";
import { fundLines, type PaidSlip, sumOf } from "./paid-slip.ts";

export interface YearFigures {
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
  readonly employeeCpf: number;
  readonly employerCpf: number;
  readonly funds: number;
  readonly ordinarySubject: number;
  readonly additionalSubject: number;
}

export const noFigures: YearFigures = {
  gross: 0,
  deductions: 0,
  net: 0,
  employeeCpf: 0,
  employerCpf: 0,
  funds: 0,
  ordinarySubject: 0,
  additionalSubject: 0,
};

const figuresOf = ({
  lines,
  gross,
  deductions,
  net,
}: PaidSlip): Omit<YearFigures, "ordinarySubject" | "additionalSubject"> => ({
  gross,
  deductions,
  net,
  employeeCpf: sumOf(lines, "CPF_EMPLOYEE"),
  employerCpf: sumOf(lines, "CPF_EMPLOYER"),
  funds: sumOf(lines, ...fundLines),
});

/**
 * The year up to a payslip, which counts itself: all of the person's slips with this employer in the same calendar year, in the order
 * in which they were paid. Wages subject to CPF are those of the month on every slip, so the last slip of a month counts.
 */
export function yearToDate(slips: readonly PaidSlip[], month: string, opening: YearFigures = noFigures): YearFigures {
  const own = slips.filter((slip) => yearOf(slip.month) === yearOf(month) && slip.month <= month);
  const lastOf = new Map(own.map(({ month: of, cpf }) => [of, cpf]));
  const subject = [...lastOf.values()];
  const sum = (figure: keyof ReturnType<typeof figuresOf>): number =>
    own.reduce((total, slip) => total + figuresOf(slip)[figure], opening[figure]);
  return {
    gross: sum("gross"),
    deductions: sum("deductions"),
    net: sum("net"),
    employeeCpf: sum("employeeCpf"),
    employerCpf: sum("employerCpf"),
    funds: sum("funds"),
    ordinarySubject: subject.reduce((total, { ordinarySubject }) => total + ordinarySubject, opening.ordinarySubject),
    additionalSubject: subject.reduce(
      (total, { additionalSubject }) => total + additionalSubject,
      opening.additionalSubject,
    ),
  };
}
