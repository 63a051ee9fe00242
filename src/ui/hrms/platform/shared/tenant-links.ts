/** What the list of tenants is searched by, to show whom a number of a month counts. */

/** The last day of a month such as 2026-11. */
const lastDayOf = (month: string): string =>
  `${month}-${String(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate())}`;

/** Of each month its last day counts, of the month of the day this day. */
export const tenantsIn = (month: string, day: string) => ({ asOf: day < lastDayOf(month) ? day : lastDayOf(month) });
export const joinedIn = (month: string) => ({ createdFrom: `${month}-01`, createdTo: lastDayOf(month) });
export const closedIn = (month: string) => ({ closedFrom: `${month}-01`, closedTo: lastDayOf(month) });
