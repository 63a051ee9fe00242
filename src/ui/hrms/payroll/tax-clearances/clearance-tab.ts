/** What every part of the page of a tax clearance is given. */
import type { TaxClearance } from "#generated/hrms/schema.ts";

export interface ClearanceTabProps {
  readonly companyId: string;
  readonly clearance: TaxClearance;
}
