/** What every part of the page of a filing is given. */
import type { TaxFiling } from "#generated/hrms/schema.ts";

export interface FilingTabProps {
  readonly companyId: string;
  readonly filing: TaxFiling;
}
