/** Two people compare a draft with its source before it can be activated; either of them, or a third, may give it back. */
import { conflict } from "#src/contract/problem.ts";
import { type StoredSet, unreviewed, updateSet } from "#src/store/statutory/rate-sets.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { nameOf } from "./activation.ts";
import type { RateRegister } from "./register.ts";

export const reviewersOf = ({ firstReviewBy, secondReviewBy }: StoredSet): string[] =>
  [firstReviewBy, secondReviewBy].filter((id) => id !== null);

export async function confirm(ctx: HrmsContext, register: RateRegister, set: StoredSet): Promise<void> {
  const { userId } = principalOf(ctx);
  const reviewers = reviewersOf(set);
  if (reviewers.includes(userId))
    throw conflict("reviewed-already", "You have already reviewed this draft: someone else must do the second review.");
  if (set.status === "reviewed") throw conflict("reviewed", "Two people have reviewed this draft.");
  const now = ctx.now();
  const second = reviewers.length === 1;
  const fields = second
    ? { secondReviewAt: now, secondReviewBy: userId, status: "reviewed" as const }
    : { firstReviewAt: now, firstReviewBy: userId };
  await updateSet(ctx.db, userId, now, set, fields);
  await note(register, set, reviewers.length + 1, second ? "reviewed" : "draft");
}

export async function giveBack(ctx: HrmsContext, register: RateRegister, set: StoredSet): Promise<void> {
  const reviewers = reviewersOf(set);
  if (reviewers.length === 0) throw conflict("not-reviewed", "This draft hasn't been reviewed.");
  await updateSet(ctx.db, principalOf(ctx).userId, ctx.now(), set, { ...unreviewed, status: "draft" });
  await note(register, set, 0, "draft");
}

function note(register: RateRegister, set: StoredSet, reviews: number, status: StoredSet["status"]): Promise<void> {
  const changes = [
    { field: "reviews", before: reviewersOf(set).length, after: reviews },
    ...(status === set.status ? [] : [{ field: "status", before: set.status, after: status }]),
  ];
  return register.note({ action: "update", recordId: set.id, recordName: nameOf(set), changes });
}
