/** List state of change requests: by default the ones waiting for a decision. */
import { changeRequestsList } from "#generated/hrms/resources/change-requests.ts";
import type { operations } from "#generated/hrms/schema.ts";
import { listQuery, type ListContract, type ListState } from "../../../list/list-state.ts";

type Query = NonNullable<operations["listChangeRequests"]["parameters"]["query"]>;

const { status, section } = changeRequestsList.filters;

export const shownStates = [...status.items.enum, "all"] as const;

export const requestList: ListContract = {
  ...changeRequestsList,
  filters: { section },
  extras: { status: shownStates.slice(1) },
};

/** Status filter of the selected tab; none for all. */
export function stateOf({ extras }: ListState): Pick<Query, "status"> {
  const chosen = status.items.enum.find((state) => state === (extras?.["status"] ?? "submitted"));
  return chosen === undefined ? {} : { status: [chosen] };
}

export const queryOf = (state: ListState): Query => ({ ...listQuery<Query>(requestList, state), ...stateOf(state) });
