import { expect, test } from "vitest";
import { box, layOut, pathTo, within } from "./layout.ts";
import { neighbour } from "./neighbour.ts";

const node = (id: string, parentId: string | null) => ({ id, parentId });
const small = [node("a", null), node("b", "a"), node("c", "a"), node("d", "c"), node("e", "c")];
/** Each node has ten reports. */
const large = Array.from({ length: 1000 }, (_, at) =>
  node(String(at), at === 0 ? null : String(Math.floor((at - 1) / 10))),
);

test("nobody overlaps, and each stands above the middle of those below", () => {
  for (const nodes of [small, large]) {
    const { placed, byId, width } = layOut(nodes, new Set());
    expect(placed.length).toBe(nodes.length);
    const rows = Map.groupBy(placed, ({ y }) => y);
    for (const row of rows.values()) {
      const xs = row.map(({ x }) => x).toSorted((one, other) => one - other);
      for (let at = 1; at < xs.length; at += 1)
        expect((xs[at] ?? 0) - (xs[at - 1] ?? 0)).toBeGreaterThanOrEqual(box.width);
    }
    expect(Math.max(...placed.map(({ x }) => x)) + box.width).toBe(width);
    const [b, c] = [byId.get(nodes[1]?.id ?? ""), byId.get(nodes[2]?.id ?? "")];
    expect(b?.y).toBe(c?.y);
  }
  const { byId } = layOut(small, new Set());
  expect(byId.get("a")?.x).toBe(((byId.get("b")?.x ?? 0) + (byId.get("c")?.x ?? 0)) / 2);
});

test("a team of which nobody is expanded stands in rows of four, so that it fits a window", () => {
  const team = Array.from({ length: 7 }, (_, at) => node(`t${at}`, "a"));
  const below = node("x", "t6");
  const { placed, byId, width } = layOut([node("a", null), ...team, below], new Set(["t6"]));
  expect(width).toBe(4 * box.width + 3 * box.gapX);
  expect(placed.filter(({ level }) => level === 2).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(Map.groupBy(placed, ({ y }) => y).size).toBe(3);
  const last = byId.get("t6");
  // Its line runs beside the boxes of the first row.
  expect(last?.trunk).toBeLessThan(byId.get("t0")?.x ?? 0);

  const opened = layOut([node("a", null), ...team, below], new Set());
  expect(Map.groupBy(opened.placed, ({ y }) => y).size).toBe(3);
  expect(opened.byId.get("t6")?.y).toBe(opened.byId.get("t0")?.y);
  expect(opened.byId.get("x")?.level).toBe(3);
});

test("arrow keys go on from the end of a row to the next one", () => {
  const team = Array.from({ length: 5 }, (_, at) => node(`t${at}`, "a"));
  const chart = layOut([node("a", null), ...team], new Set());
  const from = (id: string, key: string) => {
    const placed = chart.byId.get(id);
    return placed && neighbour(chart, placed, key);
  };
  expect(from("a", "ArrowDown")).toBe("t0");
  expect(from("t2", "ArrowRight")).toBe("t3");
  expect(from("t3", "ArrowLeft")).toBe("t2");
  expect(from("t3", "ArrowRight")).toBe("t4");
  expect(from("t4", "ArrowUp")).toBe("a");
});

test("what is closed takes no room, and still counts those below", () => {
  const { placed, byId, height } = layOut(small, new Set(["c"]));
  expect(placed.map(({ node: { id } }) => id).toSorted()).toEqual(["a", "b", "c"]);
  expect(byId.get("c")?.children).toBe(2);
  expect(height).toBe(2 * box.height + box.gapY);
});

test("whose manager is not there stands at the top, beside others", () => {
  const { byId } = layOut([node("a", null), node("b", "gone")], new Set());
  expect(byId.get("b")).toMatchObject({ level: 1, place: 2, siblings: 2 });
});

test("a window shows few of a thousand", () => {
  const chart = layOut(large, new Set());
  const seen = within(chart, { left: 0, top: 0, right: 1200, bottom: 800 });
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.length).toBeLessThan(60);
});

test("of a line that is there in part, what is said of it counts", () => {
  const { byId } = layOut(
    [
      { ...node("a", null), below: 300 },
      { ...node("b", "a"), place: 120 },
    ],
    new Set(),
  );
  expect(byId.get("a")?.children).toBe(300);
  expect(byId.get("b")).toMatchObject({ place: 120, siblings: 300 });
});

test("the way up to somebody ends, also where lines go round in a circle", () => {
  expect(pathTo(small, "e")).toEqual(["c", "a"]);
  expect(pathTo([node("a", "b"), node("b", "a")], "a")).toEqual(["b", "a"]);
});
