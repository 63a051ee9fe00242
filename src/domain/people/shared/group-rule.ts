/** Rules by which employees belong to a group: all conditions hold together, of several values of one any. */
import type { ProblemFault } from "#src/contract/problem.ts";
import type { contractTypes, residencies } from "./vocabulary.ts";

/** Conditions that name records of the company, with the area of those records. */
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
  /** Completed months of service on the day, both ends included. */
  readonly serviceMonthsFrom?: number | null;
  readonly serviceMonthsTo?: number | null;
}

/** The rule without the conditions that ask for nothing. */
export function conditionsOf(rule: GroupRule): GroupRule {
  return Object.fromEntries(
    Object.entries(rule).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined,
    ),
  );
}

/** What is wrong with a group's rule beyond what one condition alone can break. */
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
