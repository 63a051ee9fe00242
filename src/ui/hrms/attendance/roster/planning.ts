/** What can be planned for a day, and how days are addressed on the board. */
import type { RosterBoard, RosterDay, RosterEntryInput, RosterPerson, RosterShift } from "#generated/hrms/schema.ts";
import type { Text } from "../../../messages/use-text.ts";

/** A shift, a day off, a rest day, or nothing. */
export type Choice = { readonly shiftId: string } | "off" | "rest" | "clear";

export interface Cell {
  readonly employeeId: string;
  readonly date: string;
}

export const sameCell = (one: Cell | undefined, other: Cell): boolean =>
  one?.employeeId === other.employeeId && one.date === other.date;

export function entryOf(
  { employeeId, date }: Cell,
  choice: Choice,
  locationId: string | null = null,
): RosterEntryInput {
  const day = { employeeId, date };
  if (choice === "clear") return { ...day, kind: null };
  if (choice === "off" || choice === "rest") return { ...day, kind: choice };
  return { ...day, kind: "work", shiftId: choice.shiftId, locationId };
}

/** What the roster says of a day; undefined if it says nothing. */
export function choiceOf({ kind, shiftId, state }: RosterDay): Choice | undefined {
  if (state === "usual") return undefined;
  if (shiftId !== null) return { shiftId };
  return kind === "rest" ? "rest" : "off";
}

export const shiftsOf = ({ shifts }: RosterBoard): ReadonlyMap<string, RosterShift> =>
  new Map(shifts.map((shift) => [shift.id, shift]));

export function whatText(t: Text, day: RosterDay, shifts: ReadonlyMap<string, RosterShift>): string {
  const shift = day.shiftId === null ? undefined : shifts.get(day.shiftId);
  const times = shift && (day.leave === null ? `${shift.start}–${shift.end}` : t("roster.leaveHalf"));
  // Begins like the chip of the day.
  const named = shift && `${shift.code} ${times}, ${shift.name}`;
  if (day.kind === "work") return named ?? t("roster.work");
  if (day.kind === "off" && day.state === "usual") return t("roster.nothing");
  return named === undefined ? t(`roster.${day.kind}`) : `${t(`roster.${day.kind}`)}, ${named}`;
}

/** Warnings about a single day; those about weeks and months are listed below the board. */
export const dayWarnings = ({ warnings }: RosterPerson, date: string): number =>
  warnings.filter((one) => one.date === date && one.code !== "week-hours" && one.code !== "month-overtime").length;
