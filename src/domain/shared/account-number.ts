/** Bank account numbers and the patterns of banks. */

/** Minimum digits of any bank account. */
const minDigits = 5;

/** Whether the number matches the bank's pattern, ignoring hyphens; without a pattern only the minimum length is checked. */
export function accountNumberFits(pattern: string | null, number: string): boolean {
  const typed = number.replaceAll(" ", "");
  if (pattern === null) return typed.replaceAll(/[^0-9]/g, "").length >= minDigits;
  const whole = new RegExp(`^(?:${pattern})$`, "u");
  return whole.test(typed) || whole.test(typed.replaceAll("-", ""));
}
