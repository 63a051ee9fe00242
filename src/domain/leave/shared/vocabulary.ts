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
