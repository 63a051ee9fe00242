/** An allowance or deduction as the database keeps it, and what the calculation of payslips needs of it. */
import type { DeductionKind } from "../statutory/rates/employment.ts";
import { wholeRate } from "../statutory/rates/dated.ts";
import type { Calculation, CountedDays, CountedHours, CpfClass, PayItem } from "./pay-item.ts";

/** Columns by their names in the database, of both kinds: those of allowances have a class of CPF wages. */
export interface StoredItem {
  readonly id: string;
  readonly code: string;
  readonly calculation: Calculation["kind"];
  readonly amount: number | null;
  readonly days: CountedDays | null;
  readonly hours: CountedHours | null;
  readonly rate: number | null;
  readonly base: "basic" | "gross" | null;
  readonly formula: string | null;
  readonly cpf_class?: CpfClass;
  readonly sdl_liable?: boolean;
  readonly fund_liable?: boolean;
  readonly gross_rate?: boolean;
  readonly prorated?: boolean;
  readonly ground?: DeductionKind;
  readonly priority?: number;
}

function calculationOf({ calculation, days, hours, rate, base, formula }: Omit<StoredItem, "id">): Calculation {
  switch (calculation) {
    case "fixed":
      return { kind: "fixed" };
    case "per-day":
      return { kind: "per-day", days: days ?? "worked" };
    case "per-hour":
      return { kind: "per-hour", hours: hours ?? "normal" };
    case "percentage":
      return { kind: "percentage", rate: Math.round((rate ?? 0) * wholeRate), base: base ?? "basic" };
    case "formula":
      return { kind: "formula", text: formula ?? "" };
  }
}

export function payItemOf(stored: Omit<StoredItem, "id">): PayItem {
  const { code, cpf_class: cpf = "none", ground, priority } = stored;
  return {
    code,
    kind: stored.cpf_class === undefined ? "deduction" : "earning",
    calculation: calculationOf(stored),
    cpf,
    sdl: stored.sdl_liable ?? false,
    funds: stored.fund_liable ?? false,
    grossRate: stored.gross_rate ?? false,
    prorated: stored.prorated ?? false,
    ...(ground !== undefined && { ground }),
    ...(priority !== undefined && { priority }),
  };
}
