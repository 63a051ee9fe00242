/** The days and hours that a payslip pays. */
import { countHalves, type Half } from "../statutory/pay/month-grid.ts";
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

const isAbsent =
  (wanted: boolean) =>
  ({ status }: Half): boolean =>
    (status === "absent") === wanted;
const sumOf = (halves: readonly Half[] = [], part: "lost" | "leave"): number =>
  halves.reduce((sum, { [part]: found }) => sum + (found ? found.top / found.bottom : 0), 0);

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
  const [absent, present] = [isAbsent(true), isAbsent(false)].map((keep) =>
    own.flatMap((day) => day.halves).filter(keep),
  );
  const lost = sumOf(present, "lost");
  const paid = halves.work + halves["paid-leave"] + halves.holiday - lost;
  return {
    workingDays: working / 2,
    workedDays: halves.work / 2,
    paidDays: paid / 2,
    noPayDays: (halves["no-pay-leave"] + lost + sumOf(absent, "lost")) / 2,
    absentDays: (halves.absent + halves["holiday-forfeited"] - sumOf(absent, "leave")) / 2,
    leaveDays: halves["paid-leave"] / 2,
    holidays: halves.holiday / 2,
    normalMinutes: normalMinutes ?? Math.round((halves.work * (terms.at(-1)?.normalMinutes ?? 0)) / 2),
    overtimeMinutes: minutes("overtime"),
    restDayMinutes: minutes("rest-day"),
    holidayMinutes: minutes("holiday"),
  };
}
