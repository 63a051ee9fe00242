/** The rules match an independent implementation on many random cases. */
import { expect, test } from "vitest";
import { cpfMonth, cpfRowsAt } from "#src/domain/statutory/cpf/month.ts";
import { lateInterest } from "#src/domain/statutory/cpf/late-payment.ts";
import { fundContributions } from "#src/domain/statutory/funds/contribution.ts";
import { nricLetter } from "#src/domain/statutory/identifiers/nric.ts";
import { annualLeave } from "#src/domain/statutory/leave/annual.ts";
import { levyMonth, monthlyLevy } from "#src/domain/statutory/levies/foreign-worker.ts";
import { sdlLevy } from "#src/domain/statutory/levies/sdl.ts";
import { monthGrid } from "#src/domain/statutory/pay/month-grid.ts";
import { monthPay } from "#src/domain/statutory/pay/month-pay.ts";
import { overtimePay } from "#src/domain/statutory/pay/overtime.ts";
import { cpf } from "#src/domain/statutory/rates/cpf.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { employment } from "#src/domain/statutory/rates/employment.ts";
import { fundCodes, funds } from "#src/domain/statutory/rates/funds.ts";
import { leave } from "#src/domain/statutory/rates/leave.ts";
import { levy, sdl } from "#src/domain/statutory/rates/levies.ts";
import * as oracle from "./oracle.ts";
import { chance } from "./random.ts";

/** Runs cases until one differs; calling `expect` a hundred thousand times would take longer than the cases. */
function agree(
  count: number,
  seed: number,
  makeCase: (random: ReturnType<typeof chance>) => { given: unknown; engine: unknown; oracle: unknown },
): void {
  const random = chance(seed);
  let compared = 0;
  for (; compared < count; compared += 1) {
    const one = makeCase(random);
    const same = JSON.stringify(one.engine) === JSON.stringify(one.oracle);
    if (!same) expect.fail(`case ${compared} ${JSON.stringify(one)}`);
  }
  expect(compared).toBe(count);
}

const terms = rowAt(employment, "2026-01-01");
const sdlRow = rowAt(sdl, "2026-01-01");
const noHolidays = new Set<string>();

test("CPF of 60,000 persons and months", () => {
  agree(60_000, 20_231_201, (random) => {
    const month = `${random.whole(2023, 2027)}-${String(random.whole(1, 12)).padStart(2, "0")}`;
    const residency = random.pick(["citizen", "citizen", "pr", "pr", "foreigner"] as const);
    const person = {
      birthDate: random.date(1948, 2005),
      residency,
      prSince: residency === "pr" ? random.date(2020, 2027) : null,
      prOption: random.pick(["GG", "FG", "FF"] as const),
    };
    const [ordinaryWages, additionalWages, additionalRoom] = [
      random.wages(1_500_000),
      random.flip() ? 0 : random.wages(3_000_000),
      random.wages(10_200_000),
    ];
    const result = cpfMonth({ month, person, ordinaryWages, additionalWages, additionalRoom }, cpfRowsAt(cpf, month));
    return {
      given: { month, person, ordinaryWages, additionalWages, additionalRoom },
      engine: [result.total, result.employee],
      oracle: oracle.cpfMonth(person, month, ordinaryWages, additionalWages, additionalRoom),
    };
  });
});

test("SDL and funds of 15,000 wages", () => {
  agree(15_000, 7, (random) => {
    const wages = random.wages(2_000_000);
    const given = fundCodes.map((fund) => {
      const raceFund = fund === "MBMF" ? null : fund;
      return fundContributions({ residency: "citizen", raceFund, muslim: fund === "MBMF" }, wages, "2026-06", funds)[0]
        ?.amount;
    });
    return {
      given: wages,
      engine: [sdlLevy(wages, sdlRow), ...given],
      oracle: [oracle.sdl(wages), ...fundCodes.map((fund) => oracle.fund(fund, wages))],
    };
  });
});

test("levy of 5,000 part months", () => {
  agree(5_000, 11, (random) => {
    const month = random.date(2024, 2027).slice(0, 7);
    const [issuedOn, cancelled] = [random.date(2024, 2027), random.date(2024, 2027)];
    const cancelledOn = cancelled > issuedOn && random.flip() ? cancelled : null;
    const tier = random.pick([1, 2] as const);
    const { amount } = levyMonth(
      { month, issuedOn, cancelledOn },
      monthlyLevy({ pass: "s-pass", tier }, month, levy),
      rowAt(levy.terms, `${month}-01`),
    );
    return {
      given: { month, issuedOn, cancelledOn, tier },
      engine: amount,
      oracle: oracle.sPassLevy(tier, month, issuedOn, cancelledOn),
    };
  });
});

test("overtime of 8,000 persons", () => {
  agree(8_000, 13, (random) => {
    const [minutes, workman, published] = [random.whole(0, 4320), random.flip(), random.flip()];
    // Up to what Part IV covers.
    const limit = workman ? 450_000 : 260_000;
    const basic = Math.min(limit, random.wages(limit));
    const category = workman ? "workman" : "non-workman";
    const cap = published ? "published-cap" : "unrounded";
    const engine = overtimePay({ basic, category, minutes, cap }, terms).pay;
    return {
      given: { basic, minutes, workman, published },
      engine,
      oracle: oracle.overtime(basic, workman, minutes, published),
    };
  });
});

test("pay of 4,000 incomplete months", () => {
  agree(4_000, 17, (random) => {
    const month = random.date(2024, 2027).slice(0, 7);
    const dates = oracle.datesOf(month);
    const [joinedOn, leftOn] = [random.pick(["2020-01-01", ...dates]), random.pick(["2030-12-31", ...dates])];
    const unpaid = new Set(random.flip() ? [] : [random.pick(dates), random.pick(dates), random.pick(dates)]);
    const gross = random.wages(1_500_000);
    const entries = [...unpaid].map((date) => ({ date, kind: "no-pay-leave" as const }));
    const grid = monthGrid({
      month,
      week: [0, 480, 480, 480, 480, 480, 0],
      restDay: 0,
      holidays: [],
      joinedOn,
      leftOn,
      entries,
      halfDayMinutes: 300,
    });
    return {
      given: { month, joinedOn, leftOn, unpaid: [...unpaid], gross },
      engine: monthPay(gross, 5, grid).pay,
      oracle: oracle.weekdayPay(gross, month, joinedOn, leftOn, unpaid),
    };
  });
});

test("annual leave of 3,000 persons", () => {
  agree(3_000, 19, (random) => {
    const year = random.whole(2024, 2027);
    const joinedOn = `${random.whole(2012, year)}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
    const row = rowAt(leave.annual, "2026-01-01");
    const { days } = annualLeave({ joinedOn, periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` }, row);
    return { given: { joinedOn, year }, engine: days, oracle: oracle.annualLeave(joinedOn, year) };
  });
});

test("late interest of 3,000 payments", () => {
  agree(3_000, 23, (random) => {
    const month = random.date(2024, 2027).slice(0, 7);
    const [amount, paidOn] = [
      random.wages(50_000_000),
      `${Number(month.slice(0, 4)) + 1}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    ];
    const { interest } = lateInterest(
      { month, amount, paidOn, holidays: noHolidays },
      rowAt(cpf.latePayment, "2026-01-01"),
    );
    return { given: { month, amount, paidOn }, engine: interest, oracle: oracle.lateInterest(amount, month, paidOn) };
  });
});

test("letters of 2,000 numbers of the M series", () => {
  agree(2_000, 29, (random) => {
    const digits = String(random.whole(0, 9_999_999)).padStart(7, "0");
    return { given: digits, engine: nricLetter("M", digits), oracle: oracle.finLetterOfM(digits) };
  });
});
