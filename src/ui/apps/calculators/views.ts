/** Lines that the results of several calculators have in common. */
import type { FundContribution } from "#generated/hrms/schema.ts";
import type { ResultLine } from "./calculator.ts";
import type { Words } from "./words.ts";

/** A line for each fund with its reason; taken from pay unless `sign` says otherwise. */
export function fundLines(funds: readonly FundContribution[], words: Words, sign: 1 | -1 = -1): ResultLine[] {
  return funds.map(({ fund, amount, reason, split }) => ({
    label: words.say(`fund.${fund}`),
    value: { cents: sign * amount },
    note: split
      ? words.say("result.mbmfSplit", { mosques: words.money(split[0] ?? 0), mendaki: words.money(split[1] ?? 0) })
      : words.code(reason),
  }));
}
