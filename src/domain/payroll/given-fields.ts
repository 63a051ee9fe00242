/** Which fields an employee's allowance or deduction uses in each mode, and which of them are missing. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { MonthAmount } from "./assigned-amount.ts";

export interface GivenFields {
  readonly kind?: unknown;
  readonly allowanceId?: unknown;
  readonly deductionId?: unknown;
  readonly mode?: unknown;
  readonly fromMonth?: unknown;
  readonly total?: unknown;
  readonly instalments?: unknown;
  readonly amounts?: readonly Partial<MonthAmount>[] | undefined;
}

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== "";

export const usesInstalments = ({ mode, total, instalments }: GivenFields): boolean =>
  mode === "fixed" && (given(total) || given(instalments));

export function missingFields(fields: GivenFields): ProblemFault[] {
  const item = fields.kind === "deduction" ? "deductionId" : "allowanceId";
  const needed = [
    item,
    ...(fields.mode === "custom" ? [] : ["fromMonth"]),
    ...(usesInstalments(fields) ? ["total", "instalments"] : []),
  ];
  const missing = needed.filter((name) => !given((fields as Readonly<Record<string, unknown>>)[name]));
  if (fields.mode === "custom" && (fields.amounts ?? []).length === 0) missing.push("amounts");
  return missing.map((name) => ({ pointer: `/${name}`, code: "required", message: "is needed" }));
}
