/** Pages of the demo layer by keyboard alone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountSettings } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { press, skipToContent, tabTo } from "./support/keyboard.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (path: string) => {
  const opened = await app.open(path, { account: "admin@demo.com" });
  await opened.page.locator("h1").first().waitFor();
  return opened;
};
const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name }).first();
const settings = async () => (await (await app.demo("/account-setting/data")).json()) as AccountSettings;

test("questions: another category, and a question unfolds", async () => {
  const { page, context, faults } = await open("/pages/faq");
  await skipToContent(page);
  await tabTo(page, page.getByRole("tab", { selected: true }));
  await press(page, "ArrowRight");
  await page.waitForURL("**/faq?tab=delivery");
  const first = page.getByRole("tabpanel").getByRole("button").first();
  await tabTo(page, first);
  await press(page, "Enter");
  await expect.poll(() => first.getAttribute("aria-expanded")).toBe("true");
  expect(faults).toEqual([]);
  await context.close();
});

test("knowledge base: from a topic to an answer that is rated", async () => {
  const { page, context, faults } = await open("/pages/knowledge-base");
  await skipToContent(page);
  await tabTo(page, page.locator("main li h2 a, main li h3 a").first());
  await press(page, "Enter");
  await page.waitForURL(/knowledge-base\/[a-z-]+$/);
  // The address changes before the page does, which also has links to topics.
  await tabTo(page, page.locator(`main li a[href^='${new URL(page.url()).pathname}/']`).first());
  await press(page, "Enter");
  await page.waitForURL(/knowledge-base\/[a-z-]+\/[a-z-]+$/);
  await tabTo(page, button(page, "Yes"));
  await press(page, "Space");
  await page.getByText("Thank you for your feedback.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("plans: prices by year, a plan is chosen, and a question unfolds", async () => {
  const { page, context, faults } = await open("/pages/pricing");
  await page.locator("[data-plan=Standard]").getByText("$S49", { exact: true }).waitFor();
  await skipToContent(page);
  await tabTo(page, page.getByRole("radio", { name: "Monthly" }));
  await press(page, "ArrowRight");
  await page.locator("[data-plan=Standard]").getByText("$S480", { exact: true }).waitFor();
  await tabTo(page, button(page, "Choose Enterprise"));
  await press(page, "Enter");
  await page.getByText("This is a demo, so Enterprise was not booked.").first().waitFor();
  const question = page.getByRole("main").locator("h3 button").first();
  await tabTo(page, question);
  await press(page, "Enter");
  await expect.poll(() => question.getAttribute("aria-expanded")).toBe("true");
  expect(faults).toEqual([]);
  await context.close();
});

test("account settings: a section is saved, and a notification switched", async () => {
  const { page, context, faults } = await open("/pages/account-settings");
  const company = page.getByRole("textbox", { name: "Company" });
  await company.waitFor();
  await skipToContent(page);
  await tabTo(page, company);
  await press(page, "ControlOrMeta+a");
  await page.keyboard.type("Kopitiam Group");
  await tabTo(page, button(page, "Save changes"));
  await press(page, "Enter");
  await expect.poll(async () => (await settings()).general.company).toBe("Kopitiam Group");
  await page.reload();
  await skipToContent(page);
  await tabTo(page, page.getByRole("tab", { selected: true }));
  await press(page, "End");
  await page.waitForURL("**?tab=notifications");
  await tabTo(page, page.getByRole("switch", { name: "Someone follows me" }));
  await press(page, "Space");
  await expect.poll(async () => (await settings()).notification.followMe).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("profile: a post is liked and commented on, a picture enlarged, and a vote cast", async () => {
  const { page, context, faults } = await open("/pages/profile");
  const post = page.getByRole("article").first();
  const like = post.getByRole("button", { name: /likes?$/ }).first();
  await like.waitFor();
  const before = await like.getAttribute("aria-pressed");
  await skipToContent(page);
  await tabTo(page, like);
  await press(page, "Space");
  await expect.poll(() => like.getAttribute("aria-pressed")).not.toBe(before);
  await tabTo(page, post.getByRole("textbox", { name: "Comment" }));
  await page.keyboard.type("See you there.");
  await press(page, "Tab", "Enter");
  await post.getByText("See you there.").waitFor();
  const picture = page.getByRole("button", { name: "Shophouses in the afternoon sun" });
  await tabTo(page, picture);
  await press(page, "Enter");
  await page.getByRole("dialog", { name: "Shophouses in the afternoon sun" }).waitFor();
  await press(page, "ArrowRight");
  await page.getByRole("dialog").getByText("2 / 9").waitFor();
  await press(page, "Escape");
  await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(page, page.getByRole("radio").first());
  await press(page, "Space");
  await tabTo(page, button(page, "Vote"));
  await press(page, "Enter");
  await page.getByText("Thank you for your vote.").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("blog: a post is opened, commented on and edited", async () => {
  const { page, context, faults } = await open("/pages/blog/list");
  const first = page.locator("main li h2 a, main article h2 a").first();
  await first.waitFor();
  await skipToContent(page);
  await tabTo(page, first);
  await press(page, "Enter");
  await page.waitForURL(/blog\/detail\/\d+$/);
  await skipToContent(page);
  await tabTo(page, page.getByRole("textbox", { name: "Comment" }));
  await page.keyboard.type("Read to the end.");
  await press(page, "Tab", "Enter");
  await page.getByText("Comment added.").first().waitFor();
  await page.getByRole("listitem").getByText("Read to the end.").waitFor();
  await page.reload();
  await skipToContent(page);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Edit" }));
  await press(page, "Enter");
  await page.waitForURL(/blog\/edit\/\d+$/);
  await skipToContent(page);
  await tabTo(page, page.getByLabel("Title"));
  await press(page, "ControlOrMeta+a");
  await page.keyboard.type("A quieter hour");
  await tabTo(page, button(page, "Save changes"));
  await press(page, "Enter");
  await page.waitForURL(/blog\/detail\/\d+$/);
  await page.getByRole("heading", { name: "A quieter hour" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("email: single keys mark as unread and read, open, and move to spam", async () => {
  const { page, context, faults } = await open("/apps/email/inbox");
  const inbox = page.getByRole("navigation", { name: "Email folders" }).getByRole("link", { name: "Inbox" });
  const first = page.locator("[data-mail-list] li").first();
  // Beside it stands the bare number.
  const unread = async () => parseInt((await inbox.getByText(/^\d+ unread$/).textContent()) ?? "");
  await expect.poll(unread).toBeGreaterThan(0);
  const isMarked = (name: string) => first.getByRole("button", { name, exact: true }).waitFor({ state: "attached" });
  await press(page, "j", "Shift+i");
  await isMarked("Mark as unread");
  const before = await unread();
  await press(page, "Shift+u");
  await isMarked("Mark as read");
  await expect.poll(unread).toBe(before + 1);
  await press(page, "Shift+i");
  await isMarked("Mark as unread");
  await expect.poll(unread).toBe(before);
  const subject = await first.getByRole("link").innerText();
  await press(page, "o");
  await page.waitForURL(/mail=\d+/);
  await press(page, "u");
  await page.waitForURL((url) => !url.search.includes("mail"));
  await press(page, "!");
  await expect.poll(() => first.getByRole("link").innerText()).not.toBe(subject);
  expect(faults).toEqual([]);
  await context.close();
});
