/** Employment Act: work on a rest day or a public holiday, and a holiday that falls on a day off. */
import type { components } from "#generated/hrms/schema.ts";
import {
  holidayOnDayOff,
  publicHolidayPay,
  restDayPay,
  type SpecialDayInput,
} from "#src/domain/statutory/pay/special-days.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculation } from "./calculation.ts";

type Schemas = components["schemas"];
type Worked = Omit<Schemas["RestDayInput"], "askedBy">;

function dayOf({ basic, category, daysPerWeek, workedMinutes, normalMinutes, overtimeCap }: Worked): SpecialDayInput {
  return { basic, category, daysPerWeek, workedMinutes, normalMinutes, ...(overtimeCap && { cap: overtimeCap }) };
}

export const restDayCalculation: Calculation<Schemas["RestDayInput"], Schemas["SpecialDayPay"]> = {
  dated: "date",
  calculate: (input, rates, ladder) =>
    restDayPay({ ...dayOf(input), askedBy: input.askedBy }, rowAt(rates.employment, input.date), ladder),
};

export const publicHolidayWorkCalculation: Calculation<Schemas["PublicHolidayWorkInput"], Schemas["SpecialDayPay"]> = {
  dated: "date",
  calculate: (input, rates, ladder) =>
    publicHolidayPay({ ...dayOf(input), timeOff: input.timeOff ?? false }, rowAt(rates.employment, input.date), ladder),
};

export const holidayOnDayOffCalculation: Calculation<
  Schemas["HolidayOnDayOffInput"],
  Schemas["HolidayOnDayOffResult"]
> = {
  calculate: ({ gross, daysPerWeek, otherDayOff = false }, _rates, ladder) => ({
    pay: holidayOnDayOff(gross, daysPerWeek, otherDayOff, ladder),
  }),
};
