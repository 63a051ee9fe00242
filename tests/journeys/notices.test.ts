/** Notices about a lost and restored connection, and about a new version of the app. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** With everything loaded that waits for an idle moment. */
async function openQuiet(width = 1280): Promise<TestPage> {
  const opened = await app.open("/me/notifications", { account: "admin@demo.com", width });
  await opened.page.locator("[data-mark]").first().waitFor();
  await opened.page.locator("[data-notices]").waitFor({ state: "attached" });
  return opened;
}

test("offline, the page stays, and pending requests are sent on reconnect", async () => {
  const { page, context } = await openQuiet(360);
  await context.setOffline(true);
  await notice(page, "You are offline").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page
    .getByRole("main")
    .getByRole("tab", { name: /^Unread/ })
    .click();
  await page.waitForURL(/show=unread/);
  await page.getByRole("main").getByText("Siti Rahmah has requested leave").waitFor();
  await context.setOffline(false);
  await notice(page, "You are offline").waitFor({ state: "detached" });
  await page.getByRole("status").filter({ hasText: "You’re back online" }).first().waitFor({ state: "attached" });
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .locator("ul > li")
        .filter({ hasNot: page.getByRole("heading") })
        .count(),
    )
    .toBe(5);
  await context.close();
});

test("a newer build is noticed when the window regains focus, and can wait", async () => {
  const { page, context, faults } = await openQuiet();
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const requested: string[] = [];
  page.on("request", (request) => new URL(request.url()).pathname === "/" && requested.push(request.url()));
  // It is not fetched at once.
  await comeBack();
  await page.clock.setFixedTime(new Date(Date.now() + 10 * 60_000));
  await comeBack();
  await expect.poll(() => requested.length).toBe(1);
  expect(await notice(page, "A new version is available").count()).toBe(0);

  await page.route(
    (url) => url.pathname === "/",
    (route) =>
      route.fulfill({ contentType: "text/html", body: '<script type="module" src="/assets/app-newer.js"></script>' }),
  );
  await page.clock.setFixedTime(new Date(Date.now() + 20 * 60_000));
  await comeBack();
  await notice(page, "A new version is available").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Later" }).click();
  await notice(page, "A new version is available").waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("loading a new version asks about unsaved changes first", async () => {
  const { page, context } = await openQuiet();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("new grade");
  await page.getByRole("option", { name: "New grade" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Half a grade");
  await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError")));
  const requested: string[] = [];
  page.once("dialog", (dialog) => {
    requested.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => requested).toEqual(["beforeunload"]);
  expect(await page.getByRole("textbox", { name: /^Name/ }).inputValue()).toBe("Half a grade");
  await context.close();
});
