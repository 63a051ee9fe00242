/** List state of approvals: by default those that the user may decide. */
import { approvalsList } from "#generated/hrms/resources/approvals.ts";
import type { operations } from "#generated/hrms/schema.ts";
import { listQuery, type ListContract, type ListState } from "../../../list/list-state.ts";

type Query = NonNullable<operations["listApprovals"]["parameters"]["query"]>;

const { kind, view } = approvalsList.filters;

export const approvalViews = view.enum;
export type ApprovalView = (typeof approvalViews)[number];

export const approvalList: ListContract = {
  ...approvalsList,
  filters: { kind },
  extras: { view: approvalViews.slice(1) },
};

export const viewOf = ({ extras }: ListState): ApprovalView =>
  approvalViews.find((each) => each === extras?.["view"]) ?? "mine";

export const queryOf = (state: ListState): Query => ({
  ...listQuery<Query>(approvalList, state),
  view: viewOf(state),
});
