/** Rows within a master record: minimum pay by date, entitlement by length of service. */
import type { ProblemFault } from "#src/contract/problem.ts";

/** Minimum monthly pay for a pass, in cents. */
export interface QualifyingSalary {
  effectiveFrom: string;
  amount: number;
  financialServices: number | null;
  renewalsFrom: string | null;
}

export interface LeaveEntitlement {
  serviceMonths: number;
  units: number;
}

/** Rows with the same start as another row, with the field at fault. */
function repeated<Row>(rows: readonly Row[], field: string, key: keyof Row & string): ProblemFault[] {
  const seen = new Set<unknown>();
  return rows.flatMap((row, index) => {
    const known = seen.has(row[key]);
    seen.add(row[key]);
    return known ? [{ pointer: `/${field}/${index}/${key}`, code: "twice" }] : [];
  });
}

export function salaryFaults({
  minQualifyingSalary = [],
}: {
  minQualifyingSalary?: readonly Partial<QualifyingSalary>[] | undefined;
}): ProblemFault[] {
  const early = minQualifyingSalary.flatMap(({ effectiveFrom, renewalsFrom }, index) =>
    effectiveFrom && renewalsFrom && renewalsFrom < effectiveFrom
      ? [{ pointer: `/minQualifyingSalary/${index}/renewalsFrom`, code: "too-early" }]
      : [],
  );
  return [...repeated(minQualifyingSalary, "minQualifyingSalary", "effectiveFrom"), ...early];
}

export function entitlementFaults({
  defaultEntitlement = [],
}: {
  defaultEntitlement?: readonly Partial<LeaveEntitlement>[] | undefined;
}): ProblemFault[] {
  return repeated(defaultEntitlement, "defaultEntitlement", "serviceMonths");
}
