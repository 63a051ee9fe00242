/** What is purged when its period is over. */
import type { Retention } from "../platform/shared/tenant-settings.ts";

export const retentionKinds = ["leavers", "documents", "requests", "imports", "notices"] as const;
export type RetentionKind = (typeof retentionKinds)[number];

export const monthsOf = (kind: RetentionKind, periods: Retention): number =>
  ({
    leavers: periods.leaverMonths,
    documents: periods.documentMonths,
    requests: periods.requestMonths,
    imports: periods.importMonths,
    notices: periods.noticeMonths,
  })[kind];

/** What stands in the place of the name. */
export const nameAfterPurge = (employeeNo: string): string => `Leaver ${employeeNo}`;
