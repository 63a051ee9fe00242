import { expect, test } from "vitest";
import { cpfYear } from "./cpf/year.ts";
import { explain, type Ladder } from "./explanation.ts";
import { fundContributions } from "./funds/contribution.ts";
import { annualLeave } from "./leave/annual.ts";
import { publicHolidays } from "./leave/holidays.ts";
import { levyMonth, monthlyLevy } from "./levies/foreign-worker.ts";
import { sdlLevy } from "./levies/sdl.ts";
import { monthGrid } from "./pay/month-grid.ts";
import { monthPay } from "./pay/month-pay.ts";
import { overtimePay } from "./pay/overtime.ts";
import { singapore } from "./rates/book.ts";
import { rowAt } from "./rates/dated.ts";

/** Each step in short: rule, result, and what decided it. */
const ladderOf = (formula: (ladder: Ladder) => unknown): string[] =>
  explain(formula).steps.map(({ rule, result, exact, rounding, setting, row }) =>
    [rule, result.value, exact, rounding, setting && `${setting.name}=${setting.value}`, row?.from]
      .filter((part) => part !== undefined)
      .join(" "),
  );

const terms = rowAt(singapore.employment, "2026-06-01");

test("SDL: the wages counted, the levy before and after rounding, the setting", () => {
  expect(ladderOf((ladder) => sdlLevy(500_000, rowAt(singapore.sdl, "2026-06-01"), "sdlDown", ladder))).toEqual([
    "sdl.base 450000 2008-10-01",
    "sdl.levy 1125 1125 sdlDown sdlRounding=sdlDown 2008-10-01",
  ]);
});

test("funds: reason and amount", () => {
  const person = { residency: "foreigner", pass: "levy-paying", raceFund: "SINDA", muslim: true } as const;
  expect(
    ladderOf((ladder) => fundContributions(person, 350_000, "2026-06", singapore.funds, undefined, ladder)),
  ).toEqual([
    "fund.eligible religion",
    "fund.amount 1500 2016-06-01",
    "fund.mbmf-split 1500 2016-06-01",
    "fund.eligible residency sindaPasses=employment-pass",
    "fund.amount 0 2015-01-01",
  ]);
});

test("levy: the daily rate rounded up", () => {
  const monthly = monthlyLevy({ pass: "s-pass", tier: 1 }, "2026-06", singapore.levy);
  expect(
    ladderOf((ladder) =>
      levyMonth(
        { month: "2026-06", issuedOn: "2026-06-16" },
        monthly,
        rowAt(singapore.levy.terms, "2026-06-01"),
        ladder,
      ),
    ),
  ).toEqual([
    "levy.monthly 65000 2025-09-01",
    "levy.days 15",
    "levy.daily 2137 2136.9863… levyDay 2023-03-01",
    "levy.amount 32055",
  ]);
});

test("overtime: the hourly rate and the cap chosen", () => {
  expect(
    ladderOf((ladder) => overtimePay({ basic: 260_000, category: "non-workman", minutes: 120 }, terms, ladder)),
  ).toEqual([
    "pay.part4 true 2019-04-01",
    "pay.hourly 1363.6363… 2019-04-01",
    "pay.overtime 4080 4080 payCent overtimeCap=published-cap 2019-04-01",
  ]);
});

test("an incomplete month with absence", () => {
  const grid = monthGrid({
    month: "2026-09",
    week: [0, 480, 480, 480, 480, 480, 0],
    restDay: 0,
    holidays: [],
    joinedOn: "2026-09-16",
    entries: [{ date: "2026-09-17", kind: "absent" }],
    halfDayMinutes: 300,
  });
  expect(ladderOf((ladder) => monthPay(440_000, 5, grid, ladder))).toEqual([
    "pay.grid 22",
    "pay.incomplete-month 220000 220000 payCent",
    "pay.day-rate 20307.6923…",
    "pay.absence 20308 20307.6923… payCent",
  ]);
});

test("annual leave of part of a year", () => {
  const input = { joinedOn: "2026-01-01", leftOn: "2026-08-15", periodStart: "2026-01-01", periodEnd: "2026-12-31" };
  expect(ladderOf((ladder) => annualLeave(input, rowAt(singapore.leave.annual, "2026-01-01"), ladder))).toEqual([
    "leave.eligible eligible 2019-04-01",
    "leave.entitlement 7 serviceBasis=each-month 2019-04-01",
    "leave.proration 4 4.0833… leaveDay",
  ]);
});

test("a year of CPF: the estimate, the recomputation, the shortfall", () => {
  const months = [1, 2, 3].map((month) => ({
    month: `2026-0${month}`,
    ordinaryWages: 800_000,
    additionalWages: month === 1 ? 1_000_000 : 0,
  }));
  const person = { birthDate: "1990-05-05", residency: "citizen" } as const;
  expect(
    ladderOf((ladder) => cpfYear({ year: 2026, person, months, lastMonth: "2026-03" }, singapore.cpf, ladder)),
  ).toEqual([
    "cpf.estimated-ordinary 9600000 additionalWageEstimate=carry-forward",
    "cpf.additional-ceiling 600000 2016-01-01",
    "cpf.actual-ordinary 2400000",
    "cpf.additional-ceiling 7800000 2016-01-01",
    "cpf.shortfall 148000",
  ]);
});

test("holidays: the year's list, and those that move", () => {
  expect(ladderOf((ladder) => publicHolidays(2027, singapore.holidays, ladder))).toEqual([
    "holiday.gazetted 11 2027-01-01",
    "holiday.observed 2027-02-08",
  ]);
});
