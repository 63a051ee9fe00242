/** Every page in a wide window: axe in light and dark, a title, no layout shift, no console error, visible focus. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPage } from "./support/app.ts";
import { expectAccessible, unseenTabSteps, wearSkin } from "./support/checks.ts";
import { pagesOfRoutes } from "./support/route-files.ts";
import { builtRoutes } from "./support/routes.ts";
import { openVisits, type Visits } from "./support/visits.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await openVisits();
});
afterAll(() => visits.close());

test("every page of the app is visited", () => {
  // Shown to the first person of an empty server, and in sign-in.test.ts.
  const elsewhere = ["setup"];
  const pages = pagesOfRoutes();
  expect(pages).toEqual(expect.arrayContaining(["pages/login-v1", "_app/components/alerts", "misc/error"]));
  const visited = [...builtRoutes.map(({ file }) => file), ...elsewhere];
  expect(pages.filter((page) => !visited.includes(page))).toEqual([]);
});

// The other two only style the shell: one page in eight shows it.
const routes = builtRoutes.map((route, index) => ({
  ...route,
  skins: index % 8 === 0 ? (["dark", "bordered", "semi-dark"] as const) : (["dark"] as const),
}));

describe.each(routes)("$name", (route) => {
  let visited: TestPage;
  beforeAll(async () => {
    visited = await visits.visit(route);
  });

  test("passes axe in its skins, has a title, does not shift and logs no error", async () => {
    const { page, faults, layoutShift } = visited;
    await expectAccessible(page);
    expect(await page.title()).toMatch(/^.+ · HRMS$/);
    expect(await layoutShift()).toBeLessThan(0.002);
    expect(faults).toEqual([]);
    try {
      // A skin changes only colours.
      for (const skin of route.skins) {
        await wearSkin(page, skin);
        await expectAccessible(page, ["color-contrast", "link-in-text-block"]);
      }
    } finally {
      // For the next page.
      await page.evaluate(() => localStorage.setItem("hrms.skin", "light"));
    }
  });

  test("shows focus at every Tab stop", async () => {
    expect(await unseenTabSteps(visited.page)).toEqual([]);
  });
});
