/** Server-sent events: read whole however the text is cut, in order, and nothing but events. */
import { expect, it } from "vitest";
import { eventReader, type ServerEvent } from "./server-events.ts";

function read(...pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const take = eventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

const stream = 'event: jobs\ndata: {"a":1}\n\n: still here\n\ndata: first\ndata: second\n\n';
const events = [
  { event: "jobs", data: '{"a":1}' },
  { event: "message", data: "first\nsecond" },
];

it("reads events with and without a name, and data of several lines", () => {
  expect(read(stream)).toEqual(events);
});

it.each([1, 3, 7])("reads the same in pieces of %i characters, with either line ending", (size) => {
  for (const text of [stream, stream.replaceAll("\n", "\r\n")])
    expect(read(...(text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []))).toEqual(events);
});

it("waits until an event is complete", () => {
  expect(read("data: half")).toEqual([]);
  expect(read("data: half", "\n")).toEqual([]);
  expect(read("data: half", "\n", "\n")).toEqual([{ event: "message", data: "half" }]);
});
