/** Calendar feeds of leave at secret addresses. */
import type { LeaveFeed } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import { grantsOn } from "#src/domain/access/shared/reach.ts";
import { calendarFile } from "#src/domain/leave/calendar-feed.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { asTenant } from "#src/store/database/transaction.ts";
import { feedByToken, feedLeaves, feedsOf, makeFeed, removeFeed } from "#src/store/leave/leave-feeds.ts";
import { readerIn, withinAny } from "#src/store/people/shared/reach.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { newToken, tokenHash } from "../account/shared/proof.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { leaveElement } from "./shared/reach.ts";

const wire = ({ id, scope, createdAt, lastReadAt }: Awaited<ReturnType<typeof makeFeed>>): LeaveFeed => ({
  id,
  scope,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

async function note(ctx: HrmsContext, companyId: string, feed: LeaveFeed, action: "create" | "delete"): Promise<void> {
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action,
    subject: "leave-feeds",
    recordId: feed.id,
    recordName: feed.scope,
    changes: [],
  });
}

/** The calendar of the feed, as its owner may read it now. */
async function calendarOf(
  ctx: HrmsContext,
  { companyId, userId, scope }: { companyId: string; userId: string; scope: "own" | "team" },
): Promise<string> {
  const today = accessDay(ctx.now());
  const place = await readerIn(ctx.db, userId, companyId, today);
  const employeeId = place?.employeeId ?? null;
  const grants = place
    ? grantsOn(leaveElement, place).filter(({ actions, read }) => actions.has("view") && read.has("public"))
    : [];
  if (grants.length === 0 || (scope === "own" && employeeId === null)) throw notFound("There is no such calendar.");
  const scopes = scope === "own" ? (["self"] as const) : grants.map((grant) => grant.scope);
  const found = await feedLeaves(ctx.db, companyId, withinAny([...scopes], employeeId, today), {
    from: addDays(today, -92),
    to: addDays(today, 366),
  });
  return calendarFile(
    scope === "own" ? "My leave" : "Team leave",
    found.map(({ leaveType, fullName, medical, status, ...leave }) => ({
      ...leave,
      // Medical leave is not named outside of the app.
      title: scope === "own" ? leaveType : medical ? fullName : `${fullName}: ${leaveType}`,
      waiting: status === "submitted",
    })),
  );
}

export const leaveFeedsHandlers = {
  async listLeaveFeeds({ path: { companyId } }, ctx) {
    await companyOf(ctx, companyId);
    return (await feedsOf(ctx.db, companyId, actorOf(ctx).userId)).map(wire);
  },

  async createLeaveFeed({ path: { companyId }, body: { scope } }, ctx) {
    await companyOf(ctx, companyId);
    const token = newToken();
    const feed = wire(await makeFeed(ctx.db, actorOf(ctx), companyId, scope, tokenHash(token)));
    await note(ctx, companyId, feed, "create");
    return reply(201, { ...feed, address: `${ctx.settings.publicUrl}/calendar-feeds/${token}` });
  },

  async revokeLeaveFeed({ path: { companyId, leaveFeedId } }, ctx) {
    await companyOf(ctx, companyId);
    const removed = await removeFeed(ctx.db, companyId, actorOf(ctx).userId, leaveFeedId);
    if (!removed) throw notFound();
    await note(ctx, companyId, wire(removed), "delete");
    return reply(204, undefined);
  },

  async readLeaveFeed({ path: { token } }, ctx) {
    const feed = await feedByToken(ctx.db, tokenHash(token), ctx.now());
    if (!feed) throw notFound("There is no such calendar.");
    return asTenant(ctx.db, feed.tenantId, () => calendarOf(ctx, feed));
  },
} satisfies HrmsHandlers;
