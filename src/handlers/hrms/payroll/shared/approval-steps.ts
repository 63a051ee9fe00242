/** Submit, approve and return, shared by pay runs and tax filings. No one approves a record they have worked on. */
import { actorOf, type HrmsContext } from "../../context.ts";
import { needFreshCode } from "../../account/shared/second-step.ts";
import { secondPerson } from "../../people/shared/people.ts";
import { linesOrNull } from "../../shared/fields.ts";

interface Made {
  readonly makerIds: readonly string[];
}

/** The accounts that have worked on it, with the caller. */
export const makersWith = (ctx: HrmsContext, { makerIds }: Made): string[] => [
  ...new Set([...makerIds, actorOf(ctx).userId]),
];

export function submittedNow(ctx: HrmsContext, record: Made) {
  const { userId, now } = actorOf(ctx);
  return {
    status: "submitted" as const,
    submittedAt: now,
    submittedBy: userId,
    returnedAt: null,
    returnedBy: null,
    returnReason: null,
    makers: makersWith(ctx, record),
  };
}

/** Throws unless the caller is a second person with a fresh code. */
export async function approvedNow(ctx: HrmsContext, { makerIds }: Made) {
  const { userId, now } = actorOf(ctx);
  if (makerIds.includes(userId)) throw secondPerson();
  await needFreshCode(ctx);
  return { status: "approved" as const, approvedAt: now, approvedBy: userId };
}

/** What the trail says of an approval. */
export const approval = ({ comment }: { readonly comment?: string | null | undefined }) => ({
  action: "activate" as const,
  reason: linesOrNull("comment", comment) ?? undefined,
});

export function returnedNow(ctx: HrmsContext, { reason }: { readonly reason: string }) {
  const { userId, now } = actorOf(ctx);
  return {
    returnedAt: now,
    returnedBy: userId,
    returnReason: linesOrNull("reason", reason) ?? "",
    submittedAt: null,
    submittedBy: null,
  };
}
