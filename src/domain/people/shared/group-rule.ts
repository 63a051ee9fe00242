/** Membership rules of employee groups: all conditions must match; within a condition, any of its values. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { contractTypes, residencies } from "./vocabulary.ts";

/** Conditions that refer to company records, with their area. */
export const ruleReferences = {
  departmentIds: "departments",
  designationIds: "designations",
  gradeIds: "grades",
  classIds: "classes",
  functionalGroupIds: "functional-groups",
  locationIds: "work-locations",
} as const;
export type RuleReference = keyof typeof ruleReferences;
export const ruleReferenceNames = Object.keys(ruleReferences) as RuleReference[];

export interface GroupRule extends Readonly<Partial<Record<RuleReference, string[]>>> {
  readonly contractTypes?: (typeof contractTypes)[number][];
  readonly residencies?: (typeof residencies)[number][];
  /** Completed months of service up to and including the day. */
  readonly serviceMonthsFrom?: number | null;
  readonly serviceMonthsTo?: number | null;
}

/** The rule without empty conditions. */
export function conditionsOf(rule: GroupRule): GroupRule {
  return Object.fromEntries(
    Object.entries(rule).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined,
    ),
  );
}

/** Faults of a rule that span several conditions. */
export function groupRuleFaults({
  membership,
  rule,
}: {
  membership?: string | undefined;
  rule?: GroupRule | null | undefined;
}): ProblemFault[] {
  const { serviceMonthsFrom: from, serviceMonthsTo: to } = rule ?? {};
  if (from != null && to != null && to < from) return [{ pointer: "/rule/serviceMonthsTo", code: "service-range" }];
  if (membership === "rule" && Object.keys(conditionsOf(rule ?? {})).length === 0)
    return [{ pointer: "/rule", code: "no-condition" }];
  return [];
}
