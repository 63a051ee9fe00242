/** Public holidays of a year, and checks of identifiers and CPF EZPay files. */
import type { components } from "#generated/hrms/schema.ts";
import { checkEzpay } from "#src/domain/ezpay/check.ts";
import { checkNric } from "#src/domain/identifiers/nric.ts";
import { checkUen } from "#src/domain/identifiers/uen.ts";
import { publicHolidays } from "#src/domain/leave/holidays.ts";
import type { Calculation } from "./calculation.ts";

type Schemas = components["schemas"];

export const publicHolidaysCalculation: Calculation<Schemas["PublicHolidaysInput"], Schemas["PublicHolidaysResult"]> = {
  dated: "year",
  calculate: ({ year }, rates, ladder) => ({
    holidays: publicHolidays(year, rates.holidays, ladder).map(({ oneOff = false, ...holiday }) => ({ ...holiday, oneOff })),
  }),
};

export const identifierCalculation: Calculation<Schemas["IdentifierInput"], Schemas["IdentifierResult"]> = {
  calculate: ({ kind, text }, _rates, ladder) => (kind === "uen" ? checkUen(text, ladder) : checkNric(text, ladder)),
};

/** Faults that are told; the number of all is told beside them. */
const mostFaults = 500;

const digits = (text: string | undefined): number | null => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null);

export const ezpayCalculation: Calculation<Schemas["EzpayFileInput"], Schemas["EzpayFileResult"]> = {
  calculate({ text }, _rates, ladder) {
    const { faults, records } = checkEzpay(text, ladder);
    return {
      valid: faults.length === 0,
      records: records.length,
      details: records.filter(({ type }) => type === "detail").length,
      faultCount: faults.length,
      faults: faults.slice(0, mostFaults),
      payments: records
        .filter(({ type }) => type === "summary")
        .map(({ values }) => ({ month: values["month"] ?? "", code: values["code"] ?? "", amount: digits(values["amount"]), donors: digits(values["donors"]) })),
    };
  },
};
