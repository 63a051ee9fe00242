/** What the page of approvals shows, as its address says it. */
import { approvalKindValues, type operations } from "#generated/hrms/schema.ts";
import { readPlace } from "../../../crud/list-search.ts";

type Query = NonNullable<operations["listPendingApprovals"]["parameters"]["query"]>;

export const shownKinds = ["all", ...approvalKindValues] as const;

export interface ApprovalsSearch {
  readonly kind?: (typeof approvalKindValues)[number];
  readonly q?: string;
  readonly page?: number;
}

export function readSearch({ kind, ...place }: Record<string, unknown>): ApprovalsSearch {
  const ofKind = approvalKindValues.find((each) => each === kind);
  return { ...(ofKind !== undefined && { kind: ofKind }), ...readPlace(place) };
}

/** All but the page. */
export const filtersOf = ({ kind, q }: ApprovalsSearch): Omit<Query, "page" | "pageSize"> => ({
  ...(kind !== undefined && { kind }),
  ...(q !== undefined && { q }),
});

export const queryOf = (search: ApprovalsSearch): Query => ({
  page: search.page ?? 1,
  pageSize: 20,
  ...filtersOf(search),
});
