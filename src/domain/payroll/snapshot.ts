/** What a payslip was calculated from, as text: stored with it, hashed, and read again to explain and replay it. */
import { addDays } from "../shared/calendar.ts";
import type { GridDay, Half, HalfStatus } from "../statutory/pay/month-grid.ts";
import type { PayslipInput } from "./payslip.ts";

/** A letter for each half day; capital if work was scheduled. */
const letters = {
  work: "w",
  "paid-leave": "p",
  "no-pay-leave": "n",
  absent: "a",
  holiday: "h",
  "holiday-forfeited": "f",
  "day-off": "o",
  "rest-day": "r",
  "not-employed": "x",
} as const satisfies Record<HalfStatus, string>;
const statuses = new Map(Object.entries(letters).map(([status, letter]) => [letter as string, status as HalfStatus]));

const letterOf = ({ status, working }: Half): string => (working ? letters[status].toUpperCase() : letters[status]);

function halfOf(letter: string): Half {
  const status = statuses.get(letter.toLowerCase());
  if (status === undefined) throw new RangeError(`A half day of unknown kind: ${letter}`);
  return { working: letter !== letter.toLowerCase(), status };
}

interface PackedDays {
  readonly from: string;
  readonly halves: string;
}

const pack = (grid: readonly GridDay[]): PackedDays => ({
  from: grid[0]?.date ?? "",
  halves: grid.map(({ halves: [am, pm] }) => letterOf(am) + letterOf(pm)).join(""),
});

function unpack({ from, halves }: PackedDays): GridDay[] {
  const days: GridDay[] = [];
  for (let index = 0, date = from; index < halves.length; index += 2, date = addDays(date, 1))
    days.push({ date, halves: [halfOf(halves[index] ?? ""), halfOf(halves[index + 1] ?? "")] });
  return days;
}

/** The same input gives the same text, so that hashes can be compared. */
export function writeSnapshot({ grid, ...input }: PayslipInput): string {
  const sorted = Object.fromEntries(
    Object.entries({ ...input, grid: pack(grid) }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return JSON.stringify(sorted);
}

export function readSnapshot(text: string): PayslipInput {
  const { grid, ...input } = JSON.parse(text) as Omit<PayslipInput, "grid"> & { readonly grid: PackedDays };
  return { ...input, grid: unpack(grid) };
}
