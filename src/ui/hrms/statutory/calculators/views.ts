/** Result rows shared by several calculators. */
import type { FundContribution, SpecialDayPay } from "#generated/hrms/schema.ts";
import type { ResultLine, ResultView } from "./calculator.ts";
import type { Words } from "../shared/explanation/words.ts";

/** One row per fund with its reason; deducted from pay unless `sign` says otherwise. */
export function fundLines(funds: readonly FundContribution[], words: Words, sign: 1 | -1 = -1): ResultLine[] {
  return funds.map(({ fund, amount, reason, split }) => ({
    label: words.say(`fund.${fund}`),
    value: { cents: sign * amount },
    note: split
      ? words.say("result.mbmfSplit", { mosques: words.money(split[0] ?? 0), mendaki: words.money(split[1] ?? 0) })
      : words.code(reason),
  }));
}

/** Pay for work on a rest day or public holiday. */
export function specialDay({ days, dayPay, beyond, total }: SpecialDayPay, words: Words): ResultView {
  return {
    headline: { label: words.say("result.extraPay"), value: { cents: total } },
    groups: [
      {
        lines: [
          { label: words.say("result.dayPay"), value: { cents: dayPay }, note: words.quantity("days", days) },
          { label: words.say("result.beyond"), value: { cents: beyond } },
          { label: words.say("result.extraPay"), value: { cents: total }, tone: "sum" },
        ],
      },
    ],
  };
}

/** Not covered by Part IV: only the contract's terms apply. */
export function notCovered(covered: boolean, byContract: boolean, words: Words): string[] {
  return covered ? [] : [words.say(byContract ? "result.byContract" : "result.onlyByContract")];
}
