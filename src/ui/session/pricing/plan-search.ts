/** Search parameters of pricing and registration: package and billing period. */
import { wantedSearch, type WantedSearch } from "../entry-search.ts";

export type Billing = "monthly" | "yearly";

export interface PlanSearch extends WantedSearch {
  package?: string | undefined;
  billing?: Billing | undefined;
}

export function planSearch(search: Record<string, unknown>): PlanSearch {
  const { package: code, billing } = search;
  return {
    ...wantedSearch(search),
    package: typeof code === "string" && code !== "" ? code : undefined,
    billing: billing === "yearly" ? "yearly" : billing === "monthly" ? "monthly" : undefined,
  };
}
