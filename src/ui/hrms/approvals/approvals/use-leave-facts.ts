/** What the decisions on leave of a page depend on, in one call. */
import { useQuery } from "@tanstack/react-query";
import { listLeaveDecisionsOptions } from "#generated/hrms/hooks/leaves.ts";
import type { Approval, LeaveDecisionFacts } from "#generated/hrms/schema.ts";

interface LeaveFactsOfPage {
  /** Rows wait for it, so that nothing moves when it arrives; without it they are shown all the same. */
  readonly ready: boolean;
  readonly of: (approval: Approval) => LeaveDecisionFacts | undefined;
}

export function useLeaveFacts(companyId: string, rows: readonly Approval[] | undefined): LeaveFactsOfPage {
  const ids = (rows ?? []).flatMap(({ kind, mayDecide, recordId }) =>
    kind === "leave" && mayDecide ? [recordId] : [],
  );
  const { data, isLoading } = useQuery({
    ...listLeaveDecisionsOptions({ path: { companyId }, query: { ids } }),
    enabled: ids.length > 0,
    placeholderData: (earlier) => earlier,
  });
  return {
    ready: !isLoading,
    of: ({ kind, mayDecide, recordId }) =>
      kind === "leave" && mayDecide ? data?.find(({ leaveId }) => leaveId === recordId) : undefined,
  };
}
