/** What people suffer from in other payroll systems, as regression tests of the calculation. */
import { expect, test } from "vitest";
import { daysInMonth } from "#src/domain/shared/calendar.ts";
import { calculatePayslip } from "#src/domain/payroll/calculate.ts";
import { timesheetOf } from "#src/domain/payroll/timesheet.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { inputOf, type PayslipCase } from "../golden/payslips.ts";

const month = "2026-09";
const slip = (given: PayslipCase, of = month) => calculatePayslip(inputOf(given, of, singapore), singapore);
const sumOf = (given: PayslipCase, code: string, of = month): number =>
  slip(given, of).lines.reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0);

test("pain 1: unpaid and part-paid leave reduce pay once, by their fraction, for every kind of pay", () => {
  for (const [rateType, basic, day] of [
    ["monthly", 440_000, 20_000],
    ["daily", 20_000, 20_000],
    ["hourly", 2_500, 20_000],
  ] as const)
    for (const paid of [0, 50, 80, 100]) {
      const leave = [{ date: "2026-09-08", kind: "paid-leave" as const, paid }];
      expect([rateType, paid, slip({ basic, rateType }).gross - slip({ basic, rateType, leave }).gross]).toEqual([
        rateType,
        paid,
        (day * (100 - paid)) / 100,
      ]);
    }
});

test("pain 2: the days before a joiner and after a leaver add up with the days employed", () => {
  for (let day = 1; day <= 30; day += 1) {
    const date = `2026-09-${String(day).padStart(2, "0")}`;
    const next = `2026-09-${String(day + 1).padStart(2, "0")}`;
    const left = inputOf({ basic: 440_000, left: date }, month, singapore);
    const { workingDays, paidDays, absentDays } = timesheetOf(left);
    const joined = day === 30 ? 0 : timesheetOf(inputOf({ basic: 440_000, joined: next }, month, singapore)).paidDays;
    expect([date, paidDays + joined, absentDays]).toEqual([date, workingDays, 0]);
  }
});

test("pain 3: both halves of a month add up to it, in months of 28 to 31 days", () => {
  for (const of of ["2026-02", "2028-02", "2026-04", "2026-05"]) {
    const given: PayslipCase = { basic: 333_333, leave: [{ date: `${of}-18`, kind: "no-pay-leave" }] };
    const whole = inputOf(given, of, singapore);
    const parts = [
      { from: `${of}-01`, to: `${of}-15`, basis: "month" as const },
      { from: `${of}-16`, to: `${of}-${daysInMonth(of)}`, basis: "month" as const },
    ].map((pays) => calculatePayslip({ ...whole, pays }, singapore).gross);
    expect([of, parts.reduce((sum, part) => sum + part, 0)]).toEqual([of, calculatePayslip(whole, singapore).gross]);
  }
});

test("pain 20: absence and leave change no overtime pay", () => {
  const work = [{ date: "2026-09-07", kind: "overtime" as const, minutes: 90 }];
  const usual = sumOf({ basic: 228_800, work }, "OVERTIME");
  for (const kind of ["absent", "no-pay-leave", "paid-leave"] as const) {
    const leave = ["2026-09-08", "2026-09-09", "2026-09-10"].map((date) => ({ date, kind }));
    expect([kind, sumOf({ basic: 228_800, work, leave }, "OVERTIME")]).toEqual([kind, usual]);
  }
});
