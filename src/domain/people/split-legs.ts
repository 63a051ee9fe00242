/** The legs of an employment split between companies. */
import { addDays } from "../shared/calendar.ts";
import type { SplitLeg } from "./shared/records.ts";

/** 100 % in hundredths of a percent. */
const whole = 10_000;

const holds = (leg: SplitLeg, day: string): boolean => leg.from <= day && (leg.to === null || leg.to >= day);

/** The first day on which the legs, if any, do not add up to 100 %. */
export function dayOfGap(legs: readonly SplitLeg[], from: string, to: string | null): string | undefined {
  if (legs.every(({ percent }) => percent === null)) return undefined;
  const changes = legs
    .flatMap((leg) => [leg.from, ...(leg.to === null ? [] : [addDays(leg.to, 1)])])
    .filter((day) => day > from && (to === null || day <= to));
  return [from, ...changes.toSorted()].find(
    (day) => legs.filter((leg) => holds(leg, day)).reduce((sum, { percent }) => sum + (percent ?? 0), 0) !== whole,
  );
}

/** Index of a leg that overlaps another one of the same company; -1 if none does. */
export function doubledLeg(legs: readonly SplitLeg[]): number {
  const meet = (one: SplitLeg, other: SplitLeg): boolean =>
    one.companyId === other.companyId &&
    (one.to === null || one.to >= other.from) &&
    (other.to === null || other.to >= one.from);
  return legs.findIndex((leg, index) => legs.slice(0, index).some((other) => meet(leg, other)));
}
