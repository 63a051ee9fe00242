/** Every page on a phone: every language complete, nothing clipped, no horizontal scrolling. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#src/domain/shared/languages.ts";
import type { TestPage } from "./support/app.ts";
import { expectNoOverflow, expectNothingClipped, expectToTopBesideBars, speak } from "./support/checks.ts";
import { builtRoutes } from "./support/routes.ts";
import { openVisits, type Visits } from "./support/visits.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

describe.each(builtRoutes)("$name", (route) => {
  let visited: TestPage;
  beforeAll(async () => {
    visited = await visits.walkTo(route, { width: 360, height: 740 });
  });

  test.each([...languages].reverse())("is translated to %s at 360 px without gaps", async (language) => {
    const { page, faults } = visited;
    await speak(page, language);
    await expectNoOverflow(page);
    await expectNothingClipped(page);
    // A missing text is logged as a console error.
    expect(faults).toEqual([]);
  });

  test("keeps the back-to-top button off the buttons of its form", () => expectToTopBesideBars(visited.page));
});
