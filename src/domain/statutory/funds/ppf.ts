/** Contribution to the employer's private provident fund for one month. */
import { ageOn, completedMonths, firstDay, mustBeDate, mustBeMonth, addDays } from "../../shared/calendar.ts";
import { decimalText, fraction } from "../../shared/exact.ts";
import { cents, code, type Ladder, month as monthQuantity, rate, years } from "../explanation.ts";
import { type Picked, wholeRate } from "../rates/dated.ts";
import type { PpfCell, PpfRate } from "../rates/ppf.ts";
import { roundQuotient } from "../rounding.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

interface PpfInput {
  readonly month: string;
  readonly birthDate: string;
  readonly joinedOn: string;
  readonly basic: number;
  readonly gross: number;
  /** Rates of the member's own, in place of those of the scheme. */
  readonly own?: Partial<Pick<PpfCell, "employer" | "employee">>;
}

interface PpfMonth {
  readonly base: number;
  readonly employer: number;
  readonly employee: number;
  /** Null if the scheme has no rates for this age and service. */
  readonly cell: PpfCell | null;
}

/** Age and service count as completed on the first of the month; the highest matching age band applies, then the longest service. */
export function ppfMonth(input: PpfInput, row: Picked<PpfRate>, ladder?: Ladder): PpfMonth {
  const { month, birthDate, joinedOn, basic, gross, own } = input;
  mustBeMonth("month", month);
  mustBeDate("birthDate", birthDate);
  mustBeDate("joinedOn", joinedOn);
  mustBeCents("wages", basic, gross);
  const day = firstDay(month);
  const age = ageOn(birthDate, day);
  const service = joinedOn < day ? Math.floor(completedMonths(joinedOn, addDays(day, -1)) / 12) : 0;
  const found = row.value.cells
    .filter(({ ageFrom, serviceFrom }) => ageFrom <= age && serviceFrom <= service)
    .toSorted((one, other) => other.ageFrom - one.ageFrom || other.serviceFrom - one.serviceFrom)[0];
  const cell = own ? { ageFrom: 0, serviceFrom: 0, employer: 0, employee: 0, ...found, ...own } : found;
  ladder?.push({
    rule: "ppf.rates",
    inputs: {
      month: monthQuantity(month),
      age: years(age),
      service: years(service),
      employer: rate(cell?.employer ?? 0),
    },
    row: row.ref,
    result: rate(cell?.employee ?? 0),
  });
  if (cell === undefined) return { base: 0, employer: 0, employee: 0, cell: null };
  const wages = row.value.base === "basic" ? basic : gross;
  const base = Math.min(wages, row.value.ceiling ?? wages);
  const share = (part: "employer" | "employee"): number => {
    const result = roundQuotient(base * cell[part], wholeRate, row.value.rounding);
    ladder?.push({
      rule: "ppf.share",
      inputs: { part: code(part), base: cents(base), rate: rate(cell[part]) },
      row: row.ref,
      exact: decimalText(fraction(base * cell[part], wholeRate)),
      rounding: row.value.rounding,
      result: cents(result),
    });
    return result;
  };
  ladder?.push({
    rule: "ppf.base",
    inputs: { wages: cents(wages), kind: code(row.value.base) },
    row: row.ref,
    result: cents(base),
  });
  return { base, employer: share("employer"), employee: share("employee"), cell };
}
