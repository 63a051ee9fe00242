/** Numbers of bank accounts, as each bank writes them. */

/** Whether the number fits the bank's pattern, with or without the hyphens that people put in; any number fits a bank without one. */
export function accountNumberFits(pattern: string | null, number: string): boolean {
  if (pattern === null) return true;
  const whole = new RegExp(`^(?:${pattern})$`, "u");
  const typed = number.replaceAll(" ", "");
  return whole.test(typed) || whole.test(typed.replaceAll("-", ""));
}
