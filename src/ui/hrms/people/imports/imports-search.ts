/** What the page of imports shows, as its address says it. */
import { importStatusValues, type operations } from "#generated/hrms/schema.ts";
import { readPlace } from "../../../crud/list-search.ts";

type Query = NonNullable<operations["listImports"]["parameters"]["query"]>;

export const kinds = ["csv", "xlsx"] as const;
export const orders = ["createdAt", "fileName", "-rows"] as const;

export interface ImportsSearch {
  readonly status?: (typeof importStatusValues)[number];
  readonly kind?: (typeof kinds)[number];
  readonly sort?: (typeof orders)[number];
  readonly q?: string;
  readonly page?: number;
}

export function readSearch({ status, kind, sort, ...place }: Record<string, unknown>): ImportsSearch {
  const state = importStatusValues.find((each) => each === status);
  const ofKind = kinds.find((each) => each === kind);
  const order = orders.find((each) => each === sort);
  return {
    ...(state !== undefined && { status: state }),
    ...(ofKind !== undefined && { kind: ofKind }),
    ...(order !== undefined && { sort: order }),
    ...readPlace(place),
  };
}

/** All but the page. */
export function filtersOf({ status, kind, sort, q }: ImportsSearch): Omit<Query, "page" | "pageSize"> {
  return {
    ...(sort !== undefined && { sort }),
    ...(status !== undefined && { status: [status] }),
    ...(kind !== undefined && { kind: [kind] }),
    ...(q !== undefined && { q }),
  };
}

export const queryOf = (search: ImportsSearch): Query => ({
  page: search.page ?? 1,
  pageSize: 20,
  ...filtersOf(search),
});
