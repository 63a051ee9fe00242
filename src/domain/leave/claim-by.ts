/** Until when leave that the government pays back is claimed. */
import { addMonths, yearOf } from "../shared/calendar.ts";
import { type LeaveYearSettings, leaveYearOf } from "./leave-year.ts";
import type { claimKinds } from "./shared/vocabulary.ts";

export interface ClaimSettings extends LeaveYearSettings {
  readonly childcareClaimPeriod: "calendar-year" | "leave-year";
  readonly nationalServiceClaimMonths: number;
}

export interface ClaimedLeave {
  readonly kind: (typeof claimKinds)[number];
  readonly to: string;
  readonly joinedOn: string;
}

/** Regulations 7, 8 and 13 of S 358/2017: three months after the last day, of childcare leave after the relevant period. */
const months = 3;

/** `certain` is false for national service: no official deadline was found. */
export function claimBy(
  { kind, to, joinedOn }: ClaimedLeave,
  settings: ClaimSettings,
): { readonly claimBy: string; readonly claimCertain: boolean } {
  if (kind === "national-service")
    return { claimBy: addMonths(to, settings.nationalServiceClaimMonths), claimCertain: false };
  if (kind !== "childcare" && kind !== "extended-childcare")
    return { claimBy: addMonths(to, months), claimCertain: true };
  const end =
    settings.childcareClaimPeriod === "calendar-year" ? `${yearOf(to)}-12-31` : leaveYearOf(settings, joinedOn, to).end;
  return { claimBy: addMonths(end, months), claimCertain: true };
}
