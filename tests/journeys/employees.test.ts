/** Employees: created in the guided form and found by NRIC, job changes by date, the list by keyboard, a manager's view. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Employee, EmployeePage } from "#generated/hrms/schema.ts";
import { openApp, type PageOptions, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { expectSaid, openGrades, type GradesPage } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openEmployees(path = "", options: PageOptions = {}): Promise<GradesPage> {
  const opened = await openGrades(app, "", options);
  const base = opened.base.replace(/grades$/, "employees");
  await opened.page.goto(base + path);
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return { ...opened, base };
}

/** Types into a search field, and chooses the first result. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

/** A date is accepted when its field is left. */
async function onDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByRole("textbox", { name: label, exact: true }).fill(day);
  await page.keyboard.press("Tab");
}

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { level: 2, name: step }).waitFor();
}

const nric = "S9012345I";

test("the guided form saves a draft and checks each step, and the new employee is found by the last four of the NRIC", async () => {
  const { page, context, faults, base } = await openEmployees("/new");
  await page.getByRole("button", { name: "Next" }).click();
  await page
    .getByText(/^Fill in “/)
    .first()
    .waitFor();
  await page.getByRole("textbox", { name: "Full name" }).fill("Lim Jun Hao Journey");
  await page.getByRole("textbox", { name: "Work email" }).fill("junhao.journey@merlion.example");
  await page.reload();
  await page.getByText("You have an unfinished new employee").waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Full name" }).inputValue()).toBe("Lim Jun Hao Journey");
  await page.getByRole("combobox", { name: "Shirt size" }).selectOption("M");
  await expectAccessible(page);
  await next(page, "Identity");
  await page.getByRole("combobox", { name: "Document" }).selectOption({ label: "NRIC" });
  await page.getByRole("textbox", { name: "Number" }).fill("S9012345A");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("The last letter doesn’t match the number.").waitFor();
  await page.getByRole("textbox", { name: "Number" }).fill(nric);
  await next(page, "Employment");
  await onDay(page, "Start date", "2026-12-01");
  await next(page, "Job");
  await choose(page, "Department", "Accounts Payable");
  await choose(page, "Designation", "Accounts Executive");
  await next(page, "Pay");
  await next(page, "Check");
  for (const filledIn of ["Next free number", "From the designation", "From the grade"])
    await page.getByText(filledIn, { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Create employee" }).click();
  await page.getByRole("heading", { level: 1, name: "Lim Jun Hao Journey" }).waitFor();
  await page.goto(`${base}?q=${nric.slice(-4)}&own.shirtSize=M`);
  await page.getByRole("link", { name: "Lim Jun Hao Journey" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("without a right to pay the guided form says who adds it", async () => {
  const { page, context, faults } = await openEmployees("/new", { account: "hr@merlion.demo" });
  await page.getByRole("textbox", { name: "Full name" }).fill("Payless Journey");
  await next(page, "Identity");
  await next(page, "Employment");
  await onDay(page, "Start date", "2026-12-01");
  await next(page, "Job");
  await choose(page, "Department", "Accounts Payable");
  await choose(page, "Designation", "Accounts Executive");
  await next(page, "Check");
  await page.getByText("Someone with access to pay adds the pay terms and the bank account").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the actions menu starts with tasks and ends with what ends an employment; an unwanted form closes on request", async () => {
  const { page, context, faults, base, call } = await openEmployees();
  const [{ id } = { id: "" }] = (await call<EmployeePage>("GET", `${base}?status=confirmed&pageSize=1`)).items;
  await page.goto(`${base}/${id}`);
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  const items = await page.getByRole("menuitem").allTextContents();
  expect(items[0]).toMatch(/^(Give raise|Add pay)$/);
  expect(items[1]).toBe("Change job");
  expect(items.slice(-2)).toEqual(["Suspend", "Complete exit"]);
  await page.getByRole("menuitem", { name: "Change job" }).click();
  const dialog = page.getByRole("dialog", { name: "Change job" });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Mistake");
  const besidePage = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const behindForm = await besidePage();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).waitFor();
  // The page is dimmed twice, and the strip of its scrollbar with it.
  expect(await besidePage()).not.toBe(behindForm);
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await dialog.waitFor({ state: "detached" });
  // Nothing typed, nothing asked.
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Change job" }).click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("a job change takes effect on a date: the current row stays until the day before, and the timeline shows future rows", async () => {
  const { page, context, faults, base, call } = await openEmployees();
  const [{ id, fullName } = { id: "", fullName: "" }] = (
    await call<EmployeePage>("GET", `${base}?status=confirmed&pageSize=1`)
  ).items;
  await page.goto(`${base}/${id}?tab=job`);
  await page.getByRole("heading", { level: 1, name: fullName }).waitFor();
  await page.getByRole("button", { name: "Change job" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Change job" });
  await dialog.waitFor();
  // No field is invalid before input, and the first field has focus: the date can be typed at once.
  expect(await dialog.getByText(/^Fill in “/).count()).toBe(0);
  await dialog.getByRole("textbox").first().and(page.locator(":focus")).waitFor();
  await page.keyboard.type("2099-01-01");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Promotion");
  // Neither Escape nor Cancel nor the close button discards what was typed without asking.
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await asked.getByRole("button", { name: "Keep editing" }).click();
  for (const name of ["Cancel", "Close"]) {
    await dialog.getByRole("button", { name }).click();
    await asked.getByRole("button", { name: "Keep editing" }).click();
    await asked.waitFor({ state: "detached" });
  }
  expect(await dialog.getByRole("textbox", { name: "Reason" }).inputValue()).toBe("Promotion");
  await choose(page, "Department", "Accounts Payable");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("upcoming").first().waitFor();
  expect((await call<Employee>("GET", `${base}/${id}`)).job?.effectiveTo).toBe("2098-12-31");
  await page.getByRole("tab", { name: "Timeline" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Job changed" })
    .filter({ hasText: "Promotion" })
    .first()
    .waitFor();
  await page.getByRole("tab", { name: "Job" }).click();
  await page.getByRole("button", { name: /^Delete the entry from/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectSaid(page, "Deleted.");
  await page.getByText("upcoming").first().waitFor({ state: "detached" });

  await page
    .getByRole("button", { name: /^Correct the entry from/ })
    .first()
    .click();
  const correction = page.getByRole("dialog", { name: "Correct job" });
  await choose(page, "Department", "Accounts Payable");
  await correction.getByRole("button", { name: "Save" }).click();
  await correction
    .getByText(/^Fill in “/)
    .first()
    .waitFor();
  await correction.getByRole("textbox", { name: "Reason for the correction" }).fill("Wrong from the start");
  await correction.getByRole("button", { name: "Save" }).click();
  await correction.waitFor({ state: "detached" });
  expect((await call<Employee>("GET", `${base}/${id}`)).job?.department).toBe("Accounts Payable");
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Wrong from the start").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a work pass drawer focuses its first field even if it loads late, unless the user has acted", async () => {
  const { page, context, faults, base, call } = await openEmployees();
  const [{ id } = { id: "" }] = (await call<EmployeePage>("GET", `${base}?status=confirmed&pageSize=1`)).items;
  await page.goto(`${base}/${id}?tab=identity`);
  await page.getByRole("button", { name: "Add work pass", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Add work pass", exact: true });
  const type = drawer.getByRole("combobox", { name: "Type" });
  await expect.poll(() => type.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await drawer.getByRole("button", { name: "Create" }).click();
  await drawer
    .getByText(/^Fill in “/)
    .first()
    .waitFor();
  await expect.poll(() => type.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("the list by keyboard: search, select, open, and back to the row", async () => {
  const { page, context, faults } = await openEmployees("?status=confirmed");
  await page.locator("tbody a").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("Goh");
  await page.waitForURL((url) => url.searchParams.get("q") === "Goh");
  const first = page.getByRole("link", { name: "Adeline Goh Siew Lan" });
  await first.waitFor();
  await expect.poll(() => page.locator("tbody[aria-busy=true], table[aria-busy=true]").count()).toBe(0);
  await first.focus();
  await page.keyboard.press("Space");
  await page.getByRole("toolbar", { name: "Actions for the selected rows" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(false);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Adeline Goh Siew Lan" }).waitFor();
  await page.goBack();
  await expect.poll(() => page.locator("tbody a:focus").allTextContents()).toEqual(["Adeline Goh Siew Lan"]);
  expect(faults).toEqual([]);
  await context.close();
});

test("a manager sees their own reports but no pay: neither a tab nor data in responses", async () => {
  const { page, context, faults, base, call } = await openEmployees("", { account: "manager@merlion.demo" });
  await page.getByText("The people in this company whose records you can see.").waitFor();
  const { items, total } = await call<EmployeePage>("GET", `${base}?pageSize=12`);
  expect(total).toBeGreaterThan(1);
  // The company has twice as many.
  expect(total).toBeLessThan(100);
  const records = await Promise.all(items.map(({ id }) => call<Employee>("GET", `${base}/${id}`)));
  const reports = records.filter(({ self }) => !self);
  expect(reports.length).toBeGreaterThan(0);
  for (const { pay, statutory, rights } of reports)
    expect({ pay, statutory, pays: rights.read.includes("pay") }).toEqual({ pay: null, statutory: null, pays: false });
  const [{ id, person } = { id: "", person: { fullName: "" } }] = reports;
  await page.goto(`${base}/${id}?tab=pay`);
  await page.getByRole("heading", { level: 1, name: person.fullName }).waitFor();
  await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
  expect(await page.getByRole("tab", { name: "Pay" }).count()).toBe(0);
  expect(await page.getByText("Basic pay").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("the second person to save a section sees the first one's changes, and loses nothing", async () => {
  const [first, second] = [await openEmployees(), await openEmployees()];
  for (const { page } of [first, second]) {
    await page.locator("tbody a").nth(2).click();
    await page
      .getByRole("tab", { name: "Personal" })
      .or(page.getByRole("link", { name: "Personal", exact: true }))
      .first()
      .click();
    await page.getByRole("button", { name: "Edit person" }).click();
  }
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Edit person" });
  await dialogOf(first.page).getByLabel("Preferred name").fill("Ann");
  await dialogOf(first.page).getByLabel("Marital status").selectOption("Divorced");
  await dialogOf(first.page).getByRole("button", { name: "Save" }).click();
  await dialogOf(first.page).waitFor({ state: "detached" });

  await dialogOf(second.page).getByLabel("Preferred name").fill("Bea");
  await dialogOf(second.page).getByRole("button", { name: "Save" }).click();
  await dialogOf(second.page).getByText("Now: Ann", { exact: true }).waitFor();
  expect(await dialogOf(second.page).getByLabel("Preferred name").inputValue()).toBe("Bea");
  await expect
    .poll(() => dialogOf(second.page).getByLabel("Marital status").locator("option:checked").innerText())
    .toBe("Divorced");
  await dialogOf(second.page).getByRole("button", { name: "Save" }).click();
  await dialogOf(second.page).waitFor({ state: "detached" });
  await second.page.getByRole("definition").filter({ hasText: "Bea" }).first().waitFor();
  await second.page.getByText("Divorced").first().waitFor();
  expect(second.faults).toEqual([]);
  await Promise.all([first.context.close(), second.context.close()]);
});

test("a country is chosen by its name in the reader's language, with Singapore as the default, in change requests too", async () => {
  const { page, context, faults } = await openEmployees("", { language: "de" });
  await page.locator("tbody a").nth(4).click();
  await page
    .getByRole("tab", { name: "Persönlich" })
    .or(page.getByRole("link", { name: "Persönlich", exact: true }))
    .first()
    .click();
  await page.getByRole("button", { name: "Kontakt bearbeiten" }).click();
  const dialog = page.getByRole("dialog", { name: "Kontakt bearbeiten" });
  await dialog.getByRole("button", { name: "Hinzufügen: Adresse" }).click();
  const entry = dialog.getByRole("group", { name: "Adresse" }).locator("[data-row]").last();
  const country = entry.getByRole("combobox", { name: "Land" });
  await expect.poll(() => country.inputValue()).toBe("Singapur");
  await entry.getByLabel("Straße").fill("Rue de la Paix");
  await country.fill("Frankr");
  await page.getByRole("option", { name: "Frankreich" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("definition").filter({ hasText: "Rue de la Paix, Frankreich" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const own = await app.open("/me/my-profile", { account: "employee@merlion.demo" });
  await own.page
    .getByRole("link", { name: "Personal", exact: true })
    .or(own.page.getByRole("tab", { name: "Personal" }))
    .first()
    .click();
  await own.page.getByRole("button", { name: /: Contact$/ }).click();
  await own.page.getByRole("dialog").getByRole("combobox").first().selectOption({ label: "Addresses" });
  await expect
    .poll(() => own.page.getByRole("dialog").getByRole("combobox", { name: "Country" }).first().inputValue())
    .toBe("Singapore");
  expect(own.faults).toEqual([]);
  await own.context.close();
});
