/** A month's payslips as lines of the CPF EZPay file: one for each account, whatever the number of slips and employments. */
import { monthOf } from "../../shared/calendar.ts";
import type { EmploymentStatus } from "../../statutory/ezpay/layout.ts";
import { type EzpayEmployee, isBoardAccount } from "../../statutory/ezpay/write.ts";
import { sdlEmployerTotal } from "../../statutory/levies/sdl.ts";
import { type PaidSlip, sumOf } from "./paid-slip.ts";

export interface CpfPayee {
  /** NRIC or FIN: also the account with the Board. */
  readonly account: string;
  readonly name: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly slips: readonly PaidSlip[];
}

export interface CpfLinesSettings {
  /**
   * Additional wages as they were paid, or only what the annual ceiling leaves: the Board's guide does not say which the file
   * wants, and the contributions are the same.
   */
  readonly additionalWages?: "paid" | "subject";
}

export interface CpfLines {
  readonly employees: readonly EzpayEmployee[];
  /** In whole dollars. */
  readonly sdl: number;
  /** Accounts whose contributions of the month are below zero, after reversals: the Board refunds them on application. */
  readonly refunds: readonly { readonly account: string; readonly cpf: number; readonly funds: number }[];
}

function statusOf(payees: readonly CpfPayee[], month: string): EmploymentStatus {
  // With two employments in the month, the first start and the last end count.
  const joined = payees.every(({ joinedOn }) => monthOf(joinedOn) === month);
  const left = payees.every(({ leftOn }) => leftOn !== null && monthOf(leftOn) <= month);
  if (joined) return left ? "O" : "N";
  return left ? "L" : "E";
}

export function cpfLines(month: string, payees: readonly CpfPayee[], settings: CpfLinesSettings = {}): CpfLines {
  const groups = new Map<string, CpfPayee[]>();
  for (const payee of payees) {
    const account = payee.account.trim().toUpperCase();
    groups.set(account, [...(groups.get(account) ?? []), payee]);
  }
  const employees: EzpayEmployee[] = [];
  const refunds: { account: string; cpf: number; funds: number }[] = [];
  const levies: number[] = [];
  for (const [account, own] of groups) {
    const slips = own.flatMap((payee) => payee.slips).filter((slip) => slip.month === month);
    const [first] = own;
    if (first === undefined || slips.length === 0) continue;
    const lines = slips.flatMap((slip) => slip.lines);
    const wages = (of: (cpf: PaidSlip["cpf"]) => number): number => slips.reduce((sum, { cpf }) => sum + of(cpf), 0);
    const total = sumOf(lines, "CPF_EMPLOYEE", "CPF_EMPLOYER");
    const funds = { mbmf: "MBMF", sinda: "SINDA", cdac: "CDAC", ecf: "ECF" } as const;
    const gifts = Object.entries(funds).map(([field, code]) => [field, sumOf(lines, code)] as const);
    const [ordinaryWages, paid] = [wages((cpf) => cpf.ordinaryWages), wages((cpf) => cpf.additionalWages)];
    const additionalWages =
      settings.additionalWages === "subject" ? Math.min(paid, slips.at(-1)?.cpf.additionalSubject ?? 0) : paid;
    levies.push(Math.max(0, sumOf(lines, "SDL")));
    const lacking = gifts.reduce((sum, [, amount]) => sum + Math.min(0, amount), 0);
    if (total < 0 || lacking < 0) refunds.push({ account, cpf: Math.min(0, total), funds: lacking });
    const given = gifts.filter(([, amount]) => amount > 0);
    const isPaid = isBoardAccount(account) && total > 0;
    if (!isPaid && given.length === 0) continue;
    employees.push({
      account,
      name: first.name,
      status: statusOf(own, month),
      ...(isPaid && { cpf: { total, ordinaryWages, additionalWages } }),
      ...Object.fromEntries(given),
    });
  }
  return { employees, sdl: sdlEmployerTotal(levies), refunds };
}
