/** What every page owes on a phone: four languages without a gap, nothing clipped, no sideways scroll. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectNoOverflow, expectNothingClipped } from "./support/checks.ts";
import { builtRoutes } from "./support/routes.ts";
import { openVisits, type Visits } from "./support/visits.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

describe.each(builtRoutes)("$name", (route) => {
  test.each(["en", "de", "fr", "pt"] as const)("speaks %s at 360 px without a gap", async (language) => {
    const { page, faults } = await visits.visit(route, { language, width: 360, height: 740 });
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await expectNoOverflow(page);
    await expectNothingClipped(page);
    // A missing text is an error of the console.
    expect(faults).toEqual([]);
  });
});
