/** Chat: drafts, unread counts, a first message, and a message that fails. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = (path: string, options: object = {}) => app.open(path, { account: "admin@demo.com", ...options });

test("by mouse: opening a chat clears its count, and each contact keeps a draft", async () => {
  const { page, context, faults } = await open("/apps/chat");
  const list = page.getByRole("navigation", { name: "Chat", exact: true });
  const marisol = list.locator("[data-chat='2']").first();
  await marisol.locator("[data-unseen]").waitFor();
  await marisol.click();
  await page.waitForURL("**/apps/chat?chat=2");
  await page.getByRole("log", { name: "Chat with Marisol Vega" }).waitFor();
  await expect.poll(() => marisol.locator("[data-unseen]").count()).toBe(0);
  await page.getByLabel("Message to Marisol Vega").fill("Wait for me");
  await list.locator("[data-chat='3']").first().click();
  await expect.poll(() => page.getByLabel("Message to Harjit Singh").inputValue()).toBe("");
  await marisol.getByText("Wait for me").waitFor();
  await marisol.click();
  await expect.poll(() => page.getByLabel("Message to Marisol Vega").inputValue()).toBe("Wait for me");
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: the first message starts a chat, and a failed one is sent again", async () => {
  const { page, context } = await open("/apps/chat?chat=5");
  const log = page.getByRole("log");
  await page.getByText("Write the first message to Tan Boon Keng.").waitFor();
  const message = page.getByLabel("Message to Tan Boon Keng");
  await message.focus();
  await page.keyboard.type("Good morning");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Boon Keng");
  await page.keyboard.press("Enter");
  await log.locator("[data-own]").getByText("Good morning").waitFor();
  await page.getByRole("navigation", { name: "Chat", exact: true }).getByText("You: Good morning").waitFor();
  await page.route("**/apps/chat/send-msg", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.keyboard.type("Still there?");
  await page.keyboard.press("Enter");
  await log.getByText("Not sent").waitFor();
  await page.unroute("**/apps/chat/send-msg");
  await log.getByRole("button", { name: "Try again" }).press("Enter");
  await log.locator("[data-own]").getByText("Still there?").waitFor();
  await message.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.waitForURL((url) => url.searchParams.get("chat") !== "5");
  await context.close();
});

test("the lists scroll in their pane, and the page not at all", async () => {
  const { page, context } = await open("/apps/chat");
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole("heading", { name: "Contacts" }).waitFor();
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(beyond).toBe(0);
  }
  await context.close();
});

test("at 360 px: list, then chat, and back", async () => {
  const { page, context } = await open("/apps/chat", { width: 360, height: 740 });
  await page.locator("[data-chat='2']").first().click();
  await page.getByRole("log").waitFor();
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "All chats" }).click();
  await page.locator("[data-chat='2']").first().waitFor();
  await context.close();
});
