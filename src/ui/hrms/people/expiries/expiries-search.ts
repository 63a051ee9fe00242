/** What the page of expiries shows, as its address says it. */
import { expiryKindValues, type operations } from "#generated/hrms/schema.ts";
import { readPlace } from "../../../crud/list-search.ts";

type Query = NonNullable<operations["listExpiries"]["parameters"]["query"]>;

export const shownBands = ["all", "expired", "days30", "days60", "days90"] as const;
type ShownBand = (typeof shownBands)[number];

export interface ExpiriesSearch {
  readonly band?: Exclude<ShownBand, "all">;
  readonly kind?: (typeof expiryKindValues)[number];
  readonly q?: string;
  readonly sort?: "-expiry" | "fullName" | "-fullName";
  readonly page?: number;
}

export function readSearch({ band, kind, sort, ...place }: Record<string, unknown>): ExpiriesSearch {
  const shown = shownBands.find((each) => each === band);
  const ofKind = expiryKindValues.find((each) => each === kind);
  const order = (["-expiry", "fullName", "-fullName"] as const).find((each) => each === sort);
  return {
    ...(shown !== undefined && shown !== "all" && { band: shown }),
    ...(ofKind !== undefined && { kind: ofKind }),
    ...(order !== undefined && { sort: order }),
    ...readPlace(place),
  };
}

/** All but the page. */
export function filtersOf({ band, kind, q, sort }: ExpiriesSearch): Omit<Query, "page" | "pageSize"> {
  return {
    ...(sort !== undefined && { sort }),
    ...(band !== undefined && { band: [band] }),
    ...(kind !== undefined && { kind: [kind] }),
    ...(q !== undefined && { q }),
  };
}

export const queryOf = (search: ExpiriesSearch): Query => ({
  page: search.page ?? 1,
  pageSize: 20,
  ...filtersOf(search),
});
