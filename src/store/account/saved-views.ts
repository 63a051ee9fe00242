/** Saved list views: people see their own and those that colleagues share, and change only their own. */
import { and, count, eq, or, sql } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import { byReading } from "../shared/list-query.ts";
import { savedViews } from "./tables/saved-views.ts";
import { users } from "./tables/users.ts";
import type { Transaction } from "../database/transaction.ts";

type Stored = typeof savedViews.$inferSelect;
type ViewFields = Pick<Stored, "name" | "query" | "layout" | "shared">;
type ViewPlace = Pick<Stored, "companyId" | "subject">;

export const maxViews = 50;
const maxViewsShown = 200;

const shown = {
  id: savedViews.id,
  companyId: savedViews.companyId,
  subject: savedViews.subject,
  name: savedViews.name,
  query: savedViews.query,
  layout: savedViews.layout,
  shared: savedViews.shared,
  userId: savedViews.userId,
  owner: users.fullName,
  updatedAt: savedViews.updatedAt,
};

export type ShownView = Pick<Stored, Exclude<keyof typeof shown, "owner">> & { owner: string };

const inPlace = ({ companyId, subject }: ViewPlace) =>
  and(eq(savedViews.companyId, companyId), eq(savedViews.subject, subject));
const ownOne = (userId: string, id: string) => and(eq(savedViews.userId, userId), eq(savedViews.id, id));
const views = (tx: Transaction) => tx.select(shown).from(savedViews).innerJoin(users, eq(users.id, savedViews.userId));

export function viewsOf(tx: Transaction, userId: string, place: ViewPlace): Promise<ShownView[]> {
  const mine = eq(savedViews.userId, userId);
  return (
    views(tx)
      .where(and(inPlace(place), or(mine, savedViews.shared)))
      // The person's own come first, so that the limit never drops them.
      .orderBy(sql`${mine} desc`, byReading(savedViews.name), savedViews.id)
      .limit(maxViewsShown)
  );
}

export async function findOwnView(tx: Transaction, userId: string, id: string): Promise<ShownView | undefined> {
  return (await views(tx).where(ownOne(userId, id)))[0];
}

export async function countOwnViews(tx: Transaction, userId: string, place: ViewPlace): Promise<number> {
  return (
    (
      await tx
        .select({ total: count() })
        .from(savedViews)
        .where(and(inPlace(place), eq(savedViews.userId, userId)))
    )[0]?.total ?? 0
  );
}

export async function insertView(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  place: ViewPlace,
  fields: ViewFields,
): Promise<string> {
  const who = { tenantId, userId, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [made] = await tx
    .insert(savedViews)
    .values({ ...place, ...fields, ...who })
    .returning({ id: savedViews.id });
  return made?.id ?? "";
}

export async function updateView(
  tx: Transaction,
  { userId, now }: Actor,
  id: string,
  fields: ViewFields,
): Promise<void> {
  await tx
    .update(savedViews)
    .set({ ...fields, updatedAt: now, updatedBy: userId })
    .where(ownOne(userId, id));
}

/** Whether the view existed. */
export async function removeView(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return (await tx.delete(savedViews).where(ownOne(userId, id)).returning({ id: savedViews.id })).length > 0;
}
