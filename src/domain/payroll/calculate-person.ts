/** The payslip of one person of a run, with what is wrong with it: a fault of one person never stops the others. */
import { RuleError } from "../shared/rule-error.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { type AroundFact, blocker, buildInput, type EmploymentFact, warning } from "./build-input.ts";
import { calculatePayslip } from "./calculate.ts";
import { settledFaults } from "./files/final-settlement.ts";
import type { Payslip, PayslipFault, PayslipInput } from "./payslip.ts";
import type { Blocker } from "./run-words.ts";
import { settle, type SettlementFacts, type SettlementOutcome } from "./settlement.ts";

export interface PersonPay {
  readonly input?: PayslipInput;
  readonly payslip?: Payslip;
  readonly blockers: readonly Blocker[];
  /** What the settlement of a leaver comes to. */
  readonly outcome?: SettlementOutcome;
}

interface More {
  /** Found beside the calculation: open attendance, other runs. */
  readonly blockers: readonly Blocker[];
  /** What a reversed payslip has paid. */
  readonly paidBefore: number;
  /** Of a leaver whose last pay it is. */
  readonly settlement?: SettlementFacts | undefined;
}

function blockerOf(fault: PayslipFault): Blocker {
  switch (fault.code) {
    case "negative-net":
      return blocker("negative-net", { net: fault.net });
    case "formula-failed":
      return blocker("formula-failed", { item: fault.item, reason: fault.reason });
    case "overtime-limit":
      return warning("overtime-limit", { minutes: fault.minutes });
    case "additional-later":
      return warning("additional-later", { amount: fault.amount, date: fault.payDate });
    case "deduction-limit":
      return warning("deduction-limit", {
        rule: fault.limit.rule,
        amount: fault.limit.amount,
        limit: fault.limit.limit,
      });
  }
}

function failure(error: unknown): Blocker {
  if (!(error instanceof RuleError)) return blocker("failed");
  if (error.code === "pr-date-missing") return blocker("no-pr-date");
  if (error.code === "nothing-scheduled") return blocker("no-working-days");
  return blocker("rule-failed", { ...error.params, rule: error.code, field: error.field });
}

function paymentBlockers({ net, cpf }: Payslip, hasAccount: boolean, paidBefore: number): Blocker[] {
  const payable = net - paidBefore;
  return [
    ...(payable > 0 && !hasAccount ? [blocker("no-bank-account")] : []),
    ...(payable < 0 && net >= 0 ? [warning("overpaid", { amount: -payable })] : []),
    ...(cpf.excess.length > 0
      ? [warning("cpf-excess", { total: cpf.excess.reduce((sum, { total }) => sum + total, 0) })]
      : []),
  ];
}

export function calculatePerson(fact: EmploymentFact, around: AroundFact, book: RateBook, more: More): PersonPay {
  try {
    const built = buildInput(fact, around);
    if (!("input" in built)) return { blockers: [...built.blockers, ...more.blockers] };
    const { blockers } = built;
    const { input, outcome } = more.settlement
      ? settle(built.input, more.settlement, book)
      : { input: built.input, outcome: undefined };
    const payslip = calculatePayslip(input, book);
    return {
      input,
      payslip,
      ...(outcome && { outcome }),
      blockers: [
        ...blockers,
        ...more.blockers,
        ...(outcome ? settledFaults(payslip) : payslip.faults).map(blockerOf),
        ...paymentBlockers(payslip, fact.hasAccount, more.paidBefore),
      ],
    };
  } catch (error) {
    return { blockers: [...more.blockers, failure(error)] };
  }
}
