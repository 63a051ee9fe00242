/** Row-by-row differences between two rate sets. */
import { rateColumns, rowKey } from "./rate-columns.ts";
import type { RateField, RateKind, RateRow, RateTerms } from "./rate-set.ts";

export interface RateDifference {
  readonly change: "added" | "removed" | "changed";
  readonly before: RateRow | null;
  readonly after: RateRow | null;
  /** Which row changed. */
  readonly fields: readonly RateField[];
}

interface Version {
  readonly rates: readonly RateRow[];
  readonly terms: RateTerms;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export function rateDifferences(kind: RateKind, before: Version | null, after: Version): RateDifference[] {
  const old = new Map((before?.rates ?? []).map((row) => [rowKey(kind, row, before?.rates ?? []), row]));
  const now = new Map(after.rates.map((row) => [rowKey(kind, row, after.rates), row]));
  const added = [...now].flatMap(([key, row]): RateDifference[] => {
    const was = old.get(key);
    if (was === undefined) return [{ change: "added", before: null, after: row, fields: [] }];
    const fields = rateColumns[kind].map(({ field }) => field).filter((field) => !same(was[field], row[field]));
    return fields.length === 0 ? [] : [{ change: "changed", before: was, after: row, fields }];
  });
  const removed = [...old].filter(([key]) => !now.has(key));
  return [
    ...added,
    ...removed.map(([, row]): RateDifference => ({ change: "removed", before: row, after: null, fields: [] })),
  ];
}

/** Changed terms by name. */
export function changedTerms(before: Version | null, after: Version): (keyof RateTerms)[] {
  const names = ["passes", "base", "ceiling", "rounding", "payByDay", "daysInYear"] as const;
  return names.filter((name) => !same(before?.terms[name], after.terms[name]));
}
