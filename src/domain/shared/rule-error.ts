/** A question the rules cannot answer: a stable code and what it is about, for a problem or a message to show. */

const ruleErrorCodes = [
  "before-first-rate",
  "not-a-date",
  "not-a-month",
  "not-cents",
  "born-later",
  "pr-date-missing",
  "months-out-of-order",
  "nothing-scheduled",
  "half-day-twice",
  "out-of-range",
  "holidays-not-announced",
  "no-such-rate",
] as const;

type RuleErrorCode = (typeof ruleErrorCodes)[number];

export class RuleError extends Error {
  readonly code: RuleErrorCode;
  /** The input at fault, as the caller named it. */
  readonly field: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(code: RuleErrorCode, field: string, params: Readonly<Record<string, string | number>> = {}) {
    super(`${field}: ${code} ${JSON.stringify(params)}`);
    this.name = "RuleError";
    this.code = code;
    this.field = field;
    this.params = params;
  }
}

/** A hundred million dollars: more than any wage, far below what integers lose. */
export const mostCents = 10_000_000_000;

/** Refuses what is no amount of whole cents from zero up. */
export function mustBeCents(field: string, ...amounts: readonly number[]): void {
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > mostCents)
      throw new RuleError("not-cents", field, { given: amount });
  }
}

/** Refuses what is no whole number between the bounds, both included. */
export function mustBeWhole(field: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RuleError("out-of-range", field, { given: value, least, most });
}
