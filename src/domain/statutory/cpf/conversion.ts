/** The month of conversion to permanent residency: only wages from that day are subject to CPF. */
import { mustBeDate } from "../../shared/calendar.ts";
import { decimalText, fraction } from "../../shared/exact.ts";
import { cents, date, halves, type Ladder } from "../explanation.ts";
import { round } from "../rounding.ts";
import { mustBeCents, mustBeWhole } from "../../shared/rule-error.ts";

/** How the month is split; the law only says "from the day". `working-days` is the default. */
type ConversionMethod = "working-days" | "calendar-days" | "whole-month";

export const defaultConversionMethod: ConversionMethod = "working-days";

interface ConversionInput {
  readonly convertedOn: string;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  /** Day the additional wages became payable. */
  readonly additionalPayableOn?: string;
  /** Half working days, or calendar days, in the month and from the day of conversion. */
  readonly unitsInMonth: number;
  readonly unitsFromDay: number;
  readonly method?: ConversionMethod;
}

interface ConversionWages {
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  /** The whole month decides the wage band. */
  readonly bandWages: number;
}

export function conversionWages(input: ConversionInput, ladder?: Ladder): ConversionWages {
  const {
    convertedOn,
    ordinaryWages,
    additionalWages,
    unitsInMonth,
    unitsFromDay,
    method = defaultConversionMethod,
  } = input;
  mustBeDate("convertedOn", convertedOn, input.additionalPayableOn ?? convertedOn);
  mustBeCents("wages", ordinaryWages, additionalWages);
  mustBeWhole("unitsInMonth", unitsInMonth, 1, 62);
  mustBeWhole("unitsFromDay", unitsFromDay, 0, unitsInMonth);
  const part =
    method === "whole-month"
      ? fraction(ordinaryWages)
      : fraction(BigInt(ordinaryWages) * BigInt(unitsFromDay), unitsInMonth);
  const result = {
    ordinaryWages: round(part, "payCent"),
    additionalWages: (input.additionalPayableOn ?? convertedOn) >= convertedOn ? additionalWages : 0,
    bandWages: ordinaryWages + additionalWages,
  };
  ladder?.push({
    rule: "cpf.conversion",
    inputs: {
      convertedOn: date(convertedOn),
      ordinaryWages: cents(ordinaryWages),
      unitsInMonth: halves(unitsInMonth),
      unitsFromDay: halves(unitsFromDay),
    },
    setting: { name: "conversionMonth", value: method },
    source: "cpf-pr-years",
    exact: decimalText(part),
    rounding: "payCent",
    result: cents(result.ordinaryWages),
  });
  return result;
}
