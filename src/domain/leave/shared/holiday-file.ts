/** Reads a file of holidays, CSV or iCalendar: all faults by row and column, and the valid rows. */
import { addDays, daysBetween, isDate } from "../../shared/calendar.ts";
import { type CsvRecord, unescapeCell } from "../../shared/csv.ts";
import { cleanLine } from "../../shared/text.ts";
import { type HolidayHalf, holidayHalves, type HolidayKind, holidayKinds } from "./vocabulary.ts";

export interface HolidayRow {
  readonly date: string;
  readonly name: string;
  readonly kind: HolidayKind;
  readonly half: HolidayHalf | null;
  readonly substituteFor: string | null;
}

export interface HolidayFault {
  row: number;
  column: string | null;
  code:
    | "missing-column"
    | "unknown-column"
    | "cells"
    | "required"
    | "date"
    | "enum"
    | "maxLength"
    | "characters"
    | "twice"
    | "formula"
    | "quote"
    | "empty"
    | "repeats"
    | "too-long";
  value: string;
}

export interface HolidayFile {
  readonly rows: HolidayRow[];
  readonly faults: HolidayFault[];
  /** Rows in the file, valid or not. */
  readonly count: number;
}

const columns = ["date", "name", "kind", "half", "substituteFor"] as const;
/** Columns of an export that an import does not read. */
const skipped = ["calendar", "status", "updatedAt"];
const longestName = 80;
const shown = 60;
/** Most days of one event: longer ones are not holidays but vacations. */
const longestEvent = 14;

export const isCalendarFile = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);

const faultAt = (row: number, column: string | null, code: HolidayFault["code"], value = ""): HolidayFault => ({
  row,
  column,
  code,
  value: value.slice(0, shown),
});

function nameFault(name: string | null): HolidayFault["code"] | undefined {
  if (name === null) return "characters";
  if (name === "") return "required";
  return name.length > longestName ? "maxLength" : undefined;
}

/** `records` is null if the file has a quote without an end. */
export function readHolidayTable(records: readonly CsvRecord[] | null): HolidayFile {
  if (!records) return { rows: [], faults: [faultAt(1, null, "quote")], count: 0 };
  const [head, ...body] = records;
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const faults = headFaults(names);
  if (faults.length > 0) return { rows: [], faults, count: body.length };
  const rows: HolidayRow[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of body) {
    if (cells.length !== names.length) {
      faults.push(faultAt(line, null, "cells", String(cells.length)));
      continue;
    }
    const read = (column: string): string => unescapeCell(cells[names.indexOf(column)] ?? "").trim();
    const name = cleanLine(read("name"));
    const [date, kind, half, substituteFor] = [read("date"), read("kind"), read("half"), read("substituteFor")];
    const own: HolidayFault[] = [];
    const wrongName = nameFault(name);
    if (wrongName) own.push(faultAt(line, "name", wrongName, name ?? ""));
    else if (/^[=+\-@]/.test(name ?? "")) own.push(faultAt(line, "name", "formula", name ?? ""));
    if (date === "") own.push(faultAt(line, "date", "required"));
    else if (!isDate(date)) own.push(faultAt(line, "date", "date", date));
    else if (seen.has(date)) own.push(faultAt(line, "date", "twice", date));
    seen.add(date);
    if (kind !== "" && !holidayKinds.some((one) => one === kind)) own.push(faultAt(line, "kind", "enum", kind));
    if (half !== "" && !holidayHalves.some((one) => one === half)) own.push(faultAt(line, "half", "enum", half));
    if (substituteFor !== "" && !isDate(substituteFor)) own.push(faultAt(line, "substituteFor", "date", substituteFor));
    faults.push(...own);
    if (own.length > 0) continue;
    rows.push({
      date,
      name: name ?? "",
      kind: kind === "" ? "company" : (kind as HolidayKind),
      half: half === "" ? null : (half as HolidayHalf),
      substituteFor: substituteFor === "" || substituteFor === date ? null : substituteFor,
    });
  }
  return { rows, faults, count: body.length };
}

function headFaults(names: readonly string[]): HolidayFault[] {
  const known: readonly string[] = [...columns, ...skipped];
  return [
    ...["date", "name"].filter((name) => !names.includes(name)).map((name) => faultAt(1, name, "missing-column", name)),
    ...names.filter((name) => !known.includes(name)).map((name) => faultAt(1, name, "unknown-column", name)),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => faultAt(1, name, "twice", name)),
  ];
}

/** Lines of an iCalendar file, with those that go on in the next one put together. */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);

const plain = (value: string): string =>
  value.replaceAll(/\\([nN,;\\])/g, (_, one: string) => (/n/i.test(one) ? " " : one));

/** Events of whole days; a longer one gives a holiday for each day. */
export function readHolidayCalendar(text: string): HolidayFile {
  const rows: HolidayRow[] = [];
  const faults: HolidayFault[] = [];
  const seen = new Set<string>();
  let count = 0;
  let event: Map<string, string> | null = null;
  for (const line of unfolded(text)) {
    const [, property = "", value = ""] = /^([A-Za-z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const name = property.toUpperCase();
    if (name === "BEGIN" && value.trim().toUpperCase() === "VEVENT") event = new Map();
    else if (name === "END" && value.trim().toUpperCase() === "VEVENT" && event) {
      count += 1;
      const { found, fault } = holidaysOf(event, count);
      event = null;
      if (fault) faults.push(fault);
      for (const row of found) {
        if (seen.has(row.date)) faults.push(faultAt(count, "DTSTART", "twice", row.date));
        else rows.push(row);
        seen.add(row.date);
      }
    } else if (event && name !== "" && !event.has(name)) event.set(name, value.trim());
  }
  if (count === 0) faults.push(faultAt(1, null, "empty"));
  return { rows, faults, count };
}

const dayOf = (value: string | undefined): string | null => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T000000Z?)?$/.exec(value ?? "") ?? [];
  const date = `${year}-${month}-${day}`;
  return year !== undefined && isDate(date) ? date : null;
};

function holidaysOf(event: ReadonlyMap<string, string>, row: number): { found: HolidayRow[]; fault?: HolidayFault } {
  const of = (column: string, code: HolidayFault["code"], value = "") => ({
    found: [],
    fault: faultAt(row, column, code, value),
  });
  const name = cleanLine(plain(event.get("SUMMARY") ?? ""));
  const wrongName = nameFault(name);
  if (wrongName) return of("SUMMARY", wrongName, name ?? "");
  const from = dayOf(event.get("DTSTART"));
  if (from === null) return of("DTSTART", event.has("DTSTART") ? "date" : "required", event.get("DTSTART"));
  if (event.has("RRULE")) return of("RRULE", "repeats", event.get("RRULE"));
  // The end is the day after the last one.
  const end = event.has("DTEND") ? dayOf(event.get("DTEND")) : addDays(from, 1);
  if (end === null) return of("DTEND", "date", event.get("DTEND"));
  const days = Math.max(1, daysBetween(from, end));
  if (days > longestEvent) return of("DTEND", "too-long", String(days));
  const kind = (event.get("CATEGORIES") ?? "").toLowerCase();
  return {
    found: Array.from({ length: days }, (_, day) => ({
      date: addDays(from, day),
      name: name ?? "",
      kind: holidayKinds.find((one) => one === kind) ?? "company",
      half: null,
      substituteFor: null,
    })),
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (one) => `\\${one}`);

/** Lines longer than 75 bytes go on in the next one, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (bytes + length > 74) {
      parts.push(part);
      [part, bytes] = ["", 0];
    }
    part += character;
    bytes += length;
  }
  return [...parts, part].join("\r\n ");
}

/** The days as an iCalendar file (RFC 5545). */
export function holidayCalendar(
  days: readonly (Pick<HolidayRow, "date" | "name" | "kind"> & { readonly id: string })[],
  at: string,
): string {
  const stamp = at.replaceAll(/[-:]|\.\d+/g, "");
  const compact = (date: string): string => date.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//HRMS//Holidays//EN",
    "CALSCALE:GREGORIAN",
    ...days.flatMap(({ id, date, name, kind }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(name)}`,
      `CATEGORIES:${kind.toUpperCase()}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
