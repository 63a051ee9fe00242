/** What the page of approvals shows, as its address says it. */
import { approvalKindValues, type operations } from "#generated/hrms/schema.ts";
import { readPlace } from "../../crud/list-search.ts";

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

export const queryOf = ({ kind, q, page = 1 }: ApprovalsSearch): Query => ({ page, pageSize: 20, ...(kind !== undefined && { kind }), ...(q !== undefined && { q }) });
