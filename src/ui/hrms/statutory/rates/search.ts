/** URL parser of rate pages, apart from them because every page loads it. */

export const rateTabs = ["rates", "differences", "effect", "history"] as const;
type RateTab = (typeof rateTabs)[number];

export interface RatesSearch {
  /** Version id; defaults to the one in force. */
  set?: string;
  tab?: Exclude<RateTab, "rates">;
  /** Rate kind within the area; the page validates it. */
  part?: string;
}

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

export function readRatesSearch({ set, tab, part }: Record<string, unknown>): RatesSearch {
  const known = oneOf(rateTabs, tab);
  return {
    ...(typeof set === "string" && set !== "" && { set }),
    ...(known && known !== "rates" && { tab: known }),
    ...(typeof part === "string" && part !== "" && { part }),
  };
}
