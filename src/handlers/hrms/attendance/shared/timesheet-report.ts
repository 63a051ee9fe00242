/** Time by project, client or person, with the plan it compares with, and its cost for readers of everyone's pay. */
import type { TimesheetSum } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { plannedHours } from "#src/domain/attendance/planned-hours.ts";
import { costOfTime } from "#src/domain/attendance/time-cost.ts";
import { addDays, firstDay, lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import { budgetsOf, paidTimeOf, sumsOf, type TimesheetPeriod } from "#src/store/attendance/timesheet-sums.ts";
import type { HrmsContext } from "../../context.ts";
import { reachOf } from "../../people/shared/people.ts";
import { plansFor } from "./planned.ts";

/** A year, in days after the first. */
const longest = 365;

type Id = string | null;
type Plan = Pick<TimesheetSum, "plannedMinutes" | "spentMinutes">;

async function hoursOfPeople(
  ctx: HrmsContext,
  companyId: string,
  sums: readonly { id: Id; minutes: number }[],
  { from, to }: TimesheetPeriod,
): Promise<Map<Id, Plan>> {
  const employeeIds = sums.flatMap(({ id }) => id ?? []);
  const { byPerson } = await plansFor(ctx, { companyId, employeeIds, from, to }, false);
  return new Map(
    sums.map(({ id, minutes }) => {
      const days = byPerson.get(id ?? "") ?? [];
      const plannedMinutes = days.map(plannedHours).reduce((sum, day) => sum + (day.onLeave ? 0 : day.workedMin), 0);
      return [id, { plannedMinutes, spentMinutes: minutes }];
    }),
  );
}

async function budgets(ctx: HrmsContext, companyId: string, period: TimesheetPeriod): Promise<Map<Id, Plan>> {
  const found = await budgetsOf(ctx.db, companyId, period);
  return new Map(
    found.map(({ id, budgetMinutes, minutes }) => [
      id,
      { plannedMinutes: budgetMinutes, spentMinutes: budgetMinutes === null ? null : minutes },
    ]),
  );
}

/** Null for groups in which someone's pay is not by time. */
function costsOf(paid: Awaited<ReturnType<typeof paidTimeOf>>): Map<Id, number | null> {
  const costs = new Map<Id, number | null>();
  for (const { id, minutes, ...pay } of paid) {
    const [sum, cost] = [costs.get(id), costOfTime(minutes, pay)];
    costs.set(id, sum === null || cost === null ? null : (sum ?? 0) + cost);
  }
  return costs;
}

interface Query {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: TimesheetPeriod["by"] | undefined;
}

export async function timesheetReport(ctx: HrmsContext, companyId: string, query: Query): Promise<TimesheetSum[]> {
  const { where, readable } = await reachOf(ctx, companyId, "timesheets");
  const month = monthOf(query.to ?? query.from ?? ctx.today(companyId));
  const { from = firstDay(month), to = lastDay(month), by = "project" } = query;
  if (to < from) throw invalid("query/to", "before-start");
  if (to > addDays(from, longest)) throw invalid("query/to", "too-long");
  const period = { from, to, by };
  const sums = await sumsOf(ctx.db, companyId, where, period);
  const plans =
    by === "employee" ? await hoursOfPeople(ctx, companyId, sums, period) : await budgets(ctx, companyId, period);
  const costs = readable.has("pay") ? costsOf(await paidTimeOf(ctx.db, companyId, where, period)) : undefined;
  return sums.map((sum) => ({
    ...sum,
    ...(plans.get(sum.id) ?? { plannedMinutes: null, spentMinutes: null }),
    cost: costs?.get(sum.id) ?? null,
  }));
}
