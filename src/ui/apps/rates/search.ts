/** What the address of a page of rates holds: it stands apart, since every page carries what reads addresses. */
import { isRateKind } from "#src/domain/rate-sets/rate-columns.ts";
import type { RateKind } from "#src/domain/rate-sets/rate-set.ts";

export const rateTabs = ["rates", "differences", "effect", "history"] as const;
export type RateTab = (typeof rateTabs)[number];

export interface RatesSearch {
  /** The version; the one in force without it. */
  set?: string;
  tab?: Exclude<RateTab, "rates">;
  /** Rates beside those of the address. */
  part?: RateKind;
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined => names.find((name) => name === value);

export function readRatesSearch({ set, tab, part }: Record<string, unknown>): RatesSearch {
  const known = oneOf(rateTabs, tab);
  const other = typeof part === "string" && isRateKind(part) ? part : undefined;
  return {
    ...(typeof set === "string" && set !== "" && { set }),
    ...(known && known !== "rates" && { tab: known }),
    ...(other && { part: other }),
  };
}
