/** Reports of locked payslips, by what their rows are. */

/** For those who may see the pay of people: a row for each person, for who bears the cost, or for what is owed. */
export const peopleReports = [
  "register",
  "year-to-date",
  "cpf-and-tax",
  "variance",
  "cost-allocation",
  "levies-and-funds",
] as const;
/** A row for each department: also for those who may not see the pay of people. */
export const groupReports = ["cost-by-department", "overtime"] as const;
export const contributionReports = ["cpf", "sdl", "cdac", "ec", "mbm", "sinda", "ppf"] as const;
export const itemReports = ["allowances", "deductions"] as const;

export type PeopleReport = (typeof peopleReports)[number];
export type GroupReport = (typeof groupReports)[number];
export type ContributionReport = (typeof contributionReports)[number];
export type ItemReport = (typeof itemReports)[number];
export type ReportName = PeopleReport | GroupReport | ContributionReport | ItemReport;

const isIn =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    (names as readonly string[]).includes(name);
export const isGroupReport = isIn(groupReports);
export const isContributionReport = isIn(contributionReports);
export const isItemReport = isIn(itemReports);
