/** The annual contribution limit, and the period for recovering an employee's share. */
import { addMonths, mustBeDate } from "../../shared/calendar.ts";
import { cents, code, date, type Ladder } from "../explanation.ts";
import type { RecoveryTerms } from "../rates/cpf.ts";
import type { Picked } from "../rates/dated.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

interface AnnualLimit {
  /** Remaining room for voluntary contributions. */
  readonly voluntaryAccepted: number;
  readonly voluntaryRefused: number;
  readonly room: number;
}

/** The limit covers mandatory and voluntary contributions together, mandatory ones first. */
export function annualLimit(mandatory: number, voluntary: number, limit: Picked<number>, ladder?: Ladder): AnnualLimit {
  mustBeCents("contributions", mandatory, voluntary);
  const free = Math.max(0, limit.value - mandatory);
  const accepted = Math.min(voluntary, free);
  ladder?.push({
    rule: "cpf.annual-limit",
    inputs: { limit: cents(limit.value), mandatory: cents(mandatory), voluntary: cents(voluntary) },
    row: limit.ref,
    result: cents(accepted),
  });
  return { voluntaryAccepted: accepted, voluntaryRefused: voluntary - accepted, room: free - accepted };
}

interface RecoveryInput {
  /** Day the share should have been deducted. */
  readonly payDate: string;
  readonly recoverOn: string;
  readonly employerError: boolean;
  readonly paidToBoard: boolean;
  /** The employee's written consent was sent to the Board, or the Board gave permission. */
  readonly consent: boolean;
}

export interface Recovery {
  readonly allowed: boolean;
  readonly reason: "same-pay" | "employer-error" | "not-paid-yet" | "no-consent" | "too-late" | "within-six-months";
  readonly until: string;
}

/** A share not deducted from pay can only be recovered if the employer was not at fault, within a limited number of months. */
export function shareRecovery(input: RecoveryInput, terms: Picked<RecoveryTerms>, ladder?: Ladder): Recovery {
  mustBeDate("payDate", input.payDate);
  mustBeDate("recoverOn", input.recoverOn);
  const until = addMonths(input.payDate, terms.value.months);
  const reason = recoveryReason(input, until);
  const allowed = reason === "same-pay" || reason === "within-six-months";
  ladder?.push({
    rule: "cpf.recovery",
    inputs: {
      payDate: date(input.payDate),
      recoverOn: date(input.recoverOn),
      until: date(until),
      employerError: code(String(input.employerError)),
    },
    row: terms.ref,
    result: code(reason),
  });
  return { allowed, reason, until };
}

function recoveryReason(input: RecoveryInput, until: string): Recovery["reason"] {
  if (input.recoverOn <= input.payDate) return "same-pay";
  if (input.employerError) return "employer-error";
  if (input.recoverOn > until) return "too-late";
  if (!input.paidToBoard) return "not-paid-yet";
  return input.consent ? "within-six-months" : "no-consent";
}
