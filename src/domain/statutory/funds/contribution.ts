/** Self-help group contributions of one employee for one month. */
import { firstDay, mustBeMonth } from "../../shared/calendar.ts";
import { cents, code, type Ladder } from "../explanation.ts";
import { type Picked, rowAt } from "../rates/dated.ts";
import { type FundCode, fundCodes, type FundRate, type FundSeries, type PassKind } from "../rates/funds.ts";
import { mustBeCents } from "../../shared/rule-error.ts";

export interface FundPerson {
  readonly residency: "citizen" | "pr" | "foreigner";
  /** Work pass of a foreign employee. */
  readonly pass?: PassKind;
  /** Fund of the first race on the identity card, which applies by default. */
  readonly raceFund: Exclude<FundCode, "MBMF"> | null;
  /** Fund of the second race, only at the employee's request. */
  readonly electedSecondFund?: Exclude<FundCode, "MBMF"> | null;
  readonly muslim: boolean;
  /** An employee's opt-out or own amount. */
  readonly choices?: Readonly<Partial<Record<FundCode, "opt-out" | number>>>;
}

/** Sources disagree whether S Pass and Work Permit holders contribute to SINDA; by default they do not, as on the official pages. */
export type SindaPasses = "employment-pass" | "every-pass";
/** An old note exempts wages up to $200 from MBMF; the current table, our default, does not. */
export type MbmfLowWages = "contribute" | "free-up-to-200";

export interface FundSettings {
  readonly sindaPasses: SindaPasses;
  readonly mbmfLowWages: MbmfLowWages;
}

export const defaultFundSettings: FundSettings = { sindaPasses: "employment-pass", mbmfLowWages: "contribute" };

type FundReason = "race" | "second-race" | "religion" | "opted-out" | "custom" | "residency" | "no-wages" | "low-wages";

export interface FundContribution {
  readonly fund: FundCode;
  readonly amount: number;
  readonly reason: FundReason;
  /** MBMF: mosque building and religious education, then Mendaki. */
  readonly split?: readonly [number, number];
}

/** All funds applicable to the employee, including those with a zero amount. */
export function fundContributions(
  person: FundPerson,
  wages: number,
  month: string,
  series: FundSeries,
  settings: FundSettings = defaultFundSettings,
  ladder?: Ladder,
): FundContribution[] {
  mustBeMonth("month", month);
  mustBeCents("wages", wages);
  return fundCodes.flatMap((fund) => {
    const because = connection(fund, person);
    if (because === null) return [];
    const rate = rowAt(series[fund], firstDay(month));
    const low = fund === "MBMF" ? rowAt(series.lowWages, firstDay(month)) : undefined;
    const lowWages = low !== undefined && wages <= low.value;
    const contribution = contributionTo(fund, because, person, wages, rate, settings, lowWages);
    explainContribution(
      contribution,
      person,
      wages,
      contribution.reason === "low-wages" && low ? low : rate,
      settings,
      lowWages,
      ladder,
    );
    return [contribution];
  });
}

function connection(fund: FundCode, person: FundPerson): "race" | "second-race" | "religion" | null {
  if (fund === "MBMF") return person.muslim ? "religion" : null;
  if (fund === person.raceFund) return "race";
  return fund === person.electedSecondFund ? "second-race" : null;
}

function isEligible(fund: FundCode, person: FundPerson, rate: FundRate, settings: FundSettings): boolean {
  if (person.residency !== "foreigner") return true;
  return rate.passes.includes(person.pass ?? "other") || (fund === "SINDA" && settings.sindaPasses === "every-pass");
}

function contributionTo(
  fund: FundCode,
  because: FundReason,
  person: FundPerson,
  wages: number,
  rate: Picked<FundRate>,
  settings: FundSettings,
  lowWages: boolean,
): FundContribution {
  if (!isEligible(fund, person, rate.value, settings)) return { fund, amount: 0, reason: "residency" };
  const choice = person.choices?.[fund];
  if (choice === "opt-out") return { fund, amount: 0, reason: "opted-out" };
  if (wages === 0) return { fund, amount: 0, reason: "no-wages" };
  if (choice !== undefined) {
    mustBeCents(`choices.${fund}`, choice);
    return { fund, amount: choice, reason: "custom" };
  }
  if (lowWages && settings.mbmfLowWages === "free-up-to-200") return { fund, amount: 0, reason: "low-wages" };
  const band = rate.value.bands.find(({ upTo }) => upTo === null || wages <= upTo);
  return { fund, amount: band?.amount ?? 0, reason: because, ...(band?.split && { split: band.split }) };
}

const sourceOf = { CDAC: "cdac-rules", ECF: "ecf-rates", MBMF: "mbmf-rates", SINDA: "sinda-rates" } as const;

function explainContribution(
  { fund, amount, reason, split }: FundContribution,
  person: FundPerson,
  wages: number,
  rate: Picked<unknown>,
  settings: FundSettings,
  lowWages: boolean,
  ladder?: Ladder,
): void {
  if (ladder === undefined) return;
  const setting =
    fund === "SINDA" && person.residency === "foreigner"
      ? { setting: { name: "sindaPasses", value: settings.sindaPasses } }
      : lowWages
        ? { setting: { name: "mbmfLowWages", value: settings.mbmfLowWages } }
        : {};
  ladder.push(
    {
      rule: "fund.eligible",
      inputs: { fund: code(fund), residency: code(person.residency), ...(person.pass && { pass: code(person.pass) }) },
      source: reason === "second-race" ? "cpf-self-help-groups" : sourceOf[fund],
      ...setting,
      result: code(reason),
    },
    {
      rule: reason === "custom" ? "fund.custom" : "fund.amount",
      inputs: { fund: code(fund), wages: cents(wages) },
      row: rate.ref,
      result: cents(amount),
    },
  );
  if (split)
    ladder.push({
      rule: "fund.mbmf-split",
      inputs: { mosques: cents(split[0]), mendaki: cents(split[1]) },
      row: rate.ref,
      result: cents(amount),
    });
}
