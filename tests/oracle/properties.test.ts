/** Properties that statutory results must have for any input. */
import { expect, test } from "vitest";
import { cpfMonth, cpfRowsAt } from "#src/domain/statutory/cpf/month.ts";
import { cpfYear } from "#src/domain/statutory/cpf/year.ts";
import { beyondAnnounced, explain } from "#src/domain/statutory/explanation.ts";
import { ruleIds } from "#src/domain/statutory/explanation-rules.ts";
import { countHalves, monthGrid } from "#src/domain/statutory/pay/month-grid.ts";
import { monthPay } from "#src/domain/statutory/pay/month-pay.ts";
import { cpf } from "#src/domain/statutory/rates/cpf.ts";
import { rowAt, wholeRate } from "#src/domain/statutory/rates/dated.ts";
import { sources } from "#src/domain/statutory/rates/sources.ts";
import { datesOf, ordinaryCeiling } from "./oracle.ts";
import { chance } from "./random.ts";

const person = (random: ReturnType<typeof chance>) => ({
  birthDate: random.date(1950, 2004),
  residency: random.pick(["citizen", "pr"] as const),
  prSince: random.date(2020, 2026),
  prOption: random.pick(["GG", "FG", "FF"] as const),
});

test("total is the sum of employee and employer, shares are whole dollars and not negative", () => {
  const random = chance(101);
  for (let round = 0; round < 3_000; round += 1) {
    const input = {
      month: "2026-06",
      person: person(random),
      ordinaryWages: random.wages(1_500_000),
      additionalWages: random.wages(500_000),
      additionalRoom: random.wages(10_200_000),
    };
    const { total, employee, employer, ordinarySubject, additionalSubject } = cpfMonth(
      input,
      cpfRowsAt(cpf, "2026-06"),
    );
    const sound =
      total === employee + employer && employee >= 0 && employer >= 0 && total % 100 === 0 && employee % 100 === 0;
    const within =
      ordinarySubject <= 800_000 &&
      additionalSubject <= input.additionalRoom &&
      additionalSubject <= input.additionalWages;
    if (!sound || !within)
      expect.fail(JSON.stringify({ input, total, employee, employer, ordinarySubject, additionalSubject }));
  }
});

test("higher wages never give a smaller total or employee share", () => {
  const random = chance(103);
  for (let round = 0; round < 400; round += 1) {
    const someone = person(random);
    let [total, employee] = [0, 0];
    const wages = Array.from({ length: 25 }, () => random.wages(900_000)).sort((one, other) => one - other);
    for (const ordinaryWages of wages) {
      const result = cpfMonth(
        { month: "2026-06", person: someone, ordinaryWages, additionalWages: 0, additionalRoom: 0 },
        cpfRowsAt(cpf, "2026-06"),
      );
      if (result.total < total || result.employee < employee)
        expect.fail(JSON.stringify({ someone, ordinaryWages, before: [total, employee], result }));
      [total, employee] = [result.total, result.employee];
    }
  }
});

test("a year's additional wages never exceed the ceiling, and shortfall and excess exclude each other", () => {
  const random = chance(107);
  for (let round = 0; round < 1_000; round += 1) {
    const last = random.whole(1, 12);
    const name = (month: number): string => `2026-${String(month).padStart(2, "0")}`;
    const months = Array.from({ length: last }, (_, index) => ({
      month: name(index + 1),
      ordinaryWages: 6_000 + random.wages(1_200_000),
      additionalWages: random.whole(1, 4) === 1 ? random.wages(8_000_000) : 0,
    }));
    const citizen = { birthDate: random.date(1950, 2004), residency: "citizen" } as const;
    const { additionalSubject, ceiling, shortfall, excess } = cpfYear(
      { year: 2026, person: citizen, months, lastMonth: name(last) },
      cpf,
    );
    const paid = months.reduce((sum, month) => sum + month.additionalWages, 0);
    const expectedCeiling = Math.max(
      0,
      10_200_000 - months.reduce((sum, month) => sum + Math.min(month.ordinaryWages, ordinaryCeiling(month.month)), 0),
    );
    const sound =
      ceiling === expectedCeiling &&
      additionalSubject === Math.min(paid, ceiling) &&
      (shortfall.length === 0 || excess.length === 0);
    if (!sound)
      expect.fail(JSON.stringify({ months, additionalSubject, ceiling, expectedCeiling, paid, shortfall, excess }));
  }
});

test("the halves of a grid add up, and so do its parts of the pay", () => {
  const random = chance(109);
  for (let round = 0; round < 500; round += 1) {
    const month = random.date(2024, 2027).slice(0, 7);
    const dates = datesOf(month);
    const minutes = (): number => random.pick([0, 240, 300, 301, 480]);
    const taken = new Set(Array.from({ length: random.whole(0, 6) }, () => random.pick(dates)));
    const entries = [...taken].map((date) => ({
      date,
      kind: random.pick(["paid-leave", "no-pay-leave", "absent"] as const),
    }));
    const grid = monthGrid({
      month,
      week: [minutes(), 480, minutes(), minutes(), minutes(), minutes(), minutes()],
      restDay: 0,
      holidays: [random.pick(dates), random.pick(dates)],
      joinedOn: random.flip() ? random.pick(dates) : null,
      leftOn: random.flip() ? random.pick(dates) : null,
      entries,
      absentBefore: random.flip(),
      halfDayMinutes: 300,
    });
    const halves = Object.values(countHalves(grid)).reduce((sum, count) => sum + count, 0);
    expect(halves).toBe(2 * dates.length);
    const pay = monthPay(450_000, 5, grid);
    expect(pay.earned + pay.notEarned).toBe(450_000);
    expect(pay.pay).toBe(pay.earned - pay.absence);
    expect(pay.pay).toBeGreaterThanOrEqual(0);
  }
});

test("an explanation changes no result, ends with it, and names existing rules, rows and sources", () => {
  const random = chance(113);
  for (let round = 0; round < 300; round += 1) {
    const input = {
      month: "2026-06",
      person: person(random),
      ordinaryWages: random.wages(1_500_000),
      additionalWages: random.wages(500_000),
      additionalRoom: random.wages(600_000),
    };
    const rows = cpfRowsAt(cpf, "2026-06");
    const { result, steps } = explain((ladder) => cpfMonth(input, rows, ladder));
    expect(result).toEqual(cpfMonth(input, rows));
    if (result.table !== null) expect(steps.at(-1)?.result.value).toBe(result.employer);
    expect(steps.filter(({ rule }) => !ruleIds.includes(rule))).toEqual([]);
    expect(steps.filter(({ source }) => source !== undefined && !(source in sources))).toEqual([]);
    expect(beyondAnnounced(steps)).toEqual([]);
    for (const { row } of steps) if (row !== undefined) expect(row.from <= "2026-06-01").toBe(true);
  }
});

test("the annual limit is the contribution on the annual ceiling at the highest rate", () => {
  const ceiling = rowAt(cpf.annualCeiling, "2026-01-01").value;
  const highest = rowAt(cpf.contributions, "2026-01-01").value[1][0]?.total ?? 0;
  expect((ceiling * highest) / wholeRate).toBe(rowAt(cpf.annualLimit, "2026-01-01").value);
});
