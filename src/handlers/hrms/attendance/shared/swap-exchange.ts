/** What an exchange of shifts gives to each of the two. */
import { conflict } from "#src/contract/problem.ts";
import type { PlanOfDay, RosteredShift } from "#src/domain/attendance/shared/plan.ts";
import type { SwapRow } from "#src/store/attendance/shift-swaps.ts";
import type { HrmsContext } from "../../context.ts";
import { refusedBy, resultFor, rosteredOf, weeksAround } from "./exchange.ts";
import { plansFor } from "./planned.ts";

type Days = Pick<SwapRow["swap"], "companyId" | "employeeId" | "date" | "colleagueId" | "colleagueDate">;

/** What each of the two gets: on both days what the other one has. */
export async function exchangeOf(ctx: HrmsContext, { companyId, employeeId, date, colleagueId, colleagueDate }: Days) {
  const weeks = weeksAround([date, colleagueDate]);
  const both = [employeeId, colleagueId];
  const plans = await plansFor(ctx, { companyId, employeeIds: both, ...weeks }, false);
  const dayOf = (id: string, day: string): PlanOfDay | undefined =>
    plans.byPerson.get(id)?.find((one) => one.date === day);
  const dates = [...new Set([date, colleagueDate])];
  const changesOf = (other: string): Map<string, RosteredShift> =>
    new Map(
      dates.flatMap((day) => {
        const plan = dayOf(other, day);
        return plan ? [[day, rosteredOf(plan)] as const] : [];
      }),
    );
  const sides = both.map((id, index) => {
    const changes = changesOf(both[1 - index] ?? "");
    return { id, changes, result: resultFor(plans, id, changes, weeks) };
  });
  const works = (plan: PlanOfDay | undefined): boolean => plan?.kind === "work" && plan.shift !== null;
  return { sides, dates, isOffered: works(dayOf(employeeId, date)) && works(dayOf(colleagueId, colleagueDate)) };
}

export type Exchange = Awaited<ReturnType<typeof exchangeOf>>;

export function mustBePossible({ sides, isOffered }: Exchange, employeeId: string): void {
  if (!isOffered) throw conflict("no-shift", "One of the two has no shift on that day.");
  for (const { id, result } of sides)
    for (const fault of result.faults) throw refusedBy(fault, id === employeeId ? "/colleagueDate" : "/date");
}
