/** Appendix 8B: gains from share options and awards. No layout of its text file is public: the record is entered in the portal. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { isDate, yearOf } from "../../shared/calendar.ts";
import { fraction } from "../../shared/exact.ts";
import { round } from "../../statutory/rounding.ts";

export interface ShareGain {
  readonly company: string;
  readonly plan: "option" | "award";
  readonly grantedOn: string;
  /** The exercise of an option, or the vesting of an award. */
  readonly gainedOn: string;
  readonly shares: number;
  /** Ten-thousandths of a dollar per share. */
  readonly price: number;
  readonly marketValue: number;
  /** The part that a scheme of the authority exempts, in cents. */
  readonly exempt: number;
}

/** Options granted earlier are taxed by another section of the Act, in another box of the form. */
const lastEarlyGrant = "2002-12-31";
const perCent = 100;

/** What the shares were worth above their price, never negative. */
export const gainOf = ({ shares, price, marketValue }: ShareGain): number =>
  marketValue <= price ? 0 : round(fraction(BigInt(marketValue - price) * BigInt(shares), perCent), "payCent");

export interface GainTotals {
  /** Before the exemption. */
  readonly gross: number;
  readonly exempt: number;
  /** Section 10(1)(b) for grants from 2003, section 10(1)(g) for earlier ones. */
  readonly employment: number;
  readonly general: number;
}

export function gainTotals(gains: readonly ShareGain[]): GainTotals {
  const sum = (of: (gain: ShareGain) => number): number => gains.reduce((total, gain) => total + of(gain), 0);
  const taxed = (gain: ShareGain): number => gainOf(gain) - gain.exempt;
  const isEarly = ({ grantedOn }: ShareGain): boolean => grantedOn <= lastEarlyGrant;
  return {
    gross: sum(gainOf),
    exempt: sum(({ exempt }) => exempt),
    employment: sum((gain) => (isEarly(gain) ? 0 : taxed(gain))),
    general: sum((gain) => (isEarly(gain) ? taxed(gain) : 0)),
  };
}

export function appendix8bFaults(gains: readonly ShareGain[], year: number): ProblemFault[] {
  return gains.flatMap((gain, index) => {
    const fault = (field: string, code: string): ProblemFault => ({ pointer: `/gains/${index}/${field}`, code });
    const { company, grantedOn, gainedOn, shares, price, plan, exempt } = gain;
    return [
      ...(company.trim() === "" ? [fault("company", "required")] : []),
      ...(isDate(grantedOn) ? [] : [fault("grantedOn", "not-a-date")]),
      ...(isDate(gainedOn) && yearOf(gainedOn) === year && gainedOn >= grantedOn
        ? []
        : [fault("gainedOn", "in-the-year")]),
      ...(Number.isInteger(shares) && shares > 0 ? [] : [fault("shares", "out-of-range")]),
      ...(plan === "option" && price <= 0 ? [fault("price", "required")] : []),
      ...(exempt < 0 || exempt > gainOf(gain) ? [fault("exempt", "more-than-the-gain")] : []),
    ];
  });
}
