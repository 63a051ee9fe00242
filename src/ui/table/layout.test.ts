import { describe, expect, test } from "vitest";
import type { Column } from "./column.ts";
import {
  canMove,
  dropColumn,
  initialLayout,
  moveColumn,
  pinColumn,
  placeColumns,
  readLayout,
  sameLayout,
  showColumn,
  type TableLayout,
} from "./layout.ts";

const columns = ["name", "rank", "pay", "state"].map((id): Column<never> => ({ id, header: id, cell: () => null }));
const usual = ["name", "rank", "pay"];
const place = (layout: TableLayout) => placeColumns(columns, layout, usual);
const ids = (layout: TableLayout) => place(layout).map(({ id }) => id);

test("without a choice the list's own columns stand, the naming one first and pinned", () => {
  expect(ids(initialLayout)).toEqual(usual);
  expect(place(initialLayout)[0]?.pin).toBe("start");
});

describe("moving", () => {
  test("goes one place, and stops at the naming column and at the end", () => {
    expect(ids(moveColumn(initialLayout, place(initialLayout), "rank", 1))).toEqual(["name", "pay", "rank"]);
    expect(moveColumn(initialLayout, place(initialLayout), "rank", -1)).toBe(initialLayout);
    expect(canMove(place(initialLayout), "pay", 1)).toBe(false);
  });

  test("pinned columns stay among themselves", () => {
    const pinned = pinColumn(initialLayout, "pay", "start");
    expect(ids(pinned)).toEqual(["name", "pay", "rank"]);
    expect(canMove(place(pinned), "pay", 1)).toBe(false);
  });
});

test("a dropped column takes the place and the pin of the one it was dropped beside", () => {
  const pinned = pinColumn(initialLayout, "pay", "end");
  const dropped = dropColumn(pinned, place(pinned), "rank", "pay", "after");
  expect(ids(dropped)).toEqual(["name", "pay", "rank"]);
  expect(dropped.pinned).toEqual({ pay: "end", rank: "end" });
  expect(ids(dropColumn(dropped, place(dropped), "rank", "name", "before"))).toEqual(["name", "rank", "pay"]);
});

test("the naming column can neither be dropped elsewhere nor pinned away", () => {
  expect(dropColumn(initialLayout, place(initialLayout), "name", "pay", "after")).toBe(initialLayout);
  expect(ids(pinColumn(initialLayout, "name", "end"))[0]).toBe("name");
});

test("a column shown joins at the end; hidden, it keeps its pin for later", () => {
  expect(ids(showColumn(initialLayout, place(initialLayout), "state", true))).toEqual(["name", "rank", "pay", "state"]);
  const pinned = pinColumn(initialLayout, "pay", "end");
  const hidden = showColumn(pinned, place(pinned), "pay", false);
  expect(ids(hidden)).toEqual(["name", "rank"]);
  expect(hidden.pinned).toEqual({ pay: "end" });
});

test.each([
  null,
  5,
  "x",
  { columns: "rank" },
  { widths: { rank: "wide", pay: -3 }, pinned: { rank: "middle" }, density: "tiny" },
])("stored %j falls back", (stored) => {
  expect(readLayout(stored)).toEqual(initialLayout);
});

test("what was stored comes back, widths within reason, columns that are gone left out", () => {
  const stored = {
    columns: ["name", "gone", "pay", "pay"],
    widths: { pay: 9000, rank: 10 },
    pinned: { pay: "end" },
    density: "compact",
  };
  const layout = readLayout(JSON.parse(JSON.stringify(stored)));
  expect(layout.widths).toEqual({ pay: 800, rank: 56 });
  expect(ids(layout)).toEqual(["name", "pay"]);
  expect(sameLayout(layout, readLayout(stored))).toBe(true);
  expect(sameLayout(layout, { ...layout, density: "normal" })).toBe(false);
});
