/** Amounts that someone has set in place of calculated ones. What the law decides follows from them. */
import type { PayslipInput, PayslipLine } from "./payslip.ts";

/** Lines of our own that can be set; contributions and levies cannot. */
export const overridableLines: readonly string[] = [
  "BASIC",
  "NO_PAY",
  "ABSENCE",
  "OVERTIME",
  "REST_DAY",
  "HOLIDAY",
  "HOLIDAY_ON_DAY_OFF",
  "LEAVE_ENCASHMENT",
];

/** The amount that was set for the line, beside the calculated one; nothing if none was. */
export function overridden(
  { overrides = [] }: Pick<PayslipInput, "overrides">,
  code: string,
  sourceId: string | null,
  calculated: number,
): Pick<PayslipLine, "amount" | "calculated"> | undefined {
  const found = overrides.find((each) => each.code === code && (each.sourceId === null || each.sourceId === sourceId));
  return found && { amount: found.amount, calculated };
}

/** Lines of one code share the amount that was set: the first one has it. */
export function withOverrides(
  input: Pick<PayslipInput, "overrides">,
  lines: readonly PayslipLine[],
): readonly PayslipLine[] {
  if (!input.overrides?.length) return lines;
  const seen = new Set<string>();
  return lines.map((line) => {
    const total = lines.reduce((sum, { code, amount }) => sum + (code === line.code ? amount : 0), 0);
    const set = overridden(input, line.code, null, total);
    if (!set) return line;
    const first = !seen.has(line.code);
    seen.add(line.code);
    return first ? { ...line, ...set } : { ...line, amount: 0, calculated: line.amount };
  });
}
