/** Merging branches: a partly loaded team reports how many people are missing, and where. */
import { expect, test } from "vitest";
import type { OrgChartNode } from "#generated/hrms/schema.ts";
import { entriesOf } from "./chart-entries.ts";

const node = (id: string, managerId: string | null, place: number, reports = 0): OrgChartNode => ({
  id,
  managerId,
  place,
  reports,
  total: reports,
  fullName: id,
  designation: null,
  department: null,
  heads: [],
  photo: null,
});
const base = { nodes: [node("a", null, 1, 4), node("b", "a", 1, 2), node("c", "a", 2)], roots: 1, people: 7 };

test("what is missing of a line stands where the line breaks off", () => {
  const far = { ...base, nodes: [node("e", "a", 4)] };
  const { entries, unread, people } = entriesOf([base, far]);
  expect(entries.map(({ id }) => id)).toEqual(["a", "b", "c", "more-a", "e"]);
  expect(entries[3]).toMatchObject({ parentId: "a", offset: 2, missing: 1, place: 3 });
  expect([...unread]).toEqual(["b"]);
  expect(people).toBe(7);
  const whole = entriesOf([base, far, { ...base, nodes: [node("d", "a", 3), node("f", "b", 1), node("g", "b", 2)] }]);
  expect(whole.entries.map(({ id }) => id)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  expect(whole.unread.size).toBe(0);
});
