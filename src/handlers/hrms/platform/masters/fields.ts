/** What the platform's master records share: codes, states, and how an export writes what is no text. */
import type { QualifyingSalary, LeaveEntitlement } from "#src/domain/platform/dated-rows.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { lineOf } from "../../shared/fields.ts";

/** An empty text is none. */
export function lineOrNull(field: string, text: string | null | undefined): string | null {
  return text === null || text === undefined || text.trim() === "" ? null : lineOf(field, text);
}

/** Rows in one cell, such as "2025-01-01 5600.00; 2027-01-01 6000.00". */
export function salariesText(rows: readonly QualifyingSalary[]): string {
  return rows.map(({ effectiveFrom, amount }) => `${effectiveFrom} ${centsToUnits(amount)}`).join("; ");
}

export function entitlementText(rows: readonly LeaveEntitlement[]): string {
  return rows.map(({ serviceMonths, units }) => `${serviceMonths} ${units}`).join("; ");
}
