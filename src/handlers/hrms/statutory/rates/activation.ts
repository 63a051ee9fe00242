/** Activates a draft, or lists everything that prevents it. */
import { conflict, type ProblemFault } from "#src/contract/problem.ts";
import { rateFaults } from "#src/domain/statutory/rate-sets/rate-faults.ts";
import { activeSets, lastUseOf, type StoredSet, updateSet } from "#src/store/statutory/rate-sets.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { agesFor } from "./age-bands.ts";
import type { RateRegister } from "./register.ts";

const reasons = {
  "not-reviewed": "Two people review a draft before it is activated.",
  "same-person": "A draft is activated by someone who has not worked on it.",
  "rates-used": "Pay has been calculated with the rates of that time.",
  "start-taken": "Another set begins on the same day.",
  "draft-invalid": "The rows have faults.",
} as const;

type Reason = keyof typeof reasons;

export async function activate(
  ctx: HrmsContext,
  register: RateRegister,
  draft: StoredSet,
  replace: boolean,
): Promise<void> {
  const { userId } = principalOf(ctx);
  const now = ctx.now();
  const { kind, effectiveFrom } = draft;
  const other = (await activeSets(ctx.db, register.owner, { kind })).find((set) => set.effectiveFrom === effectiveFrom);
  const lastUse = await lastUseOf(ctx.db, register.owner, kind);
  const faults = rateFaults(draft, await agesFor(ctx, draft));

  const found: [Reason, ProblemFault[]][] = [];
  const add = (reason: Reason, ...errors: ProblemFault[]): unknown => found.push([reason, errors]);
  if (draft.status !== "reviewed") add("not-reviewed", { pointer: "", code: "not-reviewed" });
  if (await register.worked(draft.id)) add("same-person", { pointer: "", code: "same-person" });
  if (lastUse !== null && effectiveFrom <= lastUse)
    add("rates-used", { pointer: "/effectiveFrom", code: "rates-used", params: { usedUntil: lastUse } });
  if (other && !replace)
    add("start-taken", { pointer: "/effectiveFrom", code: "start-taken", params: { effectiveFrom } });
  if (faults.length > 0) add("draft-invalid", ...faults);
  const [first] = found;
  if (first)
    throw conflict(
      first[0],
      found.map(([reason]) => reasons[reason]).join(" "),
      found.flatMap(([, errors]) => errors),
    );

  if (other) {
    await updateSet(ctx.db, userId, now, other, { status: "withdrawn" });
    await register.note({
      action: "update",
      recordId: other.id,
      recordName: nameOf(other),
      changes: [{ field: "status", before: "active", after: "withdrawn" }],
    });
  }
  await updateSet(ctx.db, userId, now, draft, { status: "active", activatedAt: now, activatedBy: userId }).catch(
    (error: unknown) => {
      // Someone else activated one in the same moment.
      if (violatedConstraint(error) === "rate_sets_start") throw conflict("start-taken", reasons["start-taken"]);
      throw error;
    },
  );
  await register.note({
    action: "update",
    recordId: draft.id,
    recordName: nameOf(draft),
    changes: [{ field: "status", before: draft.status, after: "active" }],
  });
}

export const nameOf = ({ kind, effectiveFrom }: Pick<StoredSet, "kind" | "effectiveFrom">): string =>
  `${kind} ${effectiveFrom}`;
