/** The words of attendance, rosters and timesheets. */

export const punchDirections = ["in", "out", "auto"] as const;
export type PunchDirection = (typeof punchDirections)[number];

export const punchSources = ["web", "kiosk", "device", "import", "manual"] as const;
export type PunchSource = (typeof punchSources)[number];

export const dayKinds = ["work", "rest", "off", "holiday", "leave"] as const;
export type DayKind = (typeof dayKinds)[number];

/** `open` until the time in which punches count has passed; `off` for a day without work on which nobody worked. */
export const logStatuses = ["open", "present", "half", "absent", "leave", "incomplete", "off"] as const;
export type LogStatus = (typeof logStatuses)[number];

export const logStates = ["computed", "needsReview", "approved"] as const;
export type LogState = (typeof logStates)[number];

/** What deserves a look at a day. */
export const logFlags = [
  "late",
  "early",
  "missingIn",
  "missingOut",
  "duplicate",
  "unscheduled",
  "overtime",
  "longDay",
  "longBreak",
  "farAway",
  "corrected",
] as const;
export type LogFlag = (typeof logFlags)[number];

/** Flags that send a day to the review queue. */
export const reviewFlags: readonly LogFlag[] = [
  "missingIn",
  "missingOut",
  "unscheduled",
  "overtime",
  "longDay",
  "farAway",
];

export const rosterKinds = ["work", "off", "rest"] as const;
export type RosterKind = (typeof rosterKinds)[number];

/** How far a rostered day is: `usual` days follow from the shift of the job. */
export const rosterStates = ["usual", "draft", "changed", "published"] as const;
export type RosterState = (typeof rosterStates)[number];

/** A swap is asked of a colleague, who agrees; only then it waits for approval. */
export const swapStates = ["asked", "declined", "submitted", "approved", "rejected", "withdrawn"] as const;
export type SwapState = (typeof swapStates)[number];

export const adjustmentSources = ["computed", "manual"] as const;
export type AdjustmentSource = (typeof adjustmentSources)[number];

/** `settled` once a payroll run has paid it. */
export const adjustmentStates = ["open", "settled", "dismissed"] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

/** What a plan or a record of hours breaks. */
export const limitCodes = ["day-hours", "week-hours", "month-overtime", "no-rest-day"] as const;
export type LimitCode = (typeof limitCodes)[number];

/** What planning warns about: limits of the law, and clashes with leave, holidays and other shifts. */
export const rosterWarningCodes = [...limitCodes, "leave", "holiday", "overlap"] as const;
export type RosterWarningCode = (typeof rosterWarningCodes)[number];

export const requestStates = ["submitted", "approved", "rejected", "withdrawn"] as const;
export type RequestState = (typeof requestStates)[number];

export const timesheetStates = ["open", "submitted", "approved", "rejected", "locked"] as const;
export type TimesheetState = (typeof timesheetStates)[number];
