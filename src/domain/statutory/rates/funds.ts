/** Self-help group funds by date: contributions by monthly wages, and who contributes. */
import { dollars, type Row, type Series } from "./dated.ts";

export const fundCodes = ["CDAC", "ECF", "MBMF", "SINDA"] as const;
export type FundCode = (typeof fundCodes)[number];

/** Kinds of work pass that the funds distinguish. */
export type PassKind = "employment-pass" | "levy-paying" | "other";

interface FundBand {
  readonly upTo: number | null;
  readonly amount: number;
  /** MBMF only: mosque building and religious education, then Mendaki. */
  readonly split?: readonly [number, number];
}

export interface FundRate {
  readonly bands: readonly FundBand[];
  /** Foreign employees who contribute, by the fund's own pages. */
  readonly passes: readonly PassKind[];
}

export interface FundSeries extends Readonly<Record<FundCode, Series<FundRate>>> {
  /** Wages exempt from MBMF under the older note. */
  readonly lowWages: Series<number>;
}

/** "2000:0.50": wages up to and including, amount; "over:3" is the last band; "1000:3.00=1.75+1.25" splits it. */
function bands(text: string): FundBand[] {
  return text.split(" ").map((band) => {
    const [upTo = "", sum = ""] = band.split(":");
    const [amount = "", parts] = sum.split("=");
    const [first, second] = (parts ?? "").split("+");
    const split = parts === undefined ? {} : { split: [dollars(first ?? ""), dollars(second ?? "")] as const };
    return { upTo: upTo === "over" ? null : dollars(upTo), amount: dollars(amount), ...split };
  });
}

function fund(
  name: Series<FundRate>["name"],
  from: string,
  given: string,
  passes: readonly PassKind[],
  source: Row<FundRate>["source"],
  certainty: Row<FundRate>["certainty"],
): Series<FundRate> {
  return {
    name,
    announcedUpTo: "2026-12-31",
    rows: [{ from, value: { bands: bands(given), passes }, source, certainty }],
  };
}

export const funds: FundSeries = {
  CDAC: fund("cdac", "2015-01-01", "2000:0.50 3500:1 5000:1.50 7500:2 over:3", [], "cdac-rules", "found"),
  ECF: fund("ecf", "2015-01-01", "1000:2 1500:4 2500:6 4000:9 7000:12 10000:16 over:20", [], "ecf-rates", "copied"),
  MBMF: fund(
    "mbmf",
    "2016-06-01",
    "1000:3=1.75+1.25 2000:4.50=3+1.50 3000:6.50=5+1.50 4000:15=11+4 6000:19.50=13.50+6 8000:22=14.50+7.50 10000:24=16+8 over:26=17.50+8.50",
    ["employment-pass", "levy-paying", "other"],
    "mbmf-rates",
    "found",
  ),
  SINDA: fund(
    "sinda",
    "2015-01-01",
    "1000:1 1500:3 2500:5 4500:7 7500:9 10000:12 15000:18 over:30",
    ["employment-pass"],
    "sinda-rates",
    "found",
  ),
  lowWages: {
    name: "mbmf-low-wages",
    announcedUpTo: "2026-12-31",
    // A note of 2009; the table of 2016 has no such line.
    rows: [{ from: "2009-01-01", value: dollars("200"), source: "mbmf-rates", certainty: "inferred" }],
  },
};
