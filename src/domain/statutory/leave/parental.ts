/** Leave around a birth or an adoption: maternity, paternity, shared parental and adoption leave. */
import { addDays, addMonths, mustBeDate } from "../../shared/calendar.ts";
import { code, date, type Ladder, weeks as weeksQuantity } from "../explanation.ts";
import type { Picked } from "../rates/dated.ts";
import type { LeaveSeries, MaternityRate, PaternityRate, SharedParentalRate } from "../rates/leave.ts";
import { mustBeWhole } from "../../shared/rule-error.ts";
import { hasServed } from "./service.ts";

interface BirthInput {
  readonly joinedOn: string;
  readonly birthOn: string;
  readonly childCitizen: boolean;
}

export interface Maternity {
  readonly weeks: number;
  /** Weeks paid by the employer, and weeks reimbursed by the Government. */
  readonly employerWeeks: number;
  readonly reimbursedWeeks: number;
  readonly unpaidWeeks: number;
}

/**
 * For the first two births the employer pays 8 of 16 weeks for a citizen child and the rest is reimbursed; without enough
 * service the leave is unpaid.
 */
export function maternityLeave(
  input: BirthInput & { readonly birthOrder: number },
  row: Picked<MaternityRate>,
  ladder?: Ladder,
): Maternity {
  const { joinedOn, birthOn, childCitizen, birthOrder } = input;
  mustBeDate("dates", joinedOn, birthOn);
  mustBeWhole("birthOrder", birthOrder, 1, 30);
  const { citizenWeeks, otherWeeks, minServiceDays, employerWeeks: share, sharedBirths } = row.value;
  const weeks = childCitizen ? citizenWeeks : otherWeeks;
  const served = hasServed(joinedOn, birthOn, { days: minServiceDays }, ladder);
  const employerWeeks = served && birthOrder <= sharedBirths ? share : 0;
  const reimbursedWeeks = served && childCitizen ? weeks - employerWeeks : 0;
  explainWeeks(row, childCitizen, birthOn, weeks, ladder);
  return { weeks, employerWeeks, reimbursedWeeks, unpaidWeeks: weeks - employerWeeks - reimbursedWeeks };
}

export interface Paternity {
  readonly mandatoryWeeks: number;
  /** Weeks subject to the employer's agreement. */
  readonly voluntaryWeeks: number;
  readonly reason: "entitled" | "child-not-citizen" | "not-married" | "too-short";
}

export function paternityLeave(
  input: BirthInput & { readonly married: boolean },
  row: Picked<PaternityRate>,
  ladder?: Ladder,
): Paternity {
  const { joinedOn, birthOn, childCitizen, married } = input;
  mustBeDate("dates", joinedOn, birthOn);
  const served = hasServed(joinedOn, birthOn, { months: row.value.minServiceMonths }, ladder);
  const reason = !childCitizen ? "child-not-citizen" : !married ? "not-married" : served ? "entitled" : "too-short";
  const { weeks, mandatoryWeeks } = reason === "entitled" ? row.value : { weeks: 0, mandatoryWeeks: 0 };
  explainWeeks(row, childCitizen, birthOn, weeks, ladder);
  return { mandatoryWeeks, voluntaryWeeks: weeks - mandatoryWeeks, reason };
}

interface SharedParentalInput {
  readonly birthOn: string;
  readonly childCitizen: boolean;
  readonly married: boolean;
  /** Weeks agreed for the father, and when; half each by default. */
  readonly fatherWeeks?: number;
  readonly decidedOn?: string;
}

interface SharedParental {
  readonly weeks: number;
  readonly father: number;
  readonly mother: number;
  /** The father's weeks are deducted from the mother's maternity leave. */
  readonly outOfMaternity: boolean;
  readonly sharing: "half-each" | "agreed" | "agreed-too-late" | "none";
  readonly decideBy: string;
  /** Latest end if taken as one block; other arrangements need agreement and end by `takeBy`. */
  readonly blockBy: string;
  readonly takeBy: string;
}

export function sharedParentalLeave(
  input: SharedParentalInput,
  row: Picked<SharedParentalRate>,
  ladder?: Ladder,
): SharedParental {
  const { birthOn, childCitizen, married, fatherWeeks, decidedOn = birthOn } = input;
  mustBeDate("dates", birthOn, decidedOn);
  const { outOfMaternity, reshareWithinWeeks, blockWithinWeeks, withinMonths } = row.value;
  const weeks = childCitizen && married ? row.value.weeks : 0;
  if (fatherWeeks !== undefined) mustBeWhole("fatherWeeks", fatherWeeks, 0, weeks);
  const decideBy = addDays(birthOn, 7 * reshareWithinWeeks);
  const sharing =
    weeks === 0
      ? "none"
      : fatherWeeks === undefined
        ? "half-each"
        : decidedOn <= decideBy || outOfMaternity
          ? "agreed"
          : "agreed-too-late";
  const father = sharing === "agreed" ? (fatherWeeks ?? 0) : outOfMaternity ? 0 : weeks / 2;
  explainWeeks(row, childCitizen, birthOn, weeks, ladder);
  ladder?.push({
    rule: "leave.share",
    inputs: {
      weeks: weeksQuantity(weeks),
      decidedOn: date(decidedOn),
      decideBy: date(decideBy),
      sharing: code(sharing),
    },
    source: "family-leave",
    result: weeksQuantity(father),
  });
  const mother = outOfMaternity ? 0 : weeks - father;
  return {
    weeks,
    father,
    mother,
    outOfMaternity,
    sharing,
    decideBy,
    blockBy: addDays(birthOn, 7 * blockWithinWeeks),
    takeBy: addMonths(birthOn, withinMonths),
  };
}

interface AdoptionInput {
  readonly joinedOn: string;
  readonly intentOn: string;
  readonly childCitizen: boolean;
}

/** For the mother who adopts. */
export function adoptionLeave(
  input: AdoptionInput,
  row: Picked<LeaveSeries["adoption"]["rows"][number]["value"]>,
  ladder?: Ladder,
): number {
  mustBeDate("dates", input.joinedOn, input.intentOn);
  const served = hasServed(input.joinedOn, input.intentOn, { months: row.value.minServiceMonths }, ladder);
  const weeks = served && input.childCitizen ? row.value.weeks : 0;
  explainWeeks(row, input.childCitizen, input.intentOn, weeks, ladder);
  return weeks;
}

function explainWeeks(row: Picked<unknown>, childCitizen: boolean, day: string, result: number, ladder?: Ladder): void {
  const inputs = { day: date(day), childCitizen: code(String(childCitizen)) };
  ladder?.push({ rule: "leave.weeks", inputs, row: row.ref, result: weeksQuantity(result) });
}
