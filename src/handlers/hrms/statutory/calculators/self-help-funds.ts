/** Self-help group funds of one person for one month. */
import {
  defaultFundSettings,
  fundContributions,
  type FundPerson,
  type FundSettings,
} from "#src/domain/statutory/funds/contribution.ts";
import type { Calculator, Schemas } from "./calculation.ts";

type Case = Schemas["SelfHelpFundsInput"];

/** What decides the funds; the same inputs as part of a month's pay. */
type Asked = Pick<
  Case,
  "residency" | "pass" | "raceFund" | "secondRaceFund" | "muslim" | "choices" | "sindaPasses" | "mbmfLowWages"
>;

export function fundPersonOf({
  residency,
  pass,
  raceFund,
  secondRaceFund,
  muslim = false,
  choices = [],
}: Asked): FundPerson {
  return {
    residency,
    ...(pass != null && { pass }),
    raceFund: raceFund ?? null,
    electedSecondFund: secondRaceFund ?? null,
    muslim,
    choices: Object.fromEntries(choices.map(({ fund, amount }) => [fund, amount ?? "opt-out"])),
  };
}

export function fundSettingsOf({ sindaPasses, mbmfLowWages }: Asked): FundSettings {
  return { ...defaultFundSettings, ...(sindaPasses && { sindaPasses }), ...(mbmfLowWages && { mbmfLowWages }) };
}

export const selfHelpFundsCalculation: Calculator<"SelfHelpFunds"> = {
  dated: "month",
  calculate(input, rates, ladder) {
    const funds = fundContributions(
      fundPersonOf(input),
      input.wages,
      input.month,
      rates.funds,
      fundSettingsOf(input),
      ladder,
    );
    return { funds, total: funds.reduce((sum, { amount }) => sum + amount, 0) };
  },
};
