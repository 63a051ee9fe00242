/** Whether records or dated rows of a kind are still on their way; asked for as their panel does, which finds them there. */
import { useQuery } from "@tanstack/react-query";
import type { Employee } from "#generated/hrms/schema.ts";
import type { DatedKind } from "../dated.ts";
import type { RecordKind } from "./record-kind.ts";

export function useWaiting({ companyId, id: employeeId }: Employee, { area }: RecordKind): boolean {
  return useQuery(area.calls.list({ path: { companyId, employeeId }, query: { page: 1, pageSize: 100 } })).isLoading;
}

export function useWaitingDated({ companyId, id: employeeId }: Employee, kind: DatedKind): boolean {
  return useQuery(kind.list({ path: { companyId, employeeId } })).isLoading;
}
