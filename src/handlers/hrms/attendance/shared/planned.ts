/** Plans of people, read with what they are made from. */
import {
  holidaysIn,
  type PlanFacts,
  type PlanOfDay,
  type PlannedPerson,
  plansOf,
} from "#src/domain/attendance/shared/plan.ts";
import {
  type CompanyPlaces,
  placesOfCompany,
  plannedPeople,
  planFactsOf,
} from "#src/store/attendance/shared/plan-facts.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

export interface Plans {
  readonly places: CompanyPlaces;
  readonly facts: PlanFacts;
  readonly people: ReadonlyMap<string, PlannedPerson>;
  /** By employee; only the days on which they are employed. */
  readonly byPerson: ReadonlyMap<string, readonly PlanOfDay[]>;
}

export async function plansFor(
  ctx: HrmsContext,
  { companyId, employeeIds, from, to }: { companyId: string; employeeIds: readonly string[]; from: string; to: string },
  drafts: boolean,
): Promise<Plans> {
  const places = await placesOfCompany(ctx.db, companyId);
  const { holidays } = await ratesOf(ctx);
  const range = { companyId, from, to, employeeIds };
  const facts = await planFactsOf(ctx.db, range, places, { holidays: holidaysIn(holidays, from, to), drafts });
  const people = await plannedPeople(ctx.db, companyId, employeeIds);
  return {
    places,
    facts,
    people: new Map(people.map((person) => [person.id, person])),
    byPerson: new Map(people.map((person) => [person.id, plansOf(person, from, to, facts)])),
  };
}
