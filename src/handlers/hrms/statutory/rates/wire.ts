/** Rate sets as the contract shows them. */
import type { RateSet as WireSet, RateSetSummary } from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { type StoredSet, stateOf } from "#src/store/statutory/rate-sets.ts";
import { wireOf } from "../../shared/records/wire.ts";

export function summaryOf(set: StoredSet, today: string): RateSetSummary {
  return wireOf("rates", set, {
    inForceUntil: set.status === "active" && set.nextFrom !== null ? addDays(set.nextFrom, -1) : null,
    status: stateOf(set, today),
    reviews: reviewsOf(set),
  });
}

function reviewsOf({
  firstReviewAt,
  firstReviewer,
  secondReviewAt,
  secondReviewer,
}: StoredSet): RateSetSummary["reviews"] {
  const both = [
    { at: firstReviewAt, by: firstReviewer },
    { at: secondReviewAt, by: secondReviewer },
  ];
  return both.flatMap(({ at, by }) => (at === null ? [] : [{ at: at.toISOString(), by }]));
}

/** What the account that asks has to do with the set. */
interface Mine {
  readonly madeByMe: boolean;
  readonly reviewedByMe: boolean;
}

export function shownSet(set: StoredSet, today: string, mine: Mine): WireSet {
  const { passes, ...terms } = set.terms;
  return {
    ...summaryOf(set, today),
    ...mine,
    terms: { ...terms, ...(passes && { passes: [...passes] }) },
    rates: set.rates,
  };
}
