/** Self-help fund contributions of a month. */
import { calculateSelfHelpFunds } from "#generated/hrms/forms/calculators.ts";
import { calculateSelfHelpFundsOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";
import { fundLines } from "../views.ts";

export const calculator = declare({
  name: "self-help-funds",
  family: "calculators-cpf",
  fields: inputs(calculateSelfHelpFunds, {
    month: ask.month,
    wages: { short: "w", initial: 500_000 },
    residency: ask.residency,
    ...ask.funds,
    choices: ask.fundChoices,
    ...ask.fundSettings,
  }),
  ask: calculateSelfHelpFundsOptions,
  view: ({ funds, total }, words) => ({
    headline: { label: words.say("result.fundTotal"), value: { cents: total } },
    groups: [{ lines: fundLines(funds, words, 1) }],
    notes: funds.length === 0 ? [words.say("result.noFund")] : [],
  }),
});
