/** Every page in a wide window: axe in all skins, a title, room for what it shows, no layout shift, no console error, visible focus. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPage } from "./support/app.ts";
import { expectAccessible, expectReadable, expectRoom, unseenTabSteps, wearSkin } from "./support/checks.ts";
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

/** A skin changes only colours, and semi-dark only those of the menu. */
const otherSkins = [["dark"], ["bordered"], ["semi-dark", "aside"]] as const;

describe.each(builtRoutes)("$name", (route) => {
  let visited: TestPage;
  beforeAll(async () => {
    visited = await visits.visit(route);
  });

  test("passes axe in its skins, has a title and room, does not shift and logs no error", async () => {
    const { page, faults, layoutShift } = visited;
    await expectAccessible(page);
    await expectRoom(page);
    expect(await page.title()).toMatch(/^.+ · HRMS$/);
    expect(await layoutShift()).toBeLessThan(0.002);
    expect(faults).toEqual([]);
    try {
      for (const [skin, within] of otherSkins) {
        await wearSkin(page, skin);
        await expectReadable(page, within);
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
