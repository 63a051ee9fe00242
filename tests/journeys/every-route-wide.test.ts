/** What every page owes on a wide window: axe in four skins, a title, no shift, no error of the console, seen focus. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageBytes } from "../../scripts/lib/page-bytes.ts";
import type { TestPage } from "./support/app.ts";
import { expectAccessible, unseenTabSteps, wearSkin } from "./support/checks.ts";
import { builtRoutes } from "./support/routes.ts";
import { openVisits, type Visits } from "./support/visits.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

test("every page of the build is visited here", () => {
  const layouts = /(^_app|\/route)$/;
  // Shown to the first person of an empty server, and in sign-in.test.ts.
  const elsewhere = ["setup"];
  const pages = pageBytes().map(({ page }) => page);
  const visited = [...builtRoutes.map(({ file }) => file), ...elsewhere];
  expect(pages.filter((page) => !layouts.test(page) && !visited.includes(page))).toEqual([]);
});

describe.each(builtRoutes)("$name", (route) => {
  let visited: TestPage;
  beforeAll(async () => {
    visited = await visits.visit(route);
  });

  test("is clean for axe in four skins, titled, still and without a fault", async () => {
    const { page, faults, layoutShift } = visited;
    await expectAccessible(page);
    expect(await page.title()).toMatch(/^.+ · HRMS$/);
    expect(await layoutShift()).toBeLessThan(0.002);
    expect(faults).toEqual([]);
    try {
      // A skin changes colours and nothing else.
      for (const skin of ["bordered", "dark", "semi-dark"] as const) {
        await wearSkin(page, skin);
        await expectAccessible(page, ["color-contrast", "link-in-text-block"]);
      }
    } finally {
      await wearSkin(page, "light");
    }
  });

  test("shows the focus at every Tab step", async () => {
    expect(await unseenTabSteps(visited.page)).toEqual([]);
  });
});
