/** Employment Act: work on a rest day or a public holiday, and a holiday that falls on a day off. */
import {
  holidayOnDayOff,
  publicHolidayPay,
  restDayPay,
  type SpecialDayInput,
} from "#src/domain/statutory/pay/special-days.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { agreedPay } from "./agreed-pay.ts";
import type { Calculator, Schemas } from "./calculation.ts";

type Worked = Omit<Schemas["RestDayInput"], "askedBy">;

const dayOf = ({ overtimeCap, ...input }: Worked): SpecialDayInput => ({
  ...input,
  ...(overtimeCap && { cap: overtimeCap }),
});

export const restDayCalculation: Calculator<"RestDay", "SpecialDayPay"> = {
  dated: "date",
  calculate: (input, rates, ladder) =>
    restDayPay({ ...dayOf(input), askedBy: input.askedBy }, rowAt(rates.employment, input.date), ladder),
};

export const publicHolidayWorkCalculation: Calculator<"PublicHolidayWork", "SpecialDayPay"> = {
  dated: "date",
  calculate: (input, rates, ladder) =>
    publicHolidayPay({ ...dayOf(input), timeOff: input.timeOff ?? false }, rowAt(rates.employment, input.date), ladder),
};

export const holidayOnDayOffCalculation: Calculator<"HolidayOnDayOff"> = {
  calculate: ({ gross, otherDayOff = false, ...time }, _rates, ladder) => ({
    pay: holidayOnDayOff(agreedPay(gross, time), otherDayOff, ladder),
  }),
};
