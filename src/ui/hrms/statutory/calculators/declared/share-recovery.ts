/** Whether the employee's share may be recovered later. */
import { calculateShareRecoveryOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";

export const calculator = declare({
  name: "share-recovery",
  family: "calculators-cpf",
  fields: [
    { name: "payDate", short: "p", kind: "date", required: true, initial: "2026-01-31" },
    { name: "recoverOn", short: "r", kind: "date", required: true, initial: "2026-03-10" },
    { name: "employerError", short: "e", kind: "flag", initial: false },
    { name: "paidToBoard", short: "b", kind: "flag", initial: true },
    { name: "consent", short: "c", kind: "flag", initial: true },
  ],
  ask: calculateShareRecoveryOptions,
  view: ({ allowed, reason, until }, words) => ({
    headline: { label: words.say("result.recovery"), value: words.code(reason), tone: allowed ? "good" : "bad" },
    groups: [{ lines: [{ label: words.say("result.recoveryUntil"), value: { date: until } }] }],
  }),
});
