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

const capitals = Object.fromEntries(
  Object.entries(letters).map(([status, letter]) => [status, letter.toUpperCase()]),
) as Record<HalfStatus, string>;
const letterOf = ({ status, working }: Half): string => (working ? capitals : letters)[status];

function halfOf(letter: string): Half {
  const status = statuses.get(letter.toLowerCase());
  if (status === undefined) throw new RangeError(`A half day of unknown kind: ${letter}`);
  return { working: letter !== letter.toLowerCase(), status };
}

interface PackedDays {
  readonly from: string;
  readonly halves: string;
  /** Half days of which leave costs or takes a part: position, and the part as a fraction. */
  readonly lost?: readonly PackedPart[];
  readonly leave?: readonly PackedPart[];
}

type PackedPart = readonly [at: number, top: number, bottom: number];
const parts = ["lost", "leave"] as const;

function pack(grid: readonly GridDay[]): PackedDays {
  const packed: { lost?: PackedPart[]; leave?: PackedPart[] } = {};
  let [text, at] = ["", 0];
  for (const { halves } of grid)
    for (const half of halves) {
      text += letterOf(half);
      for (const part of parts) {
        const of = half[part];
        if (of) (packed[part] ??= []).push([at, of.top, of.bottom]);
      }
      at += 1;
    }
  return { from: grid[0]?.date ?? "", halves: text, ...packed };
}

function unpack({ from, halves: text, ...packed }: PackedDays): GridDay[] {
  const [lost, leave] = parts.map(
    (part) => new Map(packed[part]?.map(([at, top, bottom]) => [at, { [part]: { top, bottom } }])),
  );
  const halfAt = (at: number): Half => ({ ...halfOf(text[at] ?? ""), ...lost?.get(at), ...leave?.get(at) });
  const days: GridDay[] = [];
  for (let at = 0, date = from; at < text.length; at += 2, date = addDays(date, 1))
    days.push({ date, halves: [halfAt(at), halfAt(at + 1)] });
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
