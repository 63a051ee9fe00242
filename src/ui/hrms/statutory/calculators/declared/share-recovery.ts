/** Whether the employee's share may be recovered later. */
import { calculateShareRecovery } from "#generated/hrms/forms/calculators.ts";
import { calculateShareRecoveryOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";

export const calculator = declare({
  name: "share-recovery",
  family: "calculators-cpf",
  fields: inputs(calculateShareRecovery, {
    payDate: { short: "p", initial: "2026-01-31" },
    recoverOn: { short: "r", initial: "2026-03-10" },
    employerError: { short: "e", initial: false },
    paidToBoard: { short: "b", initial: true },
    consent: { short: "c", initial: true },
  }),
  ask: calculateShareRecoveryOptions,
  view: ({ allowed, reason, until }, words) => ({
    headline: { label: words.say("result.recovery"), value: words.code(reason), tone: allowed ? "good" : "bad" },
    groups: [{ lines: [{ label: words.say("result.recoveryUntil"), value: { date: until } }] }],
  }),
});
