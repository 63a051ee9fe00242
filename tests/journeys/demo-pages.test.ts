/** Pages of the demo layer: questions, knowledge base, plans, blog, account settings, profile. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountSettings, BlogDetail } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (path: string, options: object = {}) => {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator("h1").waitFor();
  return opened;
};
const settings = async () => (await (await app.demo("/account-setting/data")).json()) as AccountSettings;

test("a question is searched, opened and linked to", async () => {
  const { page, context, faults } = await open("/pages/faq");
  await page.getByRole("tab", { name: /Delivery/ }).click();
  await page.waitForURL("**/faq?tab=delivery");
  await page.getByLabel("Search questions").fill("zzz");
  await page.getByText("No results for “zzz”").waitFor();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  const first = page.getByRole("tabpanel").getByRole("button").first();
  await first.press("Enter");
  await expect.poll(() => first.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("the knowledge base leads from a topic to an answer, and an unknown one back", async () => {
  const { page, context, goTo } = await open("/pages/knowledge-base");
  await page.locator("main section a, main li h2 a").first().click();
  await page.waitForURL(/knowledge-base\/[a-z-]+$/);
  // The address changes before the page does.
  const topic = new URL(page.url()).pathname;
  await page.locator(`main a[href^="${topic}/"]`).first().click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByText("Thank you for your feedback.").waitFor();
  await goTo("/pages/knowledge-base/weather");
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
  await context.close();
});

test("the search finds topics by their description, and marks what it found", async () => {
  const { page, context } = await open("/pages/knowledge-base");
  await page.getByLabel("Search topics").fill("overtime");
  await page.getByRole("status").getByText("1 topic", { exact: true }).waitFor();
  await page.locator("main li p mark").getByText("overtime").waitFor();
  await context.close();
});

test("every category has a picture of its own", async () => {
  const { page, context, goTo } = await open("/pages/blog/list");
  const pictures = { "/pages/blog/list": "main aside li svg", "/pages/faq": "main [role=tab] svg" };
  const topics = ["leave", "payroll", "claims", "attendance", "joining", "account"];
  const groups = topics.map((topic) => [`/pages/knowledge-base/${topic}`, "main h2 svg"] as const);
  for (const [path, drawn] of [...Object.entries(pictures), ...groups]) {
    await goTo(path);
    await page.locator(drawn).first().waitFor();
    const unknown = page.locator(drawn).and(page.locator(".lucide-circle-question-mark"));
    expect(await unknown.count(), path).toBe(0);
  }
  await context.close();
});

test("plans show their price by year, also after a reload", async () => {
  const { page, context } = await open("/pages/pricing");
  const standard = page.locator("[data-plan=Standard]");
  await standard.getByText("$S49", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "Annually" }).check({ force: true });
  await standard.getByText("$S40", { exact: true }).waitFor();
  await page.waitForURL("**/pages/pricing?billing=yearly");
  await page.reload();
  await standard.getByText("$S480", { exact: true }).waitFor();
  await context.close();
});

test("a post is edited; a slug that is taken is refused at its field", async () => {
  const { page, context } = await open("/pages/blog/edit/1");
  await page.getByText("Accepted: PNG, JPEG, WEBP").waitFor();
  const taken = ((await (await app.demo("/blog/list/data/detail?id=2")).json()) as BlogDetail).blog.slug;
  await page.getByLabel("Address").fill(taken);
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Another post has this address.").first().waitFor();
  await page.getByLabel("Title").fill("A quieter hour");
  await page.getByLabel("Address").fill("a-quieter-hour");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL("**/pages/blog/detail/1");
  await page.getByRole("heading", { name: "A quieter hour" }).waitFor();
  await context.close();
});

test("a post is shared by link and by email", async () => {
  const { page, context, faults } = await open("/pages/blog/detail/1");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: "Send by email" }).waitFor();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(faults).toEqual([]);
  await context.close();
});

test("a profile: a post is liked, a picture enlarged, a vote cast and a person added", async () => {
  const { page, context, faults } = await open("/pages/profile");
  const like = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /likes?$/ })
    .first();
  const before = await like.getAttribute("aria-pressed");
  await like.click();
  await expect.poll(() => like.getAttribute("aria-pressed")).not.toBe(before);
  const film = page.locator("video[controls]").and(page.getByLabel("Video posted by Kavitha Raman"));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration > 1)).toBe(true);
  await page.getByRole("button", { name: "Shophouses in the afternoon sun" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /next/i }).click();
  await page.getByRole("dialog").getByText("2 / 9").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Maxwell Food Centre" }).check();
  await page.getByRole("button", { name: "Vote" }).click();
  await page.getByText("Thank you for your vote.").waitFor();
  await page.getByRole("button", { name: /^Add / }).first().click();
  await page
    .getByRole("button", { name: / added$/ })
    .first()
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("account settings are saved by section, notifications at once", async () => {
  const { page, context } = await open("/pages/account-settings");
  await page.getByRole("textbox", { name: "Company" }).fill("Kopitiam Group");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(async () => (await settings()).general.company).toBe("Kopitiam Group");
  await page.getByRole("tab", { name: "Notifications" }).click();
  await page.getByRole("switch", { name: "Someone follows me" }).click();
  await expect.poll(async () => (await settings()).notification.followMe).toBe(true);
  await context.close();
});

test("at 360 px nothing is cut off", async () => {
  const { page, context, goTo } = await open("/pages/profile", { width: 360, height: 740 });
  const paths = [
    "profile",
    "faq",
    "pricing",
    "knowledge-base",
    "blog/list",
    "blog/detail/1",
    "blog/edit/1",
    "account-settings",
  ];
  for (const path of paths) {
    await goTo(`/pages/${path}`);
    await page.locator("h1").waitFor();
    await expectNoOverflow(page);
  }
  await context.close();
});
