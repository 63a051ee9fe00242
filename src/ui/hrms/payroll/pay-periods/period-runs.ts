/** What lists the pay runs of a period. */

/** A period has a few. */
const maxRuns = 50;

export const runsOf = (companyId: string, periodId: string) => ({
  path: { companyId },
  query: { periodId, pageSize: maxRuns },
});
