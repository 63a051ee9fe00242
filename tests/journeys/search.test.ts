/** The command palette finds pages, files, people, areas and records, and runs actions, by mouse and keyboard. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp, type PageOptions, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
const field = (page: Page) => palette(page).getByRole("combobox");
const group = (page: Page, name: string) => palette(page).getByRole("group", { name });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true });

async function openDashboard(options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open("/start", { account: "admin@demo.com", ...options });
  await opened.page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return opened;
}

async function openPalette(page: Page, query = ""): Promise<void> {
  await page.keyboard.press("Control+k");
  await field(page).and(page.locator(":focus")).waitFor();
  if (query !== "") await page.keyboard.type(query);
}

describe("the palette", () => {
  test("by mouse: opens from the navbar, highlights matches, opens a result, and remembers the search", async () => {
    const { page, context, faults } = await openDashboard();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await field(page).fill("tod");
    await group(page, "Pages").getByRole("option", { name: "Todo" }).waitFor();
    await expect.poll(() => option(page, "Todo").locator("mark").allTextContents()).toEqual(["Tod"]);
    await option(page, "Todo").click();
    await page.waitForURL(/\/apps\/todo/);
    await palette(page).waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Search", exact: true }).click();
    await group(page, "Recent searches").getByRole("option", { name: "tod" }).click();
    await expect.poll(() => field(page).inputValue()).toBe("tod");
    await option(page, "Todo").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard: arrows cycle through all groups, Enter opens, Esc restores focus", async () => {
    const { page, context, faults } = await openDashboard();
    const switcher = page.getByRole("button", { name: /^Company: .+/ });
    await switcher.focus();
    // One letter does not search records: areas, pages, files and people are found at once, one below another.
    await openPalette(page, "t");
    await group(page, "Contacts")
      .getByRole("option", { name: /^Tan Boon Keng/ })
      .waitFor();
    const all = await palette(page).getByRole("option").count();
    expect(all).toBeGreaterThan(1);
    const first = await chosen(page).getAttribute("id");
    for (let step = 0; step < all; step += 1) {
      expect(await field(page).getAttribute("aria-activedescendant")).toBe(await chosen(page).getAttribute("id"));
      await page.keyboard.press("ArrowDown");
    }
    await expect.poll(() => chosen(page).getAttribute("id")).toBe(first);
    await page.keyboard.press("ArrowUp");
    await expect
      .poll(() => chosen(page).getAttribute("id"))
      .toBe(await palette(page).getByRole("option").last().getAttribute("id"));
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "detached" });
    await expect.poll(() => switcher.evaluate((element) => element === document.activeElement)).toBe(true);

    await openPalette(page, "shopping list");
    await field(page).fill("knowledge");
    await group(page, "Pages").getByRole("option", { name: "Knowledge Base" }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pages\/knowledge-base/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("shows at most four per group, and says if there are no results", async () => {
    const { page, context } = await openDashboard();
    await openPalette(page, "e");
    await expect.poll(() => group(page, "Pages").getByRole("option").count()).toBe(4);
    await expect.poll(() => group(page, "Files").getByRole("option").count()).toBe(4);
    await expect.poll(() => group(page, "Contacts").getByRole("option").count()).toBe(4);
    await expectAccessible(page);
    await field(page).fill("kavitha");
    await group(page, "Contacts").getByRole("option").first().waitFor();
    await group(page, "Pages").getByText("No results", { exact: true }).waitFor();
    await field(page).fill("zzzz");
    await palette(page).getByText("No results for “zzzz”").waitFor();
    await group(page, "Try one of these").getByRole("option", { name: "New employee" }).waitFor();
    await page.getByRole("status").filter({ hasText: "No results" }).first().waitFor({ state: "attached" });
    await context.close();
  });

  test("searches records, and cancels outdated requests", async () => {
    const { page, context, faults } = await openDashboard();
    const held: (() => void)[] = [];
    const requested: string[] = [];
    const calledOff: string[] = [];
    const queryOf = (url: string): string => new URL(url).searchParams.get("q") ?? "";
    const records = /\/grades\?.*q=/;
    await page.route(records, async (route) => {
      const query = queryOf(route.request().url());
      requested.push(query);
      if (query === "depot m") await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    page.on("requestfailed", (request) => void (records.test(request.url()) && calledOff.push(queryOf(request.url()))));
    await openPalette(page);
    await field(page).fill("depot m");
    await expect.poll(() => held.length).toBe(1);
    await field(page).fill("depot manager");
    await group(page, "Records").getByRole("option", { name: "Depot Manager Grades" }).waitFor();
    await expect.poll(() => calledOff).toEqual(["depot m"]);
    expect(requested).toEqual(["depot m", "depot manager"]);
    held[0]?.();
    await option(page, "Depot Manager Grades").click();
    await page.waitForURL(/\/grades\/[0-9a-f-]{36}$/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("finds tasks by other words, calculators and other companies, and remembers what was opened", async () => {
    const { page, context, faults } = await openDashboard();
    await openPalette(page, "hire");
    await group(page, "Actions").getByRole("option", { name: "New employee" }).waitFor();
    await field(page).fill("maternity");
    await group(page, "Calculators").getByRole("option", { name: "Maternity leave" }).waitFor();
    await field(page).fill("company");
    await group(page, "Companies")
      .getByRole("option", { name: /^Switch to / })
      .first()
      .waitFor();
    await field(page).fill("maternity");
    await option(page, "Maternity leave").click();
    await page.waitForURL(/\/calculators\/maternity-leave/);
    await openPalette(page);
    await group(page, "Recently opened").getByRole("option", { name: "Maternity leave" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("finds actions on people, pay and time by other words, and pages outside the menu", async () => {
    const { page, context, faults } = await openDashboard();
    await openPalette(page);
    for (const [query, action] of [
      ["key employment", "Issue key employment terms: choose the employee"],
      ["move company", "Transfer to another company: choose the employee"],
      ["run payroll", "New pay run"],
      ["reimburse", "New expense claim"],
      ["hours", "Fill in a timesheet"],
      ["substitute", "Delegate my approvals"],
      ["credentials", "Change my password"],
      ["contribution rates", "Statutory rates"],
      ["past imports", "Past imports"],
    ] as const) {
      await field(page).fill(query);
      await group(page, "Actions").getByRole("option", { name: action, exact: true }).waitFor();
    }
    await field(page).fill("vacancies");
    await option(page, "MOM survey report").click();
    await page.getByRole("heading", { name: "Survey report", level: 1 }).waitFor();
    await openPalette(page, "key employment");
    await option(page, "Issue key employment terms: choose the employee").click();
    await page.getByText("Incomplete for: Key employment terms").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("starts actions: appearance, a new grade, a leave request, an email to a contact", async () => {
    const { page, context, faults } = await openDashboard();
    await openPalette(page, "appearance dark");
    await option(page, "Appearance: Dark").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("html").getAttribute("class")).toContain("dark");
    await openPalette(page, "new grade");
    await option(page, "New grade").click();
    await page.waitForURL(/\/grades\/new$/);
    await openPalette(page, "day off");
    await group(page, "Actions").getByRole("option", { name: "Request leave" }).click();
    await page.waitForURL(/\/my-leave\/request$/);
    await openPalette(page, "kavitha");
    await group(page, "Contacts")
      .getByRole("option", { name: /Kavitha Raman/ })
      .click();
    await page.waitForURL(/\/apps\/email\/inbox/);
    await page.getByTitle("Kavitha Raman <kavitha.raman@kopitiam.example>").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("changes the language and signs out by keyboard", async () => {
    const { page, context, faults } = await openDashboard();
    await openPalette(page, "français");
    await chosen(page).filter({ hasText: "Français" }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Recherche et commandes" }).fill("déconnecter");
    await page
      .getByRole("option", { selected: true })
      .filter({ hasText: /déconnecter/i })
      .waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/pages\/login-v1/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("fits a phone in German and passes axe in dark mode", async () => {
    const { page, context, faults } = await openDashboard({ width: 360, height: 740, language: "de", skin: "dark" });
    await page.getByRole("button", { name: "Suche", exact: true }).click();
    await page.getByRole("combobox").fill("an");
    await page.getByRole("group", { name: "Kontakte" }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test("without the demo layer the palette has areas and actions, and the navbar no cart", async () => {
  const plain = await openApp({ env: { DEMO_LAYER: "off" } });
  const { page, faults } = await plain.open("/start", { account: "admin@demo.com" });
  await page.waitForURL(/\/dashboard$/);
  await page.getByRole("button", { name: "Notifications" }).waitFor();
  await openPalette(page, "gra");
  await group(page, "Areas")
    .getByRole("option", { name: /^Grades/ })
    .waitFor();
  expect(await group(page, "Pages").count()).toBe(0);
  await option(page, "New grade").click();
  await page.waitForURL(/\/grades\/new$/);
  expect(await page.getByRole("button", { name: "Shopping cart" }).count()).toBe(0);
  expect(faults).toEqual([]);
  await plain.close();
});

describe("keyboard shortcuts of the shell", () => {
  test("g and a letter navigate, ? lists them, and neither works while typing or when disabled", async () => {
    const { page, context, faults } = await openDashboard();
    await page.keyboard.press("g");
    await page.keyboard.press("r");
    await page.waitForURL(/\/grades$/);
    await page.getByRole("heading", { level: 1, name: "Grades" }).waitFor();
    await page.getByRole("textbox", { name: "Search grades" }).fill("");
    await page.keyboard.type("gt?");
    await expect.poll(() => page.getByRole("textbox", { name: "Search grades" }).inputValue()).toBe("gt?");
    await page.goto("/me/notifications");
    await page.locator("[data-mark]").first().waitFor();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.getByText("G, then T").waitFor();
    await expectAccessible(page);
    await sheet.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    // Ctrl+K is not a single key.
    await openPalette(page);
    expect(new URL(page.url()).pathname).toBe("/me/notifications");
    expect(await sheet.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a page keeps its own shortcuts: in the email app the letter after g does not trash anything", async () => {
    const { page, context } = await app.open("/apps/email/inbox", { account: "admin@demo.com" });
    await page.locator("[data-mail-list] li").first().waitFor();
    const writes: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
    await page.keyboard.press("j");
    await page.keyboard.press("g");
    await page.keyboard.press("e");
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await page.waitForURL(/\/apps\/todo/);
    expect(writes).toEqual([]);
    await context.close();
  });
});
