/** Self-help fund contributions of a month. */
import { calculateSelfHelpFundsOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";
import { fundLines } from "../views.ts";

export const calculator = declare({
  name: "self-help-funds",
  family: "calculators-cpf",
  fields: [
    ask.month,
    { name: "wages", short: "w", kind: "money", required: true, initial: 500_000 },
    ask.residency,
    ...ask.funds,
    ask.fundChoices,
    ...ask.fundSettings,
  ],
  ask: calculateSelfHelpFundsOptions,
  view: ({ funds, total }, words) => ({
    headline: { label: words.say("result.fundTotal"), value: { cents: total } },
    groups: [{ lines: fundLines(funds, words, 1) }],
    notes: funds.length === 0 ? [words.say("result.noFund")] : [],
  }),
});
