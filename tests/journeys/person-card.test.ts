/** A name leads to mail, chat and profile, in every app that names people. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { press, skipToContent, tabTo } from "./support/keyboard.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = (path: string, options: object = {}): Promise<TestPage> =>
  app.open(path, { account: "admin@demo.com", ...options });
const card = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const named = (page: Page, name: string) => page.locator(`[data-person="${name}"]`).first();

/** A page of each app, with someone it names. */
const places = [
  ["/apps/todo", "Farid Iskandar"],
  ["/apps/email/inbox?mail=26", "Kavitha Raman"],
  ["/apps/invoice/list", "Imogen Clarke"],
  ["/apps/invoice/preview/5036", "Imogen Clarke"],
  ["/apps/calendar?event=3", "Marisol Vega"],
  ["/pages/blog/list", "Marcus Lim"],
  ["/pages/blog/detail/1", "Siti Rahmah"],
  ["/pages/profile", "Kavitha Raman"],
  ["/pages/blog/edit/1", "Marcus Lim"],
  ["/dashboard/analytics", "Farid Iskandar"],
] as const;

describe.each(places)("%s", (path, name) => {
  test(`shows ${name} with mail, chat and profile`, async () => {
    const { page, context, faults } = await open(path);
    await named(page, name).waitFor();
    await named(page, name).click();
    await card(page, name).getByRole("link", { name: "Email" }).waitFor();
    await card(page, name).getByRole("link", { name: "Chat" }).waitFor();
    await card(page, name).getByRole("link", { name: "Profile" }).waitFor();
    await press(page, "Escape");
    await expect.poll(() => card(page, name).count()).toBe(0);
    await expect.poll(() => named(page, name).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test("by mouse: to the profile, from there to the chat, and on to an email", async () => {
  const { page, context, faults } = await open("/pages/blog/detail/1");
  await named(page, "Siti Rahmah").click();
  await card(page, "Siti Rahmah").getByText("siti.rahmah@kopitiam.example").waitFor();
  await expectAccessible(page);
  await card(page, "Siti Rahmah").getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/apps/user/view/7");
  await named(page, "Siti Rahmah").click();
  await card(page, "Siti Rahmah").getByRole("link", { name: "Chat" }).click();
  await page.waitForURL(/\/apps\/chat\?chat=\d+$/);
  await page.getByRole("log", { name: "Chat with Siti Rahmah" }).waitFor();
  await page.getByRole("button", { name: "About Siti Rahmah" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Email" }).click();
  await page.waitForURL(/\/apps\/email\/inbox/);
  await page.getByTitle("Siti Rahmah <siti.rahmah@kopitiam.example>").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a client's card leads to an email", async () => {
  const { page, context, faults } = await open("/apps/invoice/preview/5036");
  await named(page, "Imogen Clarke").waitFor();
  await skipToContent(page);
  await tabTo(page, named(page, "Imogen Clarke"));
  await press(page, "Enter");
  await tabTo(page, card(page, "Imogen Clarke").getByRole("link", { name: "Email" }));
  await press(page, "Enter");
  await page.getByTitle("Imogen Clarke <imogen.clarke@wattle.example>").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("at 360 px: the card fits", async () => {
  const { page, context, faults } = await open("/apps/email/inbox?mail=26", { width: 360, height: 740 });
  await named(page, "Kavitha Raman").click();
  await card(page, "Kavitha Raman").getByRole("link", { name: "Profile" }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});
