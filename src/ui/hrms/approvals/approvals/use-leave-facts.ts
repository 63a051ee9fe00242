/** What the decisions on leave of a page depend on, in one call. */
import { useQuery } from "@tanstack/react-query";
import { listLeaveDecisionsOptions } from "#generated/hrms/hooks/leaves.ts";
import type { Approval, LeaveDecisionFacts } from "#generated/hrms/schema.ts";

/** The facts of one decision, or that they are missing and how to ask for them again. */
export type LeaveBasis =
  | { readonly facts: LeaveDecisionFacts }
  | { readonly facts: undefined; readonly asking: boolean; readonly retry: () => void };

interface LeaveFactsOfPage {
  /** Rows wait for it, so that nothing moves when it arrives; without it they are shown all the same. */
  readonly ready: boolean;
  /** Undefined for what is no decision on leave. */
  readonly of: (approval: Approval) => LeaveBasis | undefined;
}

export function useLeaveFacts(companyId: string, rows: readonly Approval[] | undefined): LeaveFactsOfPage {
  const ids = (rows ?? []).flatMap(({ kind, mayDecide, recordId }) =>
    kind === "leave" && mayDecide ? [recordId] : [],
  );
  const { data, isLoading, isFetching, errorUpdateCount, refetch } = useQuery({
    ...listLeaveDecisionsOptions({ path: { companyId }, query: { ids } }),
    enabled: ids.length > 0,
    placeholderData: (earlier) => earlier,
  });
  // Stays so while it is asked for again, so that the rows stay where they are.
  const failed = data === undefined && errorUpdateCount > 0;
  const missing = { facts: undefined, asking: isFetching, retry: () => void refetch() };
  return {
    ready: failed || !isLoading,
    of({ kind, mayDecide, recordId }) {
      if (kind !== "leave" || !mayDecide) return undefined;
      const facts = data?.find(({ leaveId }) => leaveId === recordId);
      if (facts) return { facts };
      return failed ? missing : undefined;
    },
  };
}
