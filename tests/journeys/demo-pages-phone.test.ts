/** Pages of the demo layer at 360 px: each is used, and nothing is cut off. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountSettings } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectNoOverflow, expectNothingClipped } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (path: string) => {
  const opened = await app.open(path, { account: "admin@demo.com", width: 360, height: 740 });
  await opened.page.locator("h1").waitFor();
  return opened;
};
async function expectWhole(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectNothingClipped(page);
}
const main = (page: Page) => page.getByRole("main");

test("questions", async () => {
  const { page, context, faults } = await open("/pages/faq");
  await page.getByLabel("Search questions").fill("payment");
  await page.waitForURL(/q=payment/);
  const first = page.getByRole("tabpanel").getByRole("button").first();
  await first.click();
  await expect.poll(() => first.getAttribute("aria-expanded")).toBe("true");
  await expectWhole(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("knowledge base", async () => {
  const { page, context, faults } = await open("/pages/knowledge-base");
  await page.locator("main li h2 a, main li h3 a").first().click();
  await page.waitForURL(/knowledge-base\/[a-z-]+$/);
  // The address changes before the page does.
  const topic = new URL(page.url()).pathname;
  await page.locator(`main li a[href^="${topic}/"]`).first().click();
  await main(page).getByRole("button", { name: "Yes" }).click();
  await page.getByText("Thank you for your feedback.").waitFor();
  await expectWhole(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("plans: the popular one comes first", async () => {
  const { page, context, faults } = await open("/pages/pricing");
  await page.locator("[data-plan=Standard]").waitFor();
  const tops = await page
    .locator("[data-plan]")
    .evaluateAll((all) => all.map((plan) => [(plan as HTMLElement).dataset["plan"], plan.getBoundingClientRect().top]));
  expect(tops.toSorted((a, b) => Number(a[1]) - Number(b[1]))[0]?.[0]).toBe("Standard");
  await page.getByRole("radio", { name: "Annually" }).check({ force: true });
  await page.locator("[data-plan=Standard]").getByText("$S480", { exact: true }).waitFor();
  await expectWhole(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("account settings: sections are chosen from a list", async () => {
  const { page, context, faults } = await open("/pages/account-settings");
  await main(page).getByRole("combobox", { name: "Account settings" }).selectOption("Notifications");
  await page.waitForURL("**?tab=notifications");
  await page.getByRole("switch", { name: "Someone follows me" }).click();
  const followMe = async () =>
    ((await (await app.demo("/account-setting/data")).json()) as AccountSettings).notification.followMe;
  await expect.poll(followMe).toBe(true);
  for (const section of ["General", "Password", "Information", "Social media"]) {
    await main(page).getByRole("combobox", { name: "Account settings" }).selectOption(section);
    await expectWhole(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("profile: its tabs, and more posts", async () => {
  const { page, context, faults } = await open("/pages/profile");
  await page.getByRole("article").first().waitFor();
  const before = await page.getByRole("article").count();
  await main(page).getByRole("button", { name: "Load more" }).click();
  await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(before);
  for (const name of ["About", "Photos", "Friends"]) {
    await page.getByRole("tab", { name }).click();
    await page.waitForURL(`**?tab=${name.toLowerCase()}`);
    await expectWhole(page);
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("blog: a tag, a post, and its form", async () => {
  const { page, context, goTo, faults } = await open("/pages/blog/list");
  await page.locator("main li h2 a, main article h2 a").first().waitFor();
  await expectWhole(page);
  await page.locator("main a[href*='tag=']").first().click();
  await page.waitForURL(/tag=/);
  await page.locator("main li h2 a, main article h2 a").first().click();
  await page.waitForURL(/blog\/detail/);
  await page.getByRole("textbox", { name: "Comment" }).fill("Read on the bus.");
  await main(page).getByRole("button", { name: "Comment", exact: true }).click();
  await page.getByRole("listitem").getByText("Read on the bus.").waitFor();
  await expectWhole(page);
  await goTo("/pages/blog/edit/1");
  await page.getByLabel("Title").waitFor();
  await expectWhole(page);
  expect(faults).toEqual([]);
  await context.close();
});
