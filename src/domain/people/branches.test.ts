/** Branches of an org chart: levels, paging of direct reports, the path to a person, and circular reporting lines. */
import { expect, test } from "vitest";
import { branchOf, maxSiblings, maxNodes } from "./branches.ts";

const row = (id: string, parentId: string | null = null) => ({ id, parentId });
const small = [row("a"), row("b", "a"), row("c", "a"), row("d", "c"), row("e", "d"), row("z", "gone")];
const ask = { depth: 2, offset: 0 };
const ids = (part: ReturnType<typeof branchOf>) => part?.nodes.map(({ id }) => id);

test("levels from the top, and from a manager, count everyone below", () => {
  expect(branchOf(small, ask)).toEqual({
    nodes: [
      { id: "a", managerId: null, place: 1, reports: 2, total: 4 },
      { id: "z", managerId: null, place: 2, reports: 0, total: 0 },
      { id: "b", managerId: "a", place: 1, reports: 0, total: 0 },
      { id: "c", managerId: "a", place: 2, reports: 1, total: 2 },
    ],
    roots: 2,
    people: 6,
  });
  expect(ids(branchOf(small, { ...ask, managerId: "c", depth: 1 }))).toEqual(["d"]);
  expect(ids(branchOf(small, { ...ask, managerId: "c" }))).toEqual(["d", "e"]);
  expect(branchOf(small, { ...ask, managerId: "gone" })).toBeUndefined();
});

test("by default a small chart is complete, a large one has its first levels", () => {
  expect(ids(branchOf(small, { offset: 0 }))).toHaveLength(small.length);
  const large = Array.from({ length: 61 }, (_, at) => row(String(at), at === 0 ? null : String(at - 1)));
  expect(ids(branchOf(large, { offset: 0 }))).toEqual(["0", "1"]);
});

test("the path to a person includes colleagues on each level", () => {
  expect(ids(branchOf(small, { ...ask, employeeId: "e" }))).toEqual(["a", "z", "b", "c", "d", "e"]);
});

test("a wide level is split into parts, one of which contains the requested person", () => {
  const wide = [row("top"), ...Array.from({ length: 250 }, (_, at) => row(`w${at}`, "top"))];
  expect(branchOf(wide, ask)?.nodes).toHaveLength(1 + maxSiblings);
  expect(ids(branchOf(wide, { ...ask, managerId: "top", offset: 200 }))).toHaveLength(50);
  const way = branchOf(wide, { ...ask, employeeId: "w230" })?.nodes;
  expect([way?.length, way?.at(-1)?.place]).toEqual([maxSiblings + 2, 231]);
});

test("a response stays within its size, and leaves out only whole levels", () => {
  const many = [
    ...Array.from({ length: 50 }, (_, at) => row(`m${at}`)),
    ...Array.from({ length: 50 * 30 }, (_, at) => row(`r${at}`, `m${at % 50}`)),
  ];
  const part = branchOf(many, ask);
  expect(part?.people).toBe(1550);
  expect(part?.nodes.length).toBeLessThanOrEqual(maxNodes);
  const shown = Map.groupBy(part?.nodes ?? [], ({ managerId }) => managerId);
  expect([...shown].filter(([manager]) => manager !== null).every(([, line]) => line.length === 30)).toBe(true);
});

test("nobody is lost in a cycle", () => {
  const round = [row("a", "b"), row("b", "c"), row("c", "a"), row("d", "b")];
  const part = branchOf(round, { ...ask, depth: 9 });
  expect(ids(part)?.toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(part?.roots).toBe(1);
  expect(part?.nodes[0]?.total).toBe(3);
});
