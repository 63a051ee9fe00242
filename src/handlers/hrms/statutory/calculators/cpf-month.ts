/** A month's pay of one person: CPF, and beside it SDL and the self-help group funds. */
import {
  daysInMonth,
  firstDay,
  lastDay,
  monthOf,
  monthsFrom,
  weekday,
  yearOf,
  addDays,
} from "#src/domain/shared/calendar.ts";
import { estimateAdditionalCeiling } from "#src/domain/statutory/cpf/additional-wages.ts";
import { conversionWages } from "#src/domain/statutory/cpf/conversion.ts";
import { cpfMonth, cpfRowsAt } from "#src/domain/statutory/cpf/month.ts";
import type { Ladder } from "#src/domain/statutory/explanation.ts";
import { fundContributions } from "#src/domain/statutory/funds/contribution.ts";
import { sdlLevy } from "#src/domain/statutory/levies/sdl.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculator, Schemas } from "./calculation.ts";
import { fundPersonOf, fundSettingsOf } from "./self-help-funds.ts";

type Case = Schemas["CpfMonthInput"];

/** Half days with work in a week of five, five and a half or six days, by weekday. */
const halvesOn = (day: string, daysPerWeek: number): number => {
  const number = weekday(day);
  if (number === 0) return 0;
  return number === 6 ? Math.min(2, Math.max(0, 2 * (daysPerWeek - 5))) : 2;
};

function unitsFrom(day: string, { conversionMonth, daysPerWeek = 5 }: Case): number {
  const last = lastDay(monthOf(day));
  if (conversionMonth === "calendar-days") return daysInMonth(day) - Number(day.slice(8)) + 1;
  let units = 0;
  for (let date = day; date <= last; date = addDays(date, 1)) units += halvesOn(date, daysPerWeek);
  return units;
}

/** In the month of becoming a permanent resident only wages from that day on attract CPF. */
function wagesWithCpf(input: Case, ladder?: Ladder) {
  const { month, residency, prSince, ordinaryWages, additionalWages = 0, additionalPayableOn } = input;
  const converts = residency === "pr" && prSince != null && monthOf(prSince) === month && prSince > firstDay(month);
  if (!converts) return { ordinaryWages, additionalWages };
  return conversionWages(
    {
      convertedOn: prSince,
      ordinaryWages,
      additionalWages,
      ...(additionalPayableOn != null && { additionalPayableOn }),
      unitsInMonth: unitsFrom(firstDay(month), input),
      unitsFromDay: unitsFrom(prSince, input),
      ...(input.conversionMonth && { method: input.conversionMonth }),
    },
    ladder,
  );
}

/** Unless it is given, what the year leaves for additional wages, with this month's ordinary wages in every month. */
function additionalRoom(
  input: Case,
  ordinaryWages: number,
  additionalWages: number,
  rates: RateBook,
  ladder?: Ladder,
): number {
  const { month, additionalRoom: given } = input;
  if (given != null) return given;
  if (additionalWages === 0) return 0;
  const soFar = monthsFrom(`${yearOf(month)}-01`, month).map((each) => ({ month: each, ordinaryWages }));
  return estimateAdditionalCeiling({ soFar, lastMonth: `${yearOf(month)}-12` }, rates.cpf, ladder);
}

export const cpfMonthCalculation: Calculator<"CpfMonth"> = {
  dated: "month",
  inputs: { ageBand: "birthDate", wages: "ordinaryWages" },
  calculate(input, rates, ladder) {
    const { month, birthDate, residency, prSince, prOption, additionalWages = 0, sdlRounding } = input;
    const person = { birthDate, residency, ...(prSince != null && { prSince }), ...(prOption && { prOption }) };
    const rows = cpfRowsAt(rates.cpf, month);
    const subject = wagesWithCpf(input, ladder);
    const room =
      residency === "foreigner"
        ? 0
        : additionalRoom(input, input.ordinaryWages, subject.additionalWages, rates, ladder);
    const { stage, ...cpf } = cpfMonth({ month, person, ...subject, additionalRoom: room }, rows, ladder);
    const wages = input.ordinaryWages + additionalWages;
    const sdl = sdlLevy(wages, rowAt(rates.sdl, firstDay(month)), sdlRounding, ladder);
    const funds = fundContributions(fundPersonOf(input), wages, month, rates.funds, fundSettingsOf(input), ladder);
    const fundTotal = funds.reduce((sum, { amount }) => sum + amount, 0);
    return {
      cpf: { ...cpf, prYear: stage.prYear, reason: stage.reason },
      sdl,
      funds,
      wages,
      deducted: cpf.employee + fundTotal,
      netPay: wages - cpf.employee - fundTotal,
      employerCost: wages + cpf.employer + sdl,
    };
  },
};
