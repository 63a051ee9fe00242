/** Rate sets as the contract shows them. */
import type { RateSet as WireSet, RateSetSummary } from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { type StoredSet, stateOf } from "#src/store/statutory/rate-sets.ts";

export function summaryOf(set: StoredSet, today: string): RateSetSummary {
  const {
    id,
    companyId,
    kind,
    effectiveFrom,
    announcedUpTo,
    sourceTitle,
    sourceUrl,
    certainty,
    usedUntil,
    nextFrom,
    version,
  } = set;
  return {
    id,
    companyId,
    kind,
    effectiveFrom,
    inForceUntil: set.status === "active" && nextFrom !== null ? addDays(nextFrom, -1) : null,
    announcedUpTo,
    sourceTitle,
    sourceUrl,
    certainty,
    status: stateOf(set, today),
    usedUntil,
    version,
    createdAt: set.createdAt.toISOString(),
    createdBy: set.createdBy,
    updatedAt: set.updatedAt.toISOString(),
    updatedBy: set.updatedBy,
    reviews: reviewsOf(set),
    activatedAt: set.activatedAt?.toISOString() ?? null,
    activatedBy: set.activatedBy,
  };
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

export function wireOf(set: StoredSet, today: string, mine: Mine): WireSet {
  const { passes, ...terms } = set.terms;
  return {
    ...summaryOf(set, today),
    ...mine,
    terms: { ...terms, ...(passes && { passes: [...passes] }) },
    rates: set.rates,
  };
}
