/** Parts of one's own record that are several lists: they are shown when all of them are there, so that none moves those below it. */
import type { Employee } from "#generated/hrms/schema.ts";
import { payTerms, residencies, statutory } from "../employees/dated.ts";
import { IdentityTab } from "../employees/identity-tab.tsx";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { PayTab } from "../employees/pay-tab.tsx";
import { bankAccounts, passports, workPasses } from "../employees/records/kinds.ts";
import { useWaiting, useWaitingDated } from "../employees/records/use-waiting.ts";

export function OwnPay({ employee }: { employee: Employee }) {
  const waiting = [useWaitingDated(employee, payTerms), useWaitingDated(employee, statutory), useWaiting(employee, bankAccounts)];
  return waiting.includes(true) ? <PanelSkeleton /> : <PayTab employee={employee} />;
}

export function OwnIdentity({ employee }: { employee: Employee }) {
  const waiting = [useWaitingDated(employee, residencies), useWaiting(employee, workPasses), useWaiting(employee, passports)];
  return waiting.includes(true) ? <PanelSkeleton /> : <IdentityTab employee={employee} />;
}
