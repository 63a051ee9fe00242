/** What the address of a page of rates holds: it stands apart, since every page carries what reads addresses. */

export const rateTabs = ["rates", "differences", "effect", "history"] as const;
type RateTab = (typeof rateTabs)[number];

export interface RatesSearch {
  /** The version; the one in force without it. */
  set?: string;
  tab?: Exclude<RateTab, "rates">;
  /** Rates beside those of the address; the page knows which there are. */
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
