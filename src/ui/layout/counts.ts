/** What waits for the person, in numbers: one call for all badges of the shell. */
import { keepPreviousData } from "@tanstack/react-query";
import { useGetMyCounts } from "#generated/hrms/hooks/counts.ts";
import type { MyCounts } from "#generated/hrms/schema.ts";
import { useAbility } from "../session/ability.ts";
import { useCompany } from "./company.ts";

/** Polling interval. */
const refreshMs = 2 * 60_000;

/** Undefined until they are counted. */
export function useCounts(): MyCounts | undefined {
  const mayRead = useAbility().can("read", "company-options");
  const { companies, currentId } = useCompany();
  return useGetMyCounts(
    { query: currentId === undefined ? {} : { companyId: currentId } },
    {
      // Counted once, for the company that the person will see.
      enabled: currentId !== undefined || companies !== undefined || !mayRead,
      placeholderData: keepPreviousData,
      refetchInterval: refreshMs,
      refetchOnWindowFocus: true,
      meta: { staleWith: ["approvals", "jobs", "my-tasks", "notifications", "tasks"] },
    },
  ).data;
}
