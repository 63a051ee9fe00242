/** Links from monthly tenant counts to the filtered list. */

/** Last day of a month such as 2026-11. */
const lastDayOf = (month: string): string =>
  `${month}-${String(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate())}`;

/** Counts of past months are as of their last day, of the current month as of today. */
export const tenantsIn = (month: string, day: string) => ({ asOf: day < lastDayOf(month) ? day : lastDayOf(month) });
export const joinedIn = (month: string) => ({ createdFrom: `${month}-01`, createdTo: lastDayOf(month) });
export const closedIn = (month: string) => ({ closedFrom: `${month}-01`, closedTo: lastDayOf(month) });
