/** Which days of attendance the dashboard shows: the latest of everyone that need a look. */
import { accountMay } from "../../../session/account.ts";

export const exceptionsOf = (companyId: string) => ({
  path: { companyId },
  query: { state: ["needsReview" as const], pageSize: 5 },
});

/** For those who decide about them. */
export const maySeeExceptions = (): boolean => accountMay("approve", "attendance-logs");
