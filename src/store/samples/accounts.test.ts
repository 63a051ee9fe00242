/** Portraits of sample accounts fit the people they belong to. */
import { expect, test } from "vitest";
import { sampleAccounts } from "./accounts.ts";
import { cast } from "./people/cast.ts";

/** The women among the portraits of avatars.svg that accounts use; the others are men. */
const women = ["a01", "a03", "a05", "a07", "a10", "a12", "a13", "a15", "a17", "a20"];

test("women and men of the cast have portraits of women and men", () => {
  const people = Object.values(cast).flatMap(({ account, gender, fullName }) =>
    account === undefined ? [] : [{ fullName, gender, portrait: sampleAccounts[account].avatar.split("#")[1] ?? "" }],
  );
  expect(people.length).toBeGreaterThan(7);
  expect(people.filter(({ gender, portrait }) => women.includes(portrait) !== (gender === "female"))).toEqual([]);
});

test("no two accounts have the same portrait", () => {
  const portraits = Object.values(sampleAccounts).map(({ avatar }) => avatar);
  expect(new Set(portraits).size).toBe(portraits.length);
});
