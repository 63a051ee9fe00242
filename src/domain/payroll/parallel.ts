/** A pay run beside the payslips of an earlier system: what differs by person and item, and what is known to have caused it. */
import { type SlipTotal, slipTotals } from "./old-payslips.ts";
import { ownLines } from "./payslip.ts";

export const differenceCauses = [
  "only-in-file",
  "only-in-run",
  "item-missing",
  "item-extra",
  "part-month",
  "overridden",
  "pay-terms",
  "rounding",
  "follows",
  "unknown",
] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

export interface OwnLine {
  readonly code: string;
  readonly name: string | null;
  readonly unit: "days" | "minutes" | null;
  readonly quantity: number | null;
  readonly rate: number | null;
  readonly amount: number;
  readonly overridden: boolean;
}

export interface OwnPayslip {
  readonly payslipId: string;
  readonly totals: Readonly<Record<SlipTotal, number>>;
  readonly lines: readonly OwnLine[];
  /** Pay terms that start within the period. */
  readonly newTerms: boolean;
}

export interface ParallelDifference {
  readonly employeeId: string;
  readonly code: string;
  readonly name: string | null;
  readonly payslipId: string | null;
  readonly theirs: number | null;
  readonly ours: number | null;
  readonly difference: number;
  readonly cause: DifferenceCause;
  readonly lines: readonly OwnLine[];
}

/** By employee, then by code. */
type Theirs = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Follow from the other items of a payslip. */
const derived: ReadonlySet<string> = new Set([
  ...slipTotals,
  "CPF_BORNE",
  "CPF_EMPLOYEE",
  "CPF_EMPLOYER",
  "CDAC",
  "ECF",
  "MBMF",
  "SINDA",
  "SDL",
  "PPF_EMPLOYEE",
  "PPF_EMPLOYER",
]);
/** Contributions are rounded to whole dollars, by one rule or another. */
const mostByRounding = 100;

const isTotal = (code: string): code is SlipTotal => (slipTotals as readonly string[]).includes(code);

function ownAmount({ totals, lines }: OwnPayslip, code: string): number {
  if (isTotal(code)) return totals[code];
  return lines.reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0);
}

interface Compared {
  readonly code: string;
  readonly theirs: number;
  readonly ours: number;
}

function causeOf({ code, theirs, ours }: Compared, own: OwnPayslip, all: readonly Compared[]): DifferenceCause {
  const lines = own.lines.filter((line) => line.code === code);
  if (lines.some(({ overridden }) => overridden)) return "overridden";
  if (derived.has(code)) {
    if (all.some((other) => !derived.has(other.code))) return "follows";
    if (!isTotal(code) && Math.abs(ours - theirs) <= mostByRounding) return "rounding";
    // A total differs because a contribution does.
    if (isTotal(code) && all.some((other) => !isTotal(other.code))) return "follows";
    return theirs === 0 ? "item-extra" : ours === 0 && !isTotal(code) ? "item-missing" : "unknown";
  }
  if (ours === 0) return "item-missing";
  if (theirs === 0) return "item-extra";
  if (code !== "BASIC") return Math.abs(ours - theirs) <= 1 ? "rounding" : "unknown";
  if (own.newTerms) return "pay-terms";
  if (own.lines.some((line) => line.code === "NO_PAY" || line.code === "ABSENCE")) return "part-month";
  const [basic] = lines;
  return basic && basic.rate !== null && basic.rate !== basic.amount ? "part-month" : "unknown";
}

/** Items and totals of which the file has a column, and items that only the run has if the file lists items at all. */
export function parallelDifferences(ours: ReadonlyMap<string, OwnPayslip>, theirs: Theirs): ParallelDifference[] {
  const columns = new Set([...theirs.values()].flatMap((amounts) => [...amounts.keys()]));
  const listsItems = [...columns].some((code) => !isTotal(code) && !(ownLines as readonly string[]).includes(code));
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((employeeId): ParallelDifference[] => {
    const [own, old] = [ours.get(employeeId), theirs.get(employeeId)];
    if (!own || !old) {
      const amount = own ? own.totals.NET : (old?.get("NET") ?? [...(old?.values() ?? [])][0] ?? 0);
      const one = { employeeId, code: "NET", name: null, payslipId: own?.payslipId ?? null, lines: [] };
      return [
        own
          ? { ...one, theirs: null, ours: amount, difference: amount, cause: "only-in-run" as const }
          : { ...one, theirs: amount, ours: null, difference: -amount, cause: "only-in-file" as const },
      ];
    }
    const extra = listsItems ? own.lines.map(({ code }) => code) : [];
    const compared = [...new Set([...columns, ...extra])]
      .map((code): Compared => ({ code, theirs: old.get(code) ?? 0, ours: ownAmount(own, code) }))
      .filter((each) => each.theirs !== each.ours);
    return compared.map((each) => ({
      ...each,
      employeeId,
      payslipId: own.payslipId,
      name: own.lines.find(({ code }) => code === each.code)?.name ?? null,
      difference: each.ours - each.theirs,
      cause: causeOf(each, own, compared),
      lines: own.lines.filter(({ code }) => code === each.code),
    }));
  });
}
