/** What the page of requests shows, as its address says it. */
import { changeRequestStatusValues, changeSectionValues, type operations } from "#generated/hrms/schema.ts";
import { readPlace } from "../../../crud/list-search.ts";

type Query = NonNullable<operations["listChangeRequests"]["parameters"]["query"]>;

export const shownStates = ["submitted", "approved", "rejected", "withdrawn", "all"] as const;
type ShownState = (typeof shownStates)[number];

export interface RequestsSearch {
  readonly status?: Exclude<ShownState, "submitted">;
  readonly section?: (typeof changeSectionValues)[number];
  readonly q?: string;
  readonly page?: number;
}

export function readSearch({ status, section, ...place }: Record<string, unknown>): RequestsSearch {
  const state = shownStates.find((each) => each === status);
  const part = changeSectionValues.find((each) => each === section);
  return {
    ...(state !== undefined && state !== "submitted" && { status: state }),
    ...(part !== undefined && { section: part }),
    ...readPlace(place),
  };
}

/** All but the page. */
export function filtersOf({ status, section, q }: RequestsSearch): Omit<Query, "page" | "pageSize"> {
  const states = changeRequestStatusValues.filter((each) => each === (status ?? "submitted"));
  return {
    ...(states.length > 0 && { status: states }),
    ...(section !== undefined && { section: [section] }),
    ...(q !== undefined && { q }),
  };
}

export const queryOf = (search: RequestsSearch): Query => ({
  page: search.page ?? 1,
  pageSize: 10,
  ...filtersOf(search),
});
