/** What every part of the page of a settlement is given. */
import type { Settlement } from "#generated/hrms/schema.ts";

export interface SettlementTabProps {
  readonly companyId: string;
  readonly settlement: Settlement;
}

/** Its maker may still change it. */
export const isOpenSettlement = ({ status, calculating }: Pick<Settlement, "status" | "calculating">): boolean =>
  (status === "draft" || status === "calculated") && !calculating;
