/** Parts of one's own record that are several lists: they are shown when all of them are there, so that none moves those below it. */
import { useQuery } from "@tanstack/react-query";
import type { Employee } from "#generated/hrms/schema.ts";
import { type DatedKind, payTerms, residencies, statutory } from "../employees/dated.ts";
import { IdentityTab } from "../employees/identity-tab.tsx";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { PayTab } from "../employees/pay-tab.tsx";
import { bankAccounts, passports, workPasses } from "../employees/records/kinds.ts";
import { useWaiting } from "../employees/records/use-waiting.ts";

const pathOf = ({ companyId, id: employeeId }: Employee) => ({ companyId, employeeId });

/** Asked for as the panels do: they find it there. */
function useDated(employee: Employee, kind: DatedKind): boolean {
  return useQuery(kind.list({ path: pathOf(employee) })).isPending;
}

export function OwnPay({ employee }: { employee: Employee }) {
  const waiting = [useDated(employee, payTerms), useDated(employee, statutory), useWaiting(employee, bankAccounts)];
  return waiting.includes(true) ? <PanelSkeleton /> : <PayTab employee={employee} />;
}

export function OwnIdentity({ employee }: { employee: Employee }) {
  const waiting = [useDated(employee, residencies), useWaiting(employee, workPasses), useWaiting(employee, passports)];
  return waiting.includes(true) ? <PanelSkeleton /> : <IdentityTab employee={employee} />;
}
