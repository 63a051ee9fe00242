/** Bank account numbers and the patterns of banks. */

/** Minimum digits of any bank account. */
const minDigits = 5;

/** What a bank's account numbers look like, for the message about one that does not. */
export type AccountRule =
  | { readonly rule: "exactly" | "least"; readonly minimum: number }
  | { readonly rule: "range"; readonly minimum: number; readonly maximum: number }
  | { readonly rule: "format"; readonly format: string };

export function accountRuleOf(pattern: string | null): AccountRule {
  if (pattern === null) return { rule: "least", minimum: minDigits };
  const plain = /^\[0-9\]\{(\d+)(?:,(\d+))?\}$/.exec(pattern);
  if (!plain)
    return {
      rule: "format",
      format: pattern.replaceAll(/\[0-9\]\{(\d+)(?:,\d+)?\}/g, (_, count) => "0".repeat(Number(count))),
    };
  const [minimum, maximum] = [Number(plain[1]), plain[2]];
  return maximum === undefined ? { rule: "exactly", minimum } : { rule: "range", minimum, maximum: Number(maximum) };
}

/** Whether the number matches the bank's pattern, ignoring hyphens; without a pattern only the minimum length is checked. */
export function accountNumberFits(pattern: string | null, number: string): boolean {
  const typed = number.replaceAll(" ", "");
  if (pattern === null) return typed.replaceAll(/[^0-9]/g, "").length >= minDigits;
  const whole = new RegExp(`^(?:${pattern})$`, "u");
  return whole.test(typed) || whole.test(typed.replaceAll("-", ""));
}
