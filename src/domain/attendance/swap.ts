/** What an exchange of shifts does to each of the two: what refuses it, and what is only worth a warning. */
import { weekOf } from "./limits.ts";
import { type PlannedHours, type RosterWarning, rosterWarnings } from "./planned-hours.ts";

export const swapFaultCodes = ["rest-day", "leave", "overlap"] as const;
export type SwapFaultCode = (typeof swapFaultCodes)[number];

export interface SwapFault {
  readonly code: SwapFaultCode;
  readonly date: string;
}

export interface SwapResult {
  readonly faults: readonly SwapFault[];
  readonly warnings: readonly RosterWarning[];
}

const keyOf = ({ code, date }: RosterWarning): string => `${code} ${date}`;

/** Days of rest in the week: a rest day on which nothing is planned. */
const restsIn = (week: readonly PlannedHours[]): number =>
  week.filter(({ isRestDay, workedMin }) => isRestDay && workedMin === 0).length;

/**
 * Of one person, before and after, over whole weeks. A week that had a rest day keeps one, and no week is left without thirty hours of
 * rest: the law gives it to the employee, and they cannot trade it away (s.36).
 */
export function swapResult(before: readonly PlannedHours[], after: readonly PlannedHours[]): SwapResult {
  const [first, last] = [after[0]?.date ?? "", after.at(-1)?.date ?? ""];
  const known = new Set(rosterWarnings(before, first, last).map(keyOf));
  const added = rosterWarnings(after, first, last).filter((warning) => !known.has(keyOf(warning)));
  const weeksBefore = Map.groupBy(before, ({ date }) => weekOf(date));
  const lost = [...Map.groupBy(after, ({ date }) => weekOf(date))].flatMap(([week, days]): SwapFault[] =>
    restsIn(days) === 0 && restsIn(weeksBefore.get(week) ?? []) > 0 ? [{ code: "rest-day", date: week }] : [],
  );
  const refused = added.flatMap(({ code, date }): SwapFault[] =>
    code === "leave" || code === "overlap"
      ? [{ code, date }]
      : code === "no-rest-day" && !lost.some((fault) => fault.date === date)
        ? [{ code: "rest-day", date }]
        : [],
  );
  return {
    faults: [...lost, ...refused],
    warnings: added.filter(({ code }) => code !== "leave" && code !== "overlap" && code !== "no-rest-day"),
  };
}
