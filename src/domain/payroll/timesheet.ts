/** The days and hours that a payslip pays. */
import { countHalves } from "../statutory/pay/month-grid.ts";
import type { PayslipInput } from "./payslip.ts";

export interface Timesheet {
  /** Of the whole month. */
  readonly workingDays: number;
  readonly workedDays: number;
  readonly paidDays: number;
  readonly noPayDays: number;
  readonly absentDays: number;
  /** Days of paid leave. */
  readonly leaveDays: number;
  readonly holidays: number;
  readonly normalMinutes: number;
  readonly overtimeMinutes: number;
  readonly restDayMinutes: number;
  readonly holidayMinutes: number;
}

export function timesheetOf(input: PayslipInput): Timesheet {
  const { grid, terms, normalMinutes, extraWork, adjustments = [], pays } = input;
  const own = pays ? grid.filter(({ date }) => date >= pays.from && date <= pays.to) : grid;
  const halves = countHalves(own);
  const working = grid.flatMap((day) => day.halves).filter((half) => half.working).length;
  const minutes = (kind: "overtime" | "rest-day" | "holiday"): number =>
    extraWork.reduce((sum, work) => sum + (work.kind === kind ? work.minutes : 0), 0) +
    adjustments.reduce(
      (sum, { extra, extraBefore, extraAfter }) => sum + (extra === kind ? extraAfter - extraBefore : 0),
      0,
    );
  const lost = own
    .flatMap((day) => day.halves)
    .reduce((sum, half) => sum + (half.lost ? half.lost.top / half.lost.bottom : 0), 0);
  const paid = halves.work + halves["paid-leave"] + halves.holiday - lost;
  return {
    workingDays: working / 2,
    workedDays: halves.work / 2,
    paidDays: paid / 2,
    noPayDays: (halves["no-pay-leave"] + lost) / 2,
    absentDays: (halves.absent + halves["holiday-forfeited"]) / 2,
    leaveDays: halves["paid-leave"] / 2,
    holidays: halves.holiday / 2,
    normalMinutes: normalMinutes ?? Math.round((halves.work * (terms.at(-1)?.normalMinutes ?? 0)) / 2),
    overtimeMinutes: minutes("overtime"),
    restDayMinutes: minutes("rest-day"),
    holidayMinutes: minutes("holiday"),
  };
}
