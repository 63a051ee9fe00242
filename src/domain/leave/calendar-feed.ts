/** Leave as an iCalendar file (RFC 5545): all-day events, tentative while they wait. */
import { addDays } from "../shared/calendar.ts";

interface FeedEvent {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly waiting: boolean;
  readonly version: number;
  readonly updatedAt: Date;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

const maxBytes = 74;

/** Lines of more than 75 bytes are continued with a space; characters are not split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).length;
    if (size + bytes > maxBytes) {
      parts.push(part);
      [part, size] = ["", 0];
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join("\r\n ");
}

const day = (date: string): string => date.replaceAll("-", "");
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

export function calendarFile(name: string, events: readonly FeedEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//HRMS//Leave//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, title, from, to, waiting, version, updatedAt }) => [
      "BEGIN:VEVENT",
      `UID:${id}@hrms`,
      `DTSTAMP:${stamp(updatedAt)}`,
      `SEQUENCE:${version}`,
      `DTSTART;VALUE=DATE:${day(from)}`,
      `DTEND;VALUE=DATE:${day(addDays(to, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `STATUS:${waiting ? "TENTATIVE" : "CONFIRMED"}`,
      "TRANSP:OPAQUE",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
