/** What every part of the page of a run is given. */
import type { PayRun } from "#generated/hrms/schema.ts";

export interface RunTabProps {
  readonly companyId: string;
  readonly run: PayRun;
}
