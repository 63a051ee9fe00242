/** Parts of somebody's work for several companies. */
import { addDays } from "../shared/calendar.ts";
import type { SplitLeg } from "./shared/records.ts";

/** All of hundredths of a percent. */
const whole = 10_000;

const holds = (leg: SplitLeg, day: string): boolean => leg.from <= day && (leg.to === null || leg.to >= day);

/** The first day on which the parts, where there are any, do not come to the whole. */
export function dayOfGap(legs: readonly SplitLeg[], from: string, to: string | null): string | undefined {
  if (legs.every(({ percent }) => percent === null)) return undefined;
  const changes = legs
    .flatMap((leg) => [leg.from, ...(leg.to === null ? [] : [addDays(leg.to, 1)])])
    .filter((day) => day > from && (to === null || day <= to));
  return [from, ...changes.toSorted()].find(
    (day) => legs.filter((leg) => holds(leg, day)).reduce((sum, { percent }) => sum + (percent ?? 0), 0) !== whole,
  );
}

/** The leg whose company has another one at the same time; -1 where there is none. */
export function doubledLeg(legs: readonly SplitLeg[]): number {
  const meet = (one: SplitLeg, other: SplitLeg): boolean =>
    one.companyId === other.companyId &&
    (one.to === null || one.to >= other.from) &&
    (other.to === null || other.to >= one.from);
  return legs.findIndex((leg, index) => legs.slice(0, index).some((other) => meet(leg, other)));
}
