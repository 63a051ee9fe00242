/** What prevents a bank file from being written, each fault with a pointer to what it is about. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { accountNumberFits } from "../../shared/account-number.ts";
import { bankDayAfter, isBankDay } from "./bank-days.ts";
import type { BankFormat } from "./bank-formats.ts";
import type { BankOrder, BankParty } from "./bank-order.ts";
import { bankAccount, bankText } from "./bank-text.ts";

export interface BankRules {
  readonly holidays: ReadonlySet<string>;
  /** Patterns of account numbers by BIC, as the platform keeps them; null or missing if any number is accepted. */
  readonly patterns: ReadonlyMap<string, string | null>;
}

const bicShape = /^[A-Z]{6}[A-Z0-9]{5}$/;
const longestAccount = 34;
/** Amounts of the narrowest format: nine digits and two places. */
const highestAmount = 99_999_999_999;

function* partyFaults(party: BankParty, at: string, { patterns }: BankRules): Generator<ProblemFault> {
  const account = bankAccount(party.account);
  if (!bicShape.test(party.bic)) yield { pointer: `${at}/bic`, code: party.bic === "" ? "bic-missing" : "bic-shape" };
  if (
    !/^[0-9A-Z]+$/.test(account) ||
    account.length > longestAccount ||
    !accountNumberFits(patterns.get(party.bic) ?? null, party.account)
  )
    yield { pointer: `${at}/account`, code: "account-shape" };
  if (bankText(party.name) === "") yield { pointer: `${at}/name`, code: "name-not-latin" };
}

function* dateFaults({ clearing, valueDate, createdOn }: BankOrder, { holidays }: BankRules): Generator<ProblemFault> {
  const earliest = clearing === "giro" ? bankDayAfter(createdOn, 1, holidays) : createdOn;
  if (clearing === "giro" && !isBankDay(valueDate, holidays)) yield { pointer: "/valueDate", code: "not-a-bank-day" };
  if (valueDate < earliest) yield { pointer: "/valueDate", code: "too-early", params: { earliest } };
}

export function* bankFaults(order: BankOrder, format: BankFormat, rules: BankRules): Generator<ProblemFault> {
  const { payer, payments } = order;
  yield* dateFaults(order, rules);
  yield* partyFaults(payer, "/payer", rules);
  if (format.payerBic !== undefined && payer.bic !== format.payerBic)
    yield { pointer: "/payer/bic", code: "another-bank", params: { expected: format.payerBic } };
  if (format.needsCustomerId && !payer.customerId) yield { pointer: "/payer/customerId", code: "required" };
  if (order.number > format.filesPerDay)
    yield { pointer: "/number", code: "too-many-files", params: { maximum: format.filesPerDay } };
  if (!format.clearings.includes(order.clearing)) yield { pointer: "/clearing", code: "not-supported" };
  if (bankText(order.reference) === "") yield { pointer: "/reference", code: "required" };
  if (payments.length === 0) yield { pointer: "/payments", code: "nothing-to-pay" };
  if (payments.length > format.maxPayments)
    yield { pointer: "/payments", code: "too-many-payments", params: { maximum: format.maxPayments } };
  const seen = new Set<string>();
  for (const [index, { amount, payee, proxy, reference }] of payments.entries()) {
    const at = `/payments/${index}`;
    if (!Number.isSafeInteger(amount) || amount <= 0) yield { pointer: `${at}/amount`, code: "not-positive" };
    else if (amount > highestAmount) yield { pointer: `${at}/amount`, code: "too-large" };
    if (bankText(reference) === "" || seen.has(reference))
      yield { pointer: `${at}/reference`, code: seen.has(reference) ? "reference-twice" : "required" };
    seen.add(reference);
    if (proxy === undefined) yield* partyFaults(payee, `${at}/payee`, rules);
    else if (!format.payNow) yield { pointer: `${at}/proxy`, code: "not-supported" };
  }
}

/** Payments whose account is no longer the one that was approved, by reference. */
export function changedAccounts(
  approved: readonly { readonly reference: string; readonly account: string; readonly bic: string }[],
  current: ReadonlyMap<string, { readonly account: string; readonly bic: string }>,
): string[] {
  return approved.flatMap(({ reference, account, bic }) => {
    const now = current.get(reference);
    return now !== undefined && bankAccount(now.account) === bankAccount(account) && now.bic === bic ? [] : [reference];
  });
}
