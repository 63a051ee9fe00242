/** Which data is purged after its retention period. */
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

/** Replaces the name of a purged person. */
export const nameAfterPurge = (employeeNo: string): string => `Leaver ${employeeNo}`;
