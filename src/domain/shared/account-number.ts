/** Numbers of bank accounts, as each bank writes them. */

/** No account of any bank has fewer. */
const fewestDigits = 5;

/** Whether the number fits the bank's pattern, with or without the hyphens that people put in; with a bank that has none it has some digits. */
export function accountNumberFits(pattern: string | null, number: string): boolean {
  const typed = number.replaceAll(" ", "");
  if (pattern === null) return typed.replaceAll(/[^0-9]/g, "").length >= fewestDigits;
  const whole = new RegExp(`^(?:${pattern})$`, "u");
  return whole.test(typed) || whole.test(typed.replaceAll("-", ""));
}
