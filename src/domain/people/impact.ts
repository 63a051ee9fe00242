/** What depends on a dated row of an employee, and is checked before the row is corrected. */
import type { ReadinessArea } from "./readiness.ts";
import { monthOf } from "../shared/calendar.ts";

export const impactKinds = [
  "laterRow",
  "contributions",
  "keyTerms",
  "workPass",
  "overtime",
  "approval",
  "readiness",
] as const;
export type ImpactKind = (typeof impactKinds)[number];

type Kind = "job" | "pay" | "residency" | "statutory";

/** Later rows, waiting requests and readiness depend on every kind of row. */
const read: Readonly<Record<Kind, readonly ImpactKind[]>> = {
  // The class decides whether Part IV covers the pay.
  job: ["keyTerms", "overtime"],
  pay: ["contributions", "keyTerms", "workPass"],
  residency: ["contributions", "workPass"],
  statutory: ["contributions"],
};

export const dependsOn = (kind: Kind, what: ImpactKind): boolean => read[kind].includes(what);

/** The areas of readiness that look at the row. */
export const areasOf: Readonly<Record<Kind, readonly ReadinessArea[]>> = {
  job: ["pay", "terms", "tax"],
  pay: ["cpf", "pay", "pass", "terms"],
  residency: ["cpf", "pass", "tax"],
  statutory: ["cpf", "pass"],
};

export interface Period {
  readonly from: string;
  /** Null for a row that no other follows. */
  readonly to: string | null;
}

/** The days on which something else may apply than before, if the row's first day moves too. */
export function changedPeriod(
  { effectiveFrom, effectiveTo }: { effectiveFrom: string; effectiveTo: string | null },
  first = effectiveFrom,
): Period {
  return { from: first < effectiveFrom ? first : effectiveFrom, to: effectiveTo };
}

/** The months up to this one whose contributions were calculated with the row; none for a row in the future. */
export function contributionMonths({ from, to }: Period, today: string): { from: string; to: string } | undefined {
  const last = to === null || to > today ? today : to;
  return from > last ? undefined : { from: monthOf(from), to: monthOf(last) };
}
