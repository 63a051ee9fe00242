/** The rate book from the platform's active sets, cached until one is activated, here or by another server. */
import { and, count, eq, isNull, max, sql } from "drizzle-orm";
import { bookOf, ppfOf } from "#src/domain/statutory/rate-sets/set-book.ts";
import { type RateBook, singapore } from "#src/domain/statutory/rates/book.ts";
import type { Series } from "#src/domain/statutory/rates/dated.ts";
import type { PpfRate } from "#src/domain/statutory/rates/ppf.ts";
import { activeSets, type RateOwner } from "./rate-sets.ts";
import { rateSets } from "./tables/rate-sets.ts";
import type { Transaction } from "../database/transaction.ts";

/** Keyed by the state of the active sets: databases with the same state have the same book. */
const books = new Map<string, RateBook>();
const maxBooks = 8;
const currentDatabase = sql<string>`current_database()`;

export async function ratesInForce(tx: Transaction): Promise<RateBook> {
  const state = await stateOfSets(tx);
  const known = books.get(state);
  if (known) return known;
  const book = bookOf(singapore, await activeSets(tx, null));
  if (books.size >= maxBooks) books.clear();
  books.set(state, book);
  return book;
}

/** Changes with every activation: an active set is never changed, only replaced. */
async function stateOfSets(tx: Transaction): Promise<string> {
  const [row] = await tx
    .select({
      sets: count(),
      last: max(rateSets.updatedAt),
      newest: max(rateSets.activatedAt),
      database: currentDatabase,
    })
    .from(rateSets)
    .where(and(isNull(rateSets.tenantId), eq(rateSets.status, "active")));
  return JSON.stringify(row);
}

/** The rates of the company's own fund; undefined if it has none. */
export async function ppfInForce(tx: Transaction, owner: NonNullable<RateOwner>): Promise<Series<PpfRate> | undefined> {
  const sets = await activeSets(tx, owner, { kind: "ppf" });
  return sets.length === 0 ? undefined : ppfOf(sets);
}
