/** List behaviour of the demo apps that a test through the gateway cannot reach. */
import { expect, it } from "vitest";
import { append, nextId, pageOf, prepend, take } from "./lists.ts";

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

it("holds at most 500 rows and keeps the one added", () => {
  const list = rows(500);
  append(list, { id: 501 });
  expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([500, 2, 501]);
  prepend(list, { id: 502 });
  expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([500, 502, 500]);
});

it("assigns unused ids in any order", () => {
  expect(nextId([])).toBe(1);
  expect(nextId([{ id: 7 }, { id: 3 }])).toBe(8);
});

it("returns no rows past the end", () => {
  expect(pageOf(rows(5), 3, 2)).toEqual([{ id: 5 }]);
  expect(pageOf(rows(4), 3, 2)).toEqual([]);
  expect(pageOf([], 9, 2)).toEqual([]);
});

it("removes only the row with the id", () => {
  const list = rows(3);
  expect(take(list, 2)).toEqual({ id: 2 });
  expect(take(list, 2)).toBeNull();
  expect(list).toEqual([{ id: 1 }, { id: 3 }]);
});
