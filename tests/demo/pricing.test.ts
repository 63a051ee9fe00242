/** Plans and prices match the specification. */
import { expect, test } from "vitest";
import type { Pricing } from "#generated/demo/schema.ts";
import { visitors } from "./visit.ts";

const visitor = visitors();
const read = async () => (await visitor()<Pricing>("GET", "/pricing/data")).body;

test("three plans have monthly and yearly prices", async () => {
  const { plans } = await read();
  expect(
    plans.map(({ title, monthlyPrice, yearlyPlan, popular }) => [
      title,
      monthlyPrice,
      yearlyPlan.perMonth,
      yearlyPlan.totalAnnual,
      popular,
    ]),
  ).toEqual([
    ["Basic", 0, 0, 0, false],
    ["Standard", 49, 40, 480, true],
    ["Enterprise", 99, 80, 960, false],
  ]);
});

test("the comparison has a value for each plan, and the current plan is one of them", async () => {
  const { plans, comparison, currentPlan, qandA } = await read();
  expect(comparison.filter(({ values }) => values.length !== plans.length)).toEqual([]);
  expect(plans.map(({ title }) => title)).toContain(currentPlan);
  expect(qandA.length).toBeGreaterThan(3);
});
