/** The leave type of a company that a global leave type becomes. */
import type { LeaveKind, LeaveSlot, LeaveUnit, leaveColours } from "./vocabulary.ts";

interface GlobalType {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: LeaveKind;
  readonly unit: LeaveUnit;
  readonly gender: "any" | "female" | "male";
  readonly maritalStatus: "any" | "married" | "single";
  readonly serviceMonths: number;
  readonly childAge: number | null;
  readonly childCitizen: "any" | "citizen" | "other";
  readonly payFraction: number;
  readonly docRequired: boolean;
}

type Colour = (typeof leaveColours)[number];

const colours: Partial<Record<LeaveKind, Colour>> = {
  annual: "green",
  sick: "red",
  hospitalisation: "red",
  "no-pay": "grey",
  "national-service": "teal",
  "off-in-lieu": "amber",
};

/** Granted in weeks: every day counts. */
const inWeeks: readonly LeaveKind[] = ["maternity", "paternity", "shared-parental", "adoption"];
const medical: readonly LeaveKind[] = ["sick", "hospitalisation"];

export function leaveTypeFromGlobal(type: GlobalType) {
  const { id, code, name, kind, unit, docRequired, ...eligibility } = type;
  const weeks = inWeeks.includes(kind);
  const slot: LeaveSlot = unit === "hour" ? "hour" : weeks ? "day" : "half-day";
  return {
    globalLeaveTypeId: id,
    code,
    name,
    kind,
    unit,
    slot,
    colour: colours[kind] ?? "violet",
    description: null,
    payFraction: eligibility.payFraction,
    countsRestDays: weeks,
    countsHolidays: weeks,
    noticeDays: 0,
    maxConsecutiveDays: null,
    maxDaysPerMonth: null,
    documentsAfter: docRequired ? 0 : null,
    negativeLimit: 0,
    encashable: kind === "annual",
    // Staff under Part IV of the Employment Act may carry annual leave forward for a year.
    carryForwardMax: kind === "annual" ? 14 : 0,
    carryForwardMonths: kind === "annual" ? 12 : null,
    gender: eligibility.gender,
    maritalStatus: eligibility.maritalStatus,
    serviceMonths: eligibility.serviceMonths,
    childAge: eligibility.childAge,
    childCitizen: eligibility.childCitizen,
    residencies: [],
    passCategories: [],
    medical: medical.includes(kind),
    visibleToTeam: !medical.includes(kind),
    status: "active" as const,
  };
}
