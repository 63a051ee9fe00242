/** What the rows of an increment must agree on. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { IncrementRow } from "./policy.ts";

/** No two rows of the same service, and none that takes back what an earlier one gave. */
export function incrementFaults({ rows = [] }: { rows?: readonly Partial<IncrementRow>[] }): ProblemFault[] {
  const known = rows.filter((row): row is IncrementRow => row.serviceYears !== undefined && row.extra !== undefined);
  return known.flatMap(({ serviceYears, extra }, index) => {
    const others = known.filter((_, at) => at !== index);
    if (others.some((row, at) => row.serviceYears === serviceYears && at < index))
      return [{ pointer: `/rows/${index}/serviceYears`, code: "twice" }];
    return others.some((row) => row.serviceYears < serviceYears && row.extra > extra)
      ? [{ pointer: `/rows/${index}/extra`, code: "takes-back" }]
      : [];
  });
}
