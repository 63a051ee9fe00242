/** The accounting journal of a pay run: every cent of its payslips, debits equal to credits, by account, department and project. */
import type { PayslipLine } from "../payslip.ts";
import { fundLines, type PaidSlip } from "./paid-slip.ts";

export interface JournalAccounts {
  /** Expense of earnings without an account of their own. */
  readonly salaries: string;
  readonly employerCpf: string;
  readonly sdl: string;
  readonly levy: string;
  /** The employer's share of a private fund. */
  readonly fundExpense: string;
  /** Owed to the CPF Board: both shares, funds and SDL. */
  readonly cpfPayable: string;
  readonly levyPayable: string;
  readonly fundPayable: string;
  /** Owed to others for deductions without an account of their own. */
  readonly deductionsPayable: string;
  /** Net pay until the bank has paid it. */
  readonly salariesPayable: string;
  /** Accounts of pay items by their code: expenses for earnings, liabilities for deductions. */
  readonly items: Readonly<Record<string, string>>;
}

/** Where the cost of a person belongs; millionths that add up to a million. */
export interface CostShare {
  readonly department: string | null;
  readonly project: string | null;
  readonly share: number;
}

export interface JournalEntry {
  readonly account: string;
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

function expenseOf({ code, kind }: PayslipLine, accounts: JournalAccounts): string {
  if (accounts.items[code] !== undefined) return accounts.items[code];
  if (kind === "earning") return accounts.salaries;
  if (code === "CPF_EMPLOYER") return accounts.employerCpf;
  if (code === "SDL") return accounts.sdl;
  return code === "FOREIGN_WORKER_LEVY" ? accounts.levy : accounts.fundExpense;
}

function liabilityOf({ code, kind }: PayslipLine, accounts: JournalAccounts): string {
  if (kind === "deduction" && accounts.items[code] !== undefined) return accounts.items[code];
  if (["CPF_EMPLOYEE", "CPF_EMPLOYER", "SDL", ...fundLines].includes(code)) return accounts.cpfPayable;
  if (code === "FOREIGN_WORKER_LEVY") return accounts.levyPayable;
  return kind === "employer-cost" || code === "PPF_EMPLOYEE" ? accounts.fundPayable : accounts.deductionsPayable;
}

export function payrollJournal({ slips, accounts, by, sdlDue }: JournalInput): JournalEntry[] {
  const sums = new Map<string, JournalEntry>();
  const post = (account: string, amount: number, department: string | null, project: string | null): void => {
    if (amount === 0) return;
    const entry = { account, department: by.departments ? department : null, project: by.projects ? project : null };
    const key = JSON.stringify(entry);
    sums.set(key, { ...entry, amount: (sums.get(key)?.amount ?? 0) + amount });
  };
  let sdl = 0;
  for (const { lines, costs } of slips) {
    const shares = costs.map(({ share }) => share);
    for (const line of lines) {
      if (line.kind !== "deduction")
        for (const [index, part] of splitCents(line.amount, shares).entries())
          post(expenseOf(line, accounts), part, costs[index]?.department ?? null, costs[index]?.project ?? null);
      if (line.kind === "earning") post(accounts.salariesPayable, -line.amount, null, null);
      else post(liabilityOf(line, accounts), -line.amount, null, null);
      if (line.kind === "deduction") post(accounts.salariesPayable, line.amount, null, null);
      if (line.code === "SDL") sdl += line.amount;
    }
  }
  if (sdlDue !== undefined && sdlDue !== sdl) {
    post(accounts.sdl, sdlDue - sdl, null, null);
    post(accounts.cpfPayable, sdl - sdlDue, null, null);
  }
  const entries = [...sums.values()].filter(({ amount }) => amount !== 0).sort(inOrder);
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new RangeError("A journal that does not balance");
  return entries;
}

/** Debits first, then by account, department and project. */
function inOrder(one: JournalEntry, other: JournalEntry): number {
  if (one.amount > 0 !== other.amount > 0) return one.amount > 0 ? -1 : 1;
  const keyOf = ({ account, department, project }: JournalEntry): string =>
    [account, department ?? "", project ?? ""].join("\u0000");
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

/** What the payment posts when the bank has paid: the liability against the bank. */
export const paymentJournal = (payable: string, bank: string, amount: number): JournalEntry[] =>
  amount === 0
    ? []
    : [
        { account: payable, department: null, project: null, amount },
        { account: bank, department: null, project: null, amount: -amount },
      ];
