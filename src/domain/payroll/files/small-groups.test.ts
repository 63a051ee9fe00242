import { expect, it } from "vitest";
import { withoutSmallGroups } from "./small-groups.ts";

const sizes = (...people: number[]) => people.map((count, index) => ({ name: index, people: count }));
const counts = (groups: readonly { readonly people: number }[]): number[] => groups.map(({ people }) => people);

it("shows groups of five and more", () => {
  expect(withoutSmallGroups(sizes(5, 12))).toMatchObject({ combined: [], withheld: false });
});

it("combines small groups that are enough together", () => {
  const { shown, combined } = withoutSmallGroups(sizes(3, 12, 4));
  expect([counts(shown), counts(combined)]).toEqual([[12], [3, 4]]);
});

it("adds the next larger group, because the total would give a single small one away", () => {
  const { shown, combined, withheld } = withoutSmallGroups(sizes(20, 1, 8));
  expect([counts(shown), counts(combined), withheld]).toEqual([[20], [1, 8], false]);
});

it("withholds everything of fewer than five people", () => {
  expect(withoutSmallGroups(sizes(2, 2))).toMatchObject({ shown: [], withheld: true });
});

it("never leaves fewer than five people to be worked out, whatever the sizes", () => {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 2_000; round += 1) {
    const groups = sizes(...Array.from({ length: 1 + random(8) }, () => 1 + random(9)));
    const { shown, combined, withheld } = withoutSmallGroups(groups);
    const together = counts(combined).reduce((sum, each) => sum + each, 0);
    expect(shown.every(({ people }) => people >= 5)).toBe(true);
    expect(combined.length === 0 || together >= 5 || (withheld && shown.length === 0)).toBe(true);
    expect(shown.length + combined.length).toBe(groups.length);
  }
});
