/** The words of leave that contract, tables and rules share. */

/** What the law, or the product, treats a leave type as. */
export const leaveKinds = [
  "annual",
  "sick",
  "hospitalisation",
  "childcare",
  "extended-childcare",
  "infant-care",
  "maternity",
  "paternity",
  "shared-parental",
  "adoption",
  "national-service",
  "off-in-lieu",
  "no-pay",
  "other",
] as const;
export type LeaveKind = (typeof leaveKinds)[number];

/** Kinds for which an employer may claim from the government. */
export const claimKinds = [
  "childcare",
  "extended-childcare",
  "maternity",
  "paternity",
  "shared-parental",
  "adoption",
  "national-service",
] as const satisfies readonly LeaveKind[];

/** Units in which a type is shown; minutes are stored. */
export const leaveUnits = ["day", "hour"] as const;
export type LeaveUnit = (typeof leaveUnits)[number];

/** The smallest part of a type that can be taken. */
export const leaveSlots = ["day", "half-day", "hour"] as const;
export type LeaveSlot = (typeof leaveSlots)[number];

export const leaveColours = ["blue", "green", "amber", "red", "violet", "teal", "grey"] as const;
export const leaveGenders = ["any", "female", "male"] as const;
export const leaveMaritalStatuses = ["any", "married", "single"] as const;
export const childCitizenships = ["any", "citizen", "other"] as const;
export const passCategories = ["professional", "skilled", "trainee", "family", "exempt"] as const;

/** How the entitlement of a leave year is granted: at once, or a twelfth for each calendar month or month of service. */
export const leaveAccruals = ["upfront", "monthly", "service-month"] as const;
export type LeaveAccrual = (typeof leaveAccruals)[number];

/** How the total granted so far is rounded; halves count up. */
export const leaveRoundings = ["none", "half", "nearest-day", "down"] as const;
export type LeaveRounding = (typeof leaveRoundings)[number];

/** Whether service is counted to each month, or to the first day of the leave year. */
export const incrementBases = ["anniversary", "year-start"] as const;
export type IncrementBasis = (typeof incrementBases)[number];

/** What a setting applies to, the most specific first. The last level is that of the global leave type. */
export const settingLevels = ["employee", "department", "employee-group", "grade", "company"] as const;
export type SettingLevel = (typeof settingLevels)[number];
export const appliedLevels = [...settingLevels, "global"] as const;
export type AppliedLevel = (typeof appliedLevels)[number];

export const holidayKinds = ["public", "company", "optional"] as const;
export type HolidayKind = (typeof holidayKinds)[number];
export const holidayHalves = ["am", "pm"] as const;
export type HolidayHalf = (typeof holidayHalves)[number];
/** What a holiday calendar applies to, the most specific first. */
export const holidayLevels = ["employee", "location", "company"] as const;
export type HolidayLevel = (typeof holidayLevels)[number];
export const leaveYearStates = ["open", "closing", "closed", "reopening"] as const;
export type LeaveYearState = (typeof leaveYearStates)[number];
