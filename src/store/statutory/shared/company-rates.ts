/** The rates that a company calculates with, its own fund included, and what it has chosen where the law leaves a choice. */
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type Choices, findChoices } from "../calculation-settings.ts";
import { ppfInForce, ratesInForce } from "../rate-book.ts";

const withFunds = new WeakMap<RateBook, Map<string, RateBook>>();

export async function ratesOfCompany(
  tx: Transaction,
  owner: { readonly tenantId: string; readonly companyId: string },
): Promise<RateBook> {
  const shared = await ratesInForce(tx);
  const ppf = await ppfInForce(tx, owner);
  if (!ppf) return shared;
  // The same rates are the same book, so that what is derived from it can be kept with it.
  const known = withFunds.get(shared) ?? new Map<string, RateBook>();
  withFunds.set(shared, known);
  const key = JSON.stringify(ppf);
  const book = known.get(key) ?? { ...shared, ppf };
  known.set(key, book);
  return book;
}

export async function choicesOfCompany(tx: Transaction, companyId: string): Promise<Choices | undefined> {
  return (await findChoices(tx, companyId))?.choices;
}
