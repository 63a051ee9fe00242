/** A new version of statutory rates: drafted, reviewed by two people, activated by a second administrator. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const open = async (
  path: string,
  account: "platform@hrms.demo" | "ops@hrms.demo" | "admin@demo.com",
): Promise<TestPage> => {
  const opened = await app.open(path, { account });
  await opened.page.locator("#version-panel table").first().waitFor();
  return opened;
};
const version = (page: Page, state: string): Locator =>
  page.getByRole("navigation", { name: "Versions" }).getByRole("link").filter({ hasText: state });
const cell = (page: Page, row: number, field: string): Locator =>
  page.getByRole("textbox", { name: `Row ${row}, ${field}`, exact: true });
const draftForm = (page: Page): Locator => page.getByRole("form", { name: "Draft" });

async function fillStart(page: Page, from: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: "New version" });
  await dialog.getByRole("textbox", { name: "Effective from" }).fill(from);
  await dialog.getByRole("textbox", { name: "Announced up to" }).fill("31 Dec 2028");
  await dialog.locator("[name=sourceTitle]").fill("Budget statement");
  await dialog.locator("[name=sourceUrl]").fill("https://budget.example/2028");
  return dialog;
}

/** By mouse: corrected in its cells, previewed, and reviewed by its author. */
async function draftByAuthor(): Promise<void> {
  const { page, context, faults } = await open("/platform/rates/cdac", "platform@hrms.demo");
  await page.getByRole("button", { name: "New version" }).click();
  const dialog = await fillStart(page, "2 Jan 2028");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await dialog.getByText("Choose the first day of a month.").waitFor();
  await fillStart(page, "1 Jan 2028");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await draftForm(page).waitFor();
  await version(page, "Draft").waitFor();

  await cell(page, 2, "Up to").fill("1,000");
  await cell(page, 1, "Amount").fill("a lot");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Enter an amount with up to two decimals.").waitFor();
  await expect.poll(() => cell(page, 1, "Amount").evaluate((element) => element === document.activeElement)).toBe(true);
  await cell(page, 1, "Amount").fill("0.75");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("This overlaps the previous row.").waitFor();
  expect(await cell(page, 2, "Up to").getAttribute("aria-invalid")).toBe("true");
  await cell(page, 2, "Up to").fill("3,500");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("No changes yet.").first().waitFor();

  await page.getByRole("tab", { name: "Differences" }).click();
  const changed = page.locator("#version-panel tbody tr");
  await changed.getByText("$S0.75").waitFor();
  expect(await changed.count()).toBe(1);
  await page.getByRole("tab", { name: "Effect" }).click();
  await page
    .getByRole("row", { name: /^600\.00/ })
    .getByText("+0.25")
    .waitFor();
  await expectAccessible(page);

  await page.getByText("No reviews yet. Two are needed.").waitFor();
  await page.getByRole("button", { name: "Confirm review" }).click();
  await page.getByText("One of two reviews done. Another administrator must review it.").waitFor();
  expect(await page.getByRole("button", { name: "Activate" }).count()).toBe(0);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
}

test("a draft needs a link to its source; deleting it requests nothing that is gone, and the menu shows where one is", async () => {
  const { page, context } = await open("/platform/rates/levy", "platform@hrms.demo");
  await page.locator('nav a[aria-current="page"]').filter({ hasText: "Statutory rates" }).waitFor();
  const gone: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) gone.push(response.url());
  });
  await page.getByRole("button", { name: "New version" }).click();
  const dialog = await fillStart(page, "1 Feb 2028");
  await dialog.locator("[name=sourceUrl]").fill("www.mom.gov.sg");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await dialog.getByText("Enter a link that starts with https://").waitFor();
  await fillStart(page, "1 Feb 2028");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await draftForm(page).waitFor();
  await page.getByRole("combobox", { name: "Row 3, Sector" }).waitFor();
  await page.getByRole("button", { name: "Delete draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete draft" }).click();
  await version(page, "Draft").waitFor({ state: "detached" });
  await page.locator("#version-panel table").first().waitFor();
  expect(gone).toEqual([]);
  await context.close();
});

/** The author is asked and rejected; what others see is unchanged. */
async function refusedToMaker(): Promise<void> {
  const { page, context, faults } = await open("/platform/rates/cdac", "platform@hrms.demo");
  await version(page, "Reviewed").click();
  await page.getByText("You worked on this draft. Another administrator must activate it.").waitFor();
  await page.getByRole("button", { name: "Activate" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("one row changes").waitFor();
  await question.getByRole("button", { name: "Activate" }).click();
  await question.getByText("You worked on this draft. Another administrator must activate it.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
}

test("a draft is created and reviewed by mouse, a second administrator reviews and activates it by keyboard, and company staff read it with its source", async () => {
  await draftByAuthor();
  const { page, context, faults } = await open("/platform/rates/cdac", "ops@hrms.demo");
  await version(page, "Draft").focus();
  await page.keyboard.press("Enter");
  await draftForm(page).waitFor();
  await cell(page, 1, "Amount").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => cell(page, 2, "Amount").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => cell(page, 1, "Amount").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("tab", { name: "Rates", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("#version-panel").getByText("$S0.75").waitFor();
  await page.getByRole("button", { name: "Confirm review" }).focus();
  await page.keyboard.press("Enter");
  await version(page, "Reviewed").waitFor();
  await refusedToMaker();
  await page.getByRole("button", { name: "Activate" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByText("one row changes").waitFor();
  await question.getByRole("button", { name: "Cancel" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Activated from 1 Jan 2028.").first().waitFor();
  await version(page, "Scheduled").waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.locator("#version-panel").getByText("Marcus Teo").first().waitFor();
  await page.locator("#version-panel").getByText("Priya Nair").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const staff = await app.open("/start", { account: "admin@demo.com" });
  await staff.page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await staff.page.goto(`${new URL(staff.page.url()).pathname.replace("dashboard", "cdac")}`);
  await version(staff.page, "Scheduled").click();
  await staff.page.locator("#version-panel").getByText("$S0.75").waitFor();
  await staff.page.getByText("Budget statement").first().waitFor();
  expect(await staff.page.getByRole("button", { name: "New version" }).count()).toBe(0);
  expect(await staff.page.getByRole("button", { name: "Activate" }).count()).toBe(0);
  await expectNoOverflow(staff.page);
  expect(staff.faults).toEqual([]);
  await staff.context.close();
});

test("a choice left to the employer is set next to its rates, and appears in the company's settings", async () => {
  const { page, context, faults } = await app.open("/start", { account: "admin@demo.com" });
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  const company = new URL(page.url()).pathname.replace("/dashboard", "");
  await page.goto(`${company}/sdl`);
  await page.getByRole("radio", { name: "Round half a cent up (default)" }).waitFor();
  await page.getByRole("radio", { name: "Drop fractions of a cent" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Choices saved.").first().waitFor();
  await page.goto(`${company}/company-settings?tab=statutory`);
  await expect.poll(() => page.getByRole("radio", { name: "Drop fractions of a cent" }).isChecked()).toBe(true);
  await page.getByText("Changed by Adeline Goh").waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("on phones all columns of a rate table are in view", async () => {
  for (const language of ["en", "de"] as const) {
    const { page, context, goTo, faults } = await app.open("/platform/rates/cpf", {
      account: "platform@hrms.demo",
      width: 360,
      language,
    });
    for (const path of ["cpf", "cpf?tab=differences", "cpf-wages", "levy", "employment", "holidays"]) {
      await goTo(`/platform/rates/${path}`);
      const table = page.locator("#version-panel [role=region]").filter({ has: page.locator("tbody tr") });
      await table.waitFor();
      expect(await table.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});
