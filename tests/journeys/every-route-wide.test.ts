/**
 * Every page in a wide window: axe in all skins, room for what it shows, no console error, visible focus. What depends on
 * loading, such as titles and layout shifts, is in `page-loads.test.ts`.
 */
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
    // A page that is loaded costs three times as much, most of all because axe is compiled anew.
    visited = await visits.walkTo(route);
  });

  test("passes axe in its skins, has room and logs no error", async () => {
    const { page, faults } = visited;
    await expectAccessible(page);
    await expectRoom(page);
    expect(faults).toEqual([]);
    try {
      for (const [skin, within] of otherSkins) {
        await wearSkin(page, skin);
        await expectReadable(page, within);
      }
    } finally {
      // For the next page.
      await wearSkin(page, "light");
    }
  });

  test("shows focus at every Tab stop", async () => {
    expect(await unseenTabSteps(visited.page)).toEqual([]);
  });
});
