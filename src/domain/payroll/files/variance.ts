/** What changed from one pay run to another: by person and item, with the reasons that the payslips themselves give. */
import { type PaidSlip, sumsByCode } from "./paid-slip.ts";
import { type ReportTable, totalsOf } from "./report-table.ts";
import type { ReportWords } from "./words.ts";

export const varianceReasons = [
  "joined",
  "left",
  "no-pay-leave",
  "extra-work",
  "one-off",
  "pay-changed",
  "new-item",
  "item-ended",
] as const;
export type VarianceReason = (typeof varianceReasons)[number];

export interface Variance {
  readonly employmentId: string;
  readonly employeeNo: string;
  readonly name: string;
  /** An item, or `NET`. */
  readonly code: string;
  readonly before: number;
  readonly now: number;
  /** Hundredths of a percent of what it was; null if it was nothing. */
  readonly share: number | null;
  readonly reason: VarianceReason | null;
}

interface Threshold {
  /** Cents. */
  readonly amount: number;
  /** Hundredths of a percent. */
  readonly share: number;
}

/** Several payslips of a person in one run count together. */
function byEmployment(slips: readonly PaidSlip[]): ReadonlyMap<string, readonly PaidSlip[]> {
  const groups = new Map<string, PaidSlip[]>();
  for (const slip of slips) groups.set(slip.employmentId, [...(groups.get(slip.employmentId) ?? []), slip]);
  return groups;
}

const shareOf = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 10_000) / Math.abs(before));

/** Changed by at least one of both thresholds. */
const matters = (before: number, now: number, { amount, share }: Threshold): boolean => {
  const changed = Math.abs(now - before);
  if (changed === 0) return false;
  return changed >= amount || before === 0 || Math.abs(shareOf(before, now) ?? 0) >= share;
};

function reasonOf(
  code: string,
  [before, now]: readonly [readonly PaidSlip[], readonly PaidSlip[]],
  amounts: readonly [before: number, now: number],
): VarianceReason | null {
  if (before.length === 0) return "joined";
  if (now.length === 0) return "left";
  const lines = (slips: readonly PaidSlip[]) =>
    slips.flatMap((slip) => slip.lines).filter((line) => line.code === code);
  if (code === "NO_PAY" || code === "ABSENCE") return "no-pay-leave";
  if (["OVERTIME", "REST_DAY", "HOLIDAY", "HOLIDAY_ON_DAY_OFF"].includes(code)) return "extra-work";
  if ([...lines(before), ...lines(now)].some(({ cpf }) => cpf === "additional")) return "one-off";
  if (code === "BASIC" && lines(now).some(({ from }) => from !== undefined)) return "pay-changed";
  if (amounts[0] === 0) return "new-item";
  return amounts[1] === 0 ? "item-ended" : null;
}

export function runVariance(
  previous: readonly PaidSlip[],
  current: readonly PaidSlip[],
  threshold: Threshold,
): Variance[] {
  const [was, is] = [byEmployment(previous), byEmployment(current)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((employmentId) => {
    const [before, now] = [was.get(employmentId) ?? [], is.get(employmentId) ?? []] as const;
    const person = now[0] ?? before[0];
    if (person === undefined) return [];
    const { employeeNo, name } = person;
    const sums = (slips: readonly PaidSlip[]): ReadonlyMap<string, number> => {
      const lines = slips.flatMap((slip) => slip.lines);
      return new Map([
        ...sumsByCode(lines, "earning"),
        ...sumsByCode(lines, "deduction"),
        ["NET", slips.reduce((total, { net }) => total + net, 0)],
      ]);
    };
    const [first, second] = [sums(before), sums(now)];
    const items = [...new Set([...second.keys(), ...first.keys()])].filter((code) => code !== "NET");
    return [...items, "NET"].flatMap((code) => {
      const amounts = [first.get(code) ?? 0, second.get(code) ?? 0] as const;
      if (!matters(...amounts, threshold)) return [];
      return [
        {
          employmentId,
          employeeNo,
          name,
          code,
          before: amounts[0],
          now: amounts[1],
          share: shareOf(...amounts),
          reason: reasonOf(code, [before, now], amounts),
        },
      ];
    });
  });
}

export function varianceReport(
  variances: readonly Variance[],
  words: ReportWords,
  nameOfItem: (code: string) => string,
  lead: readonly string[],
): ReportTable {
  const columns = [
    { key: "employeeNo", head: words.employeeNo, kind: "text" },
    { key: "name", head: words.employee, kind: "text" },
    { key: "item", head: words.item, kind: "text" },
    { key: "before", head: words.before, kind: "money" },
    { key: "now", head: words.now, kind: "money" },
    { key: "change", head: words.change, kind: "money" },
    { key: "share", head: words.changePercent, kind: "share" },
    { key: "reason", head: words.reason, kind: "text" },
  ] as const;
  const rows = variances.map(({ employeeNo, name, code, before, now, share, reason }) => [
    employeeNo,
    name,
    code === "NET" ? words.net : nameOfItem(code),
    before,
    now,
    now - before,
    share,
    reason === null ? null : words.reasons[reason],
  ]);
  // Items and net pay of a person would count twice.
  const net = rows.filter((_, index) => variances[index]?.code === "NET");
  return { title: words.variance, lead, columns, rows, totals: totalsOf(columns, net, words.net) };
}
