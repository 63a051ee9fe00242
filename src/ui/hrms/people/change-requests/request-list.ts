/** List state of change requests: by default the ones waiting for a decision. */
import { changeRequestsList } from "#generated/hrms/resources/change-requests.ts";
import type { operations } from "#generated/hrms/schema.ts";
import { filterQuery, listQuery, type ListContract, type ListState } from "../../../list/list-state.ts";

type Query = NonNullable<operations["listChangeRequests"]["parameters"]["query"]>;

const { status, section } = changeRequestsList.filters;

export const shownStates = [...status.items.enum, "all"] as const;

export const requestList: ListContract = {
  ...changeRequestsList,
  filters: { section },
  extras: { status: shownStates.slice(1) },
};

function ofState({ extras }: ListState): Pick<Query, "status"> {
  const chosen = status.items.enum.find((state) => state === (extras?.["status"] ?? "submitted"));
  return chosen === undefined ? {} : { status: [chosen] };
}

/** The filters without the page, for facet counts. */
export const filtersOf = (state: ListState): Query => ({
  ...filterQuery<Query>(requestList, state),
  ...ofState(state),
});

export const queryOf = (state: ListState): Query => ({ ...listQuery<Query>(requestList, state), ...ofState(state) });
