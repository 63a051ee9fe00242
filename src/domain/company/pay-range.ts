/** The pay range of a grade: minimum, midpoint and maximum, each optional. */
import type { ProblemFault } from "#src/contract/problem.ts";

interface PayRange {
  payMin: number | null;
  payMid: number | null;
  payMax: number | null;
}

/** Amounts must not decrease; the fault points to the later one. */
export function payRangeFaults(range: PayRange): ProblemFault[] {
  const given = (["payMin", "payMid", "payMax"] as const).filter((field) => range[field] !== null);
  return given.flatMap((field, index) => {
    const before = given[index - 1];
    if (before === undefined || (range[before] ?? 0) <= (range[field] ?? 0)) return [];
    const params = { field: before, minimum: range[before] };
    return [{ pointer: `/${field}`, code: "below-field", message: `is below ${before}`, params }];
  });
}
