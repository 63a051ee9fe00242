/** Whether the records of a kind are still on their way; asked for as their panel does, which finds them there. */
import { useQuery } from "@tanstack/react-query";
import type { Employee } from "#generated/hrms/schema.ts";
import type { RecordKind } from "./record-kind.ts";

export function useWaiting({ companyId, id: employeeId }: Employee, { area }: RecordKind): boolean {
  return useQuery(area.calls.list({ path: { companyId, employeeId }, query: { page: 1, pageSize: 100 } })).isLoading;
}
