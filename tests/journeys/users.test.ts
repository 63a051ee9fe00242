/** Users: found, added, changed, suspended and deleted by mouse and keyboard, without losing input. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { User, UserAnswer, UserCounts, UserDetailsAnswer } from "#generated/demo/schema.ts";
import { openApp, type PageOptions, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const list = "/apps/user/list";
const refused = {
  status: 500,
  contentType: "application/problem+json",
  body: '{"type":"/problems/internal","title":"No","status":500,"requestId":"r-44"}',
};

async function openUsers(path = list, options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator("h1").waitFor();
  await settled(opened.page);
  return opened;
}

const settled = (page: Page) => expect.poll(() => page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
const names = async (page: Page): Promise<string[]> => {
  await settled(page);
  return page.locator("[data-row-control=link]").allTextContents();
};
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Add user" });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, label: string) => page.getByRole("form").getByLabel(label);
const filter = (page: Page, name: string) =>
  page.getByRole("button", { name }).and(page.locator("[aria-haspopup=dialog]"));
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const stored = async (id: number): Promise<User | null> =>
  ((await (await app.demo(`/api/users/user?id=${id}`)).json()) as UserAnswer).user;
const detailsOf = async (id: number) =>
  ((await (await app.demo(`/api/users/details?id=${id}`)).json()) as UserDetailsAnswer).details;

describe("the list", () => {
  test("by mouse: counts and filters lead to rows, and the URL keeps all of it", async () => {
    const { page, context, faults, layoutShift } = await openUsers();
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(["Adeline Goh", "Marcus Lim"]);
    expect(await layoutShift()).toBeLessThan(0.002);
    const email = row(page, "Marcus Lim").getByText("marcus.lim@", { exact: false });
    expect(await email.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: /^\d+\s*Pending$/ }).click();
    await page.waitForURL("**?status=pending");
    await expect.poll(async () => (await names(page))[0]).toBe("Kavitha Raman");
    await filter(page, "Role").click();
    const choice = page.getByRole("dialog", { name: "Role" });
    // The selected state narrows the counts of the roles.
    const counted = (await (await app.demo("/api/users/list/counts?status=pending")).json()) as UserCounts;
    await expect
      .poll(() => choice.getByText(/^\d+$/).allTextContents())
      .toEqual(Object.values(counted.role).map(String));
    await choice.getByRole("checkbox", { name: "Editor" }).click();
    await page.waitForURL(/role=editor/);
    await choice.getByRole("checkbox", { name: "Administrator" }).click();
    await page.waitForURL("**?role=admin%2Ceditor&status=pending");
    await press(page, "Escape");
    await expect.poll(() => names(page)).toEqual(["Layla Haddad", "Solène Marchand", "Tariq Al-Mansoori"]);
    await button(page, "User").click();
    await button(page, "User").click();
    await expect.poll(() => names(page)).toEqual(["Tariq Al-Mansoori", "Solène Marchand", "Layla Haddad"]);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(["Tariq Al-Mansoori", "Solène Marchand", "Layla Haddad"]);
    await page.goBack();
    await page.goForward();
    await button(page, "Clear filters").click();
    await page.getByLabel("Search users").fill("zzz");
    await page.getByText("No results for “zzz”").waitFor();
    await button(page, "Clear search and filters").click();
    await expect.poll(async () => (await names(page)).length).toBe(20);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a row opens its user, and a page past the end shows the last one", async () => {
    const { page, context } = await openUsers(`${list}?page=77`);
    await page.waitForURL("**?page=3");
    await row(page, "Melvin Ong").getByText("Saltwater Prints").click();
    await page.waitForURL("**/apps/user/view/46");
    await page.getByRole("heading", { name: "Melvin Ong" }).waitFor();
    await context.close();
  });

  test("is exported in its order, without formulas", async () => {
    const { page, context } = await openUsers();
    await app.demo("/apps/users/add-user", {
      user: { fullName: "=1+1", username: "sum", email: "sum@kopitiam.example", role: "author", currentPlan: "team" },
    });
    const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Export").click()]);
    const lines = readFileSync(await file.path(), "utf8").split("\r\n");
    expect(lines[0]).toBe("\uFEFFUser,Role,Plan,Status,Company");
    expect(lines[1]).toBe("'=1+1,Author,Team,Active,");
    expect(lines.length).toBe(51 + 2);
    await context.close();
  });

  test("several are suspended, activated and deleted at once, as the bar announces", async () => {
    const { page, context, faults } = await openUsers();
    await row(page, "Marcus Lim").getByRole("checkbox").check();
    await row(page, "Nur Aisyah").getByRole("checkbox").check();
    await said(page, "2 selected");
    await button(page, "Suspend").click();
    await said(page, "2 users suspended.");
    await row(page, "Nur Aisyah").getByText("Inactive").waitFor();
    await row(page, "Marcus Lim").getByRole("checkbox").check();
    await button(page, "Delete").click();
    await page.getByRole("alertdialog", { name: "Delete Marcus Lim?" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "1 user deleted.");
    await expect.poll(() => row(page, "Marcus Lim").count()).toBe(0);
    await expect.poll(() => stored(2)).toBe(null);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("an error can be retried", async () => {
    const { page, context } = await app.open("/misc/error", { account: "admin@demo.com" });
    await page.route("**/api/users/list/data*", (route) => route.fulfill(refused));
    await page.goto(list);
    await page.getByText("Request r-44").waitFor();
    await page.unroute("**/api/users/list/data*");
    await button(page, "Try again").click();
    await page.locator("[data-row]").first().waitFor();
    await context.close();
  });
});

test("by keyboard: found, added, changed, suspended and undone, and deleted", async () => {
  const { page, context, faults } = await openUsers();
  await press(page, "n");
  await drawer(page).getByLabel("Full name").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Ingrid Solberg");
  await press(page, "Tab");
  await page.keyboard.type("ingrid solberg");
  await press(page, "Tab");
  await drawer(page).getByText("Remove the spaces.").waitFor();
  await drawer(page).getByText("There is already a user called Ingrid Solberg.").waitFor();
  await page.keyboard.type("ingrid.solberg@fjordline.example");
  await press(page, "Shift+Tab");
  await drawer(page).getByText("Ingrid Solberg already uses this address.").waitFor();
  await page.keyboard.type("ingrid.solberg");
  await press(page, "Enter");
  await drawer(page).getByText("Ingrid Solberg already uses this username. Choose another.").waitFor();
  await press(page, "ControlOrMeta+a");
  await page.keyboard.type("ingrid.two");
  await press(page, "Enter");
  await said(page, "Ingrid Solberg added.");
  await page.waitForURL((url) => url.search === "");
  await expect.poll(async () => (await names(page))[0]).toBe("Ingrid Solberg");

  await press(page, "/");
  await page.keyboard.type("marisol");
  await expect.poll(() => names(page)).toEqual(["Marisol Vega"]);
  await press(page, "ControlOrMeta+a");
  await page.keyboard.type("farid");
  await expect.poll(() => names(page)).toEqual(["Farid Iskandar"]);
  await page.getByRole("link", { name: "Farid Iskandar", exact: true }).focus();
  await press(page, "e");
  await page.getByRole("heading", { name: "Edit Farid Iskandar" }).waitFor();
  await field(page, "Company").focus();
  await page.keyboard.type("Saffron Lane");
  await press(page, "ControlOrMeta+s");
  await said(page, "Farid Iskandar saved.");
  await page.waitForURL("**/apps/user/view/11");
  expect(await stored(11)).toMatchObject({ status: "pending", company: expect.stringMatching(/Saffron Lane$/) });

  await button(page, "Activate").focus();
  await press(page, "Enter");
  await said(page, "Farid Iskandar is active.");
  await button(page, "Suspend").focus();
  await press(page, "Enter");
  await said(page, "Farid Iskandar suspended.");
  await expect.poll(async () => (await stored(11))?.status).toBe("inactive");
  await press(page, "ControlOrMeta+z");
  await expect.poll(async () => (await stored(11))?.status).toBe("active");
  await page.goto(`${list}?q=farid`);
  await page.getByRole("link", { name: "Farid Iskandar", exact: true }).focus();
  await press(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).and(page.locator(":focus")).waitFor();
  await press(page, "Tab", "Enter");
  await said(page, "Farid Iskandar deleted.");
  await page.getByText("No results for “farid”").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe("a user", () => {
  test("shows plan, permissions, activity and invoices; an unknown one links to the list", async () => {
    const { page, context, faults } = await openUsers("/apps/user/view");
    await page.waitForURL("**/apps/user/view/1");
    await page.getByRole("heading", { name: "Adeline Goh" }).waitFor();
    await page.getByRole("heading", { name: "No invoices" }).waitFor();
    // The last activity keeps the distance of a card's edge.
    const below = await page.getByRole("list", { name: "Activity" }).evaluate((list) => {
      const card = list.closest("section")?.getBoundingClientRect().bottom ?? 0;
      return card - list.getBoundingClientRect().bottom;
    });
    expect(below).toBeGreaterThanOrEqual(16);
    await page.goto("/apps/user/view/44");
    await page.getByRole("table", { name: "Invoices" }).getByText("Booking page").waitFor();
    expect(await page.getByRole("meter", { name: "Seats in use" }).getAttribute("aria-valuemax")).toBe("10");
    const leave = page.getByRole("row", { name: /^Leave/ });
    await expect
      .poll(() => leave.getByRole("cell").allTextContents())
      .toEqual(["Allowed", "Allowed", "Allowed", "Not allowed"]);
    await expect
      .poll(() => page.getByRole("list", { name: "Activity" }).getByRole("listitem").count())
      .toBeGreaterThan(1);
    for (const unknown of ["4040", "nobody"]) {
      await page.goto(`/apps/user/view/${unknown}`);
      await page.getByRole("heading", { name: "User not found" }).waitFor();
    }
    await page
      .getByRole("navigation", { name: "You are here" })
      .getByRole("link", { name: "Users", exact: true })
      .waitFor();
    await page.getByRole("link", { name: "Show all users" }).click();
    await page.waitForURL(`**${list}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("is changed by mouse on all tabs, with permissions by row and column, and saved at once", async () => {
    const { page, context, faults } = await openUsers("/apps/user/edit/10");
    expect(await button(page, "Save changes").isDisabled()).toBe(true);
    await page.getByRole("checkbox", { name: "All permissions: Payroll" }).check();
    await page.getByRole("checkbox", { name: "Read in all modules" }).check();
    await page.getByRole("tab", { name: "Information" }).click();
    await page.waitForURL("**?tab=information");
    await field(page, "City").fill("Oslo");
    await field(page, "Website").fill("oslo");
    await page.getByRole("tab", { name: "Social media" }).click();
    await page.getByText("Fix 1 field in “Information”.").waitFor();
    await field(page, "GitHub").fill("https://github.example/ingrid");
    await button(page, "Save changes").click();
    await page.waitForURL("**?tab=information");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("website");
    await expectAccessible(page);
    await field(page, "Website").fill("https://oslo.example");
    await button(page, "Save changes").click();
    await said(page, "Ingrid Solberg saved.");
    const { city, website, social, permissions } = await detailsOf(10);
    expect([city, website, social.github]).toEqual(["Oslo", "https://oslo.example", "https://github.example/ingrid"]);
    expect(permissions.every(({ read }) => read)).toBe(true);
    expect(permissions.find(({ module }) => module === "payroll")).toMatchObject({
      write: true,
      create: true,
      delete: true,
    });
    expect(permissions.find(({ module }) => module === "settings")).toMatchObject({ write: false });
    expect(faults).toEqual([]);
    await context.close();
  });

  test("keeps input: leaving asks, server errors appear at their fields, reset restores", async () => {
    const { page, context, faults } = await openUsers("/apps/user/edit/10");
    await field(page, "Username").fill("adeline.goh");
    await page.getByRole("link", { name: "Users", exact: true }).first().click();
    await page
      .getByRole("alertdialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Keep editing" })
      .click();
    await button(page, "Save changes").click();
    const username = field(page, "Username");
    await expect.poll(() => username.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => username.evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page, "Reset").click();
    await expect.poll(() => username.inputValue()).toBe("ingrid.solberg");
    await page.getByRole("link", { name: "Users", exact: true }).first().click();
    await page.waitForURL(`**${list}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("gets a picture cropped to a square; an invalid image is rejected with a message", async () => {
    const { page, context, faults } = await openUsers("/apps/user/edit/25");
    const choose = async (name: string, mimeType: string, buffer: Buffer): Promise<void> => {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Change picture").click()]);
      await chooser.setFiles({ name, mimeType, buffer });
    };
    await choose("notes.txt", "text/plain", Buffer.from("notes"));
    await page.getByText("This isn’t a PNG, JPEG or WebP image.").waitFor();
    await choose("broken.png", "image/png", Buffer.from("no picture"));
    await page.getByText("This image can’t be read.").waitFor();
    await choose("big.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1));
    await page.getByText("This file is larger than 5 MB.").waitFor();
    await choose("me.png", "image/png", await page.screenshot());
    await page.getByRole("form").locator("img[src^='blob:']").waitFor();
    await button(page, "Save changes").click();
    await said(page, /saved\.$/);
    await expect.poll(async () => (await stored(25))?.avatar).toMatch(/^data:image\/jpeg;base64,/);
    await page.locator("main img[src^='data:image/jpeg']").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

test("on a phone the list is cards, filters are a sheet, the drawer fills the window, and nothing is cut off", async () => {
  const { page, context, faults } = await openUsers(list, { width: 360, height: 740, language: "de" });
  await page.getByRole("listitem").filter({ hasText: "Adeline Goh" }).waitFor();
  await expectNoOverflow(page);
  await button(page, "Filter").click();
  await page.getByRole("dialog", { name: "Filter" }).getByRole("checkbox", { name: "Redakteur" }).click();
  await page.getByRole("dialog", { name: "Filter" }).getByRole("button", { name: "Zeilen anzeigen" }).click();
  await expect.poll(async () => (await names(page))[0]).toBe("Nur Aisyah");
  await button(page, "Benutzer hinzufügen").click();
  const form = page.getByRole("dialog", { name: "Benutzer hinzufügen" });
  await form.getByLabel("Vollständiger Name").fill("Mei");
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  await press(page, "Escape");
  await page
    .getByRole("alertdialog", { name: "Diesen Benutzer verwerfen?" })
    .getByRole("button", { name: "Verwerfen" })
    .click();
  await expect.poll(() => form.count()).toBe(0);
  await page.goto("/apps/user/edit/1");
  // The whole table of permissions, and a trail whose lines begin with what separates its steps.
  const table = page.getByRole("table", { name: "Berechtigungen" });
  expect(await table.evaluate(({ parentElement: frame }) => (frame ? frame.scrollWidth - frame.clientWidth : 1))).toBe(
    0,
  );
  const trail = page.getByRole("navigation", { name: "Sie sind hier" }).getByRole("listitem");
  await trail.nth(3).waitFor();
  expect(await trail.count()).toBe(4);
  expect(faults).toEqual([]);
  await context.close();
});
