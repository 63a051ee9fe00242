/** The company's dashboard: numbers match the linked lists, changes link to their records. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { newGrade, openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("numbers match the lists, and each links to its list", async () => {
  const grades = await openGrades(app);
  const { page, context, faults } = grades;
  await page.goto(grades.base.replace("/grades", "/dashboard"));
  for (const [name, search] of [
    ["On probation", "status=probation"],
    ["Offered or onboarding", "status=offered"],
  ]) {
    const tile = page.getByRole("link", { name: new RegExp(`^\\d+ ${name}$`) });
    const count = Number.parseInt(await tile.innerText());
    await tile.click();
    await page.waitForURL(new RegExp(`/employees\\?${search}`));
    await page.getByText(`${count} people`, { exact: true }).waitFor();
    await page.goBack();
  }
  expect(faults).toEqual([]);
  await context.close();
});

test("the headcount and the numbers in the chart's table link to as many people", async () => {
  const { page, context, faults } = await openGrades(app);
  await page.goto(`${new URL(page.url()).pathname.replace(/\/grades.*/, "")}/dashboard`);
  const tile = page.getByRole("link", { name: /^\d+ Headcount$/ });
  const people = Number.parseInt(await tile.innerText());
  await page.getByRole("region", { name: "Headcount" }).getByRole("button", { name: "Show as table" }).click();
  const rows = page.getByRole("table", { name: "Headcount" }).getByRole("row");
  await expect.poll(async () => Number(await rows.last().getByRole("link").first().innerText())).toBe(people);
  const before = rows.nth(-4).getByRole("link").first();
  const count = await before.innerText();
  await expectAccessible(page);
  await before.click();
  await page.getByText(`${count} people`, { exact: true }).waitFor();
  await page.goBack();
  await tile.click();
  await page.getByText(`${people} people`, { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a change appears at once and links to its record; a deleted record has no link", async () => {
  const grades = await openGrades(app);
  const { page, context, base, call } = grades;
  const kept = await newGrade(grades, "Just made");
  const gone = await newGrade(grades, "Just gone");
  await call("DELETE", `${base}/${gone.id}`);
  await page.goto(base.replace("/grades", "/dashboard"));
  const changes = page.getByRole("list", { name: "Recent changes" }).getByRole("listitem");
  await changes.first().waitFor();
  await expect.poll(() => changes.first().innerText()).toMatch(/^Adeline Goh deleted Just gone · Grades\s+now$/);
  await expect.poll(() => changes.first().getByRole("link").count()).toBe(0);
  await page.getByRole("link", { name: "Just made" }).click();
  await page.waitForURL(`**/grades/${kept.id}`);
  await context.close();
});

test("another company has other numbers", async () => {
  const grades = await openGrades(app);
  const { page, context, faults } = grades;
  await page.goto(grades.base.replace("/grades", "/dashboard"));
  const tile = page.getByRole("link", { name: /^\d+ Headcount$/ });
  const before = await tile.innerText();
  await page.getByRole("button", { name: /^Company:/ }).click();
  await page.getByRole("menuitemradio", { name: "Merlion Logistics" }).click();
  await page.getByText("Merlion Logistics Pte. Ltd. at a glance.").waitFor();
  await expect.poll(() => tile.innerText()).not.toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test("a failure keeps the page and can be retried; a skeleton shows while loading", async () => {
  const grades = await openGrades(app);
  const { page, context, layoutShift } = grades;
  const address = grades.base.replace("/grades", "/dashboard");
  let broken = true;
  /** Delays a response until its skeleton has been seen. */
  let held: Promise<void> = Promise.resolve();
  await page.route(`**${address}`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    if (broken)
      return route.fulfill({
        status: 500,
        contentType: "application/problem+json",
        body: JSON.stringify({ type: "/problems/internal", title: "x", status: 500 }),
      });
    await held;
    return route.continue();
  });
  await page.goto(address);
  const failure = page.getByRole("alert").filter({ hasText: "This page couldn’t be loaded" });
  await failure.waitFor();
  await expectAccessible(page);
  broken = false;
  await failure.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  const { promise: shapeSeen, resolve: letThrough } = Promise.withResolvers<void>();
  held = shapeSeen;
  await page.reload();
  await page.getByRole("main").locator("[aria-busy=true]").first().waitFor();
  letThrough();
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  expect(await layoutShift()).toBeLessThan(0.002);
  await context.close();
});

test("on a phone the skeleton is no wider than the window", async () => {
  const grades = await openGrades(app, "", { width: 360, height: 740 });
  const { page, context } = grades;
  const address = grades.base.replace("/grades", "/dashboard");
  let answer: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${address}`, async (route) => {
    if (!route.request().isNavigationRequest()) await requested;
    await route.continue();
  });
  await page.goto(address);
  await page.getByRole("main").locator("[aria-busy=true]").first().waitFor();
  await expectNoOverflow(page);
  answer();
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  await expectNoOverflow(page);
  await context.close();
});

test("on a phone HR's dashboard ends after what asks for something; trends and shares are one button away", async () => {
  const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/dashboard`, {
    account: "hr@merlion.demo",
    width: 360,
    height: 740,
  });
  const figures = page.getByRole("button", { name: "Headcount and breakdown" });
  await figures.waitFor();
  await page.getByText("Leave liability").waitFor();
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3_700);
  expect(await page.getByText("By department").count()).toBe(0);
  await figures.click();
  await page.getByText("By department").waitFor();
  await page.getByText("By residency").waitFor();
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("on a small window HR's names stand on one line, the columns end together, and the page is short", async () => {
  const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/dashboard`, {
    account: "hr@merlion.demo",
    width: 1280,
    height: 800,
  });
  for (const title of ["Recent changes", "Leave liability", "By work pass", "Expiries"])
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  const box = async (title: string) => {
    const card = page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
    return (await card.boundingBox()) ?? { y: 0, height: 0 };
  };
  const broken = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("section li a > span > span:first-child")]
      .filter(({ children, offsetHeight }) => children.length === 0 && offsetHeight > 24)
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
  const bottom = async (title: string): Promise<number> => {
    const { y, height } = await box(title);
    return Math.round(y + height);
  };
  expect(await bottom("Incomplete records")).toBe(await bottom("Probation ends"));
  expect(await bottom("Recent changes")).toBeGreaterThanOrEqual(await bottom("Leave liability"));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_300);
  expect(faults).toEqual([]);
  await context.close();
});

test("greets by name, and links to next steps and recent changes", async () => {
  const grades = await openGrades(app);
  const { page, context, faults } = grades;
  await page.goto(grades.base.replace("/grades", "/dashboard"));
  await page.getByText(/^Good (morning|afternoon|evening), Adeline Goh\. /).waitFor();
  const notices = page.getByRole("group", { name: "New notifications" }).getByRole("listitem");
  await notices.first().waitFor();
  const before = await notices.count();
  await notices
    .first()
    .getByRole("button", { name: /^Mark as read/ })
    .click();
  await expect.poll(() => notices.count()).toBeLessThanOrEqual(before);
  await page.getByRole("main").getByRole("link", { name: "New employee" }).click();
  await page.waitForURL(/\/employees\/new$/);
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: from the skip link to a number's list, the chart as a table, and a record", async () => {
  const grades = await openGrades(app);
  const { page, context, faults } = grades;
  await page.goto(grades.base.replace("/grades", "/dashboard"));
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.closest("label") : element;
      return (element?.getAttribute("aria-label") ?? label?.textContent ?? "").trim();
    });
  async function tabTo(name: RegExp): Promise<void> {
    for (let step = 0; step < 60 && !name.test(await focused()); step += 1) await page.keyboard.press("Tab");
    expect(await focused()).toMatch(name);
  }
  await page.keyboard.press("Tab");
  await tabTo(/^Skip to content$/);
  await page.keyboard.press("Enter");
  await tabTo(/^\d+ ?On probation$/);
  const count = Number.parseInt(await focused());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/employees\?status=probation/);
  await page.getByText(`${count} people`, { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("list", { name: "Recent changes" }).waitFor();
  await tabTo(/^12 months$/);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByRole("radio", { name: "24 months" }).isChecked()).toBe(true);
  await tabTo(/^Show as table$/);
  await page.keyboard.press("Space");
  await page.getByRole("table", { name: "Headcount" }).waitFor();
  // The button keeps the focus, and the table's numbers are links.
  await tabTo(/^\d+$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/employees\?/);
  expect(faults).toEqual([]);
  await context.close();
});

test("an account without permission gets a clear message", async () => {
  const { page, context, faults } = await app.open("/companies/0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11/dashboard", {
    account: "client@demo.com",
  });
  await page.getByRole("heading", { name: "You don’t have access" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
