/**
 * The accounting journal of a pay run: every cent of its payslips, debits equal to credits, by account, department and project.
 * What is owed is paid from the bank, whose statement posts it: net pay, CPF, or moneys withheld for IRAS.
 */
import type { Posting } from "../ledger-accounts.ts";
import type { PayslipLine } from "../payslip.ts";
import { fundLines, type PaidSlip } from "./paid-slip.ts";

export interface JournalAccounts {
  /** Codes of accounts by what payroll posts to them. */
  readonly postings: Readonly<Partial<Record<Posting, string>>>;
  /** Accounts of pay items by their code; null where theirs is no longer in use. */
  readonly items: Readonly<Record<string, string | null>>;
}

/** Where the cost of a person belongs; millionths that add up to a million. */
export interface CostShare {
  /** Another company that bears it: owed by it, and no expense here. */
  readonly company?: string | null;
  readonly department: string | null;
  readonly project: string | null;
  readonly share: number;
}

export interface JournalEntry {
  readonly account: string;
  /** The company that owes it, if another one bears the cost. */
  readonly company: string | null;
  readonly department: string | null;
  readonly project: string | null;
  /** Positive for a debit, negative for a credit. */
  readonly amount: number;
}

export interface JournalInput {
  readonly slips: readonly (PaidSlip & { readonly costs: readonly CostShare[] })[];
  readonly accounts: JournalAccounts;
  /** Which dimensions the journal keeps apart; liabilities have none. */
  readonly by: { readonly departments: boolean; readonly projects: boolean };
  /** What the CPF Board gets for SDL, in whole dollars; the cents it drops are no cost. */
  readonly sdlDue?: number;
}

const whole = 1_000_000;

/** Splits an amount into shares to the cent: the rounded-off cents go to the largest remainders, in the order of the shares. */
export function splitCents(amount: number, shares: readonly number[]): number[] {
  if (shares.length === 0 || shares.reduce((sum, share) => sum + share, 0) !== whole)
    throw new RangeError("Shares that do not add up to the whole");
  const [sign, cents] = [amount < 0 ? -1 : 1, BigInt(Math.abs(amount))];
  const parts = shares.map((share, index) => {
    const exact = cents * BigInt(share);
    return { index, cents: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) };
  });
  let left = Math.abs(amount) - parts.reduce((sum, part) => sum + part.cents, 0);
  for (const part of [...parts].sort((one, other) => other.rest - one.rest || one.index - other.index)) {
    if (left === 0) break;
    part.cents += 1;
    left -= 1;
  }
  // `-0` is not a cent.
  return parts.map((part) => sign * part.cents || 0);
}

/** A posting of payroll, or a pay item with an account of its own. */
type Target = { readonly posting: Posting } | { readonly item: string };

function expenseOf({ code, kind }: PayslipLine, { items }: JournalAccounts): Target {
  if (items[code] !== undefined) return { item: code };
  if (kind === "earning") return { posting: "salaries" };
  if (code === "CPF_EMPLOYER") return { posting: "employer-cpf" };
  if (code === "SDL") return { posting: "sdl" };
  return { posting: code === "FOREIGN_WORKER_LEVY" ? "foreign-worker-levy" : "fund-expense" };
}

function liabilityOf({ code, kind }: PayslipLine, { items }: JournalAccounts): Target {
  if (kind === "deduction" && items[code] !== undefined) return { item: code };
  if (["CPF_EMPLOYEE", "CPF_EMPLOYER", "SDL", ...fundLines].includes(code)) return { posting: "cpf-payable" };
  if (code === "FOREIGN_WORKER_LEVY") return { posting: "levy-payable" };
  return { posting: kind === "employer-cost" || code === "PPF_EMPLOYEE" ? "fund-payable" : "deductions-payable" };
}

export interface Journal {
  readonly entries: readonly JournalEntry[];
  /** What has no account: the entries are complete only without any. */
  readonly missing: readonly Target[];
}

const nowhere = { department: null, project: null };

export function payrollJournal({ slips, accounts, by, sdlDue }: JournalInput): Journal {
  const sums = new Map<string, JournalEntry>();
  const missing = new Map<string, Target>();
  const accountOf = (target: Target): string => {
    const found = "posting" in target ? accounts.postings[target.posting] : accounts.items[target.item];
    if (found == null) missing.set(JSON.stringify(target), target);
    return found ?? "";
  };
  const post = (target: Target, amount: number, { company = null, department, project }: Omit<CostShare, "share">) => {
    if (amount === 0) return;
    const entry = {
      account: accountOf(target),
      company,
      department: by.departments ? department : null,
      project: by.projects ? project : null,
    };
    const key = JSON.stringify(entry);
    sums.set(key, { ...entry, amount: (sums.get(key)?.amount ?? 0) + amount });
  };
  const bear = (expense: Target, amount: number, cost: CostShare): void =>
    cost.company == null
      ? post(expense, amount, cost)
      : post({ posting: "due-from-companies" }, amount, { company: cost.company, ...nowhere });
  const netPay: Target = { posting: "salaries-payable" };
  let sdl = 0;
  for (const { lines, costs } of slips) {
    const shares = costs.map(({ share }) => share);
    for (const line of lines) {
      if (line.kind !== "deduction")
        for (const [index, part] of splitCents(line.amount, shares).entries())
          bear(expenseOf(line, accounts), part, costs[index] ?? { ...nowhere, share: 0 });
      if (line.kind === "earning") post(netPay, -line.amount, nowhere);
      else post(liabilityOf(line, accounts), -line.amount, nowhere);
      if (line.kind === "deduction") post(netPay, line.amount, nowhere);
      if (line.code === "SDL") sdl += line.amount;
    }
  }
  if (sdlDue !== undefined && sdlDue !== sdl) {
    post({ posting: "sdl" }, sdlDue - sdl, nowhere);
    post({ posting: "cpf-payable" }, sdl - sdlDue, nowhere);
  }
  const entries = [...sums.values()].filter(({ amount }) => amount !== 0).sort(inOrder);
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new RangeError("A journal that does not balance");
  return { entries, missing: [...missing.values()] };
}

/** Debits first, then by account, company, department and project. */
function inOrder(one: JournalEntry, other: JournalEntry): number {
  if (one.amount > 0 !== other.amount > 0) return one.amount > 0 ? -1 : 1;
  const keyOf = ({ account, company, department, project }: JournalEntry): string =>
    [account, company ?? "", department ?? "", project ?? ""].join("\u0000");
  return keyOf(one) < keyOf(other) ? -1 : 1;
}
