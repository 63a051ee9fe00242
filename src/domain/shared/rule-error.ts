/** An input the rules cannot handle, with a stable code and parameters for messages. */

const ruleErrorCodes = [
  "required",
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

/** A hundred million dollars: more than any wage, and safely within exact integers. */
export const maxCents = 10_000_000_000;

/** Throws unless all amounts are whole, non-negative cents. */
export function mustBeCents(field: string, ...amounts: readonly number[]): void {
  for (const amount of amounts) {
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > maxCents)
      throw new RuleError("not-cents", field, { given: amount });
  }
}

/** Throws unless the value is an integer within the bounds, both included. */
export function mustBeWhole(field: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RuleError("out-of-range", field, { given: value, min, max });
}
