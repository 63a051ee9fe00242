/** Rule-based employee groups: conditions with a live count, and a warning when a list becomes a rule. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

const base = `/companies/${sampleCompanies.trading.id}/employee-groups`;

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("conditions are chosen with a live count, and shown on the group's page with its people", async () => {
  const { page, context, faults } = await app.open(`${base}/new`, { account: "admin@demo.com" });
  await page.getByRole("textbox", { name: "Group" }).fill("Warehouse interns");
  await page.getByRole("combobox", { name: "Used for" }).selectOption("notice");
  await page.getByText("None. Employees join this group through their job").waitFor();
  await page.getByRole("radio", { name: "By rule" }).check();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Conditions: Set at least one condition." }).waitFor();
  await page.getByLabel("Departments, including sub-departments").fill("Wareh");
  await page.getByRole("option", { name: "Warehouse", exact: true }).click();
  await page.keyboard.press("Escape");
  const count = page.getByRole("status").filter({ hasText: "match today" });
  await count.waitFor();
  const all = Number.parseInt(await count.innerText(), 10);
  await page.getByLabel("Service from (months)").fill("12");
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
  const served = Number.parseInt(await count.innerText(), 10);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name: "Warehouse interns" }).waitFor();
  await page.getByText("Departments, including sub-departments: Warehouse").waitFor();
  await page.getByRole("tab", { name: "People" }).click();
  await page
    .getByText(new RegExp(`of ${served}$`))
    .first()
    .waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Service from (months)").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the history shows contract types by name, and a project's history shows new team members", async () => {
  const { page, context, faults } = await app.open(`${base}/new`, { account: "admin@demo.com" });
  await page.getByRole("textbox", { name: "Group" }).fill("Fixed-term people");
  await page.getByRole("combobox", { name: "Used for" }).selectOption("notice");
  await page.getByRole("radio", { name: "By rule" }).check();
  await page.getByRole("checkbox", { name: "Fixed term" }).check();
  await page.getByRole("checkbox", { name: "Intern" }).check();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name: "Fixed-term people" }).waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Fixed term; Intern", { exact: true }).waitFor();

  await page.goto(
    `/companies/${sampleCompanies.trading.id}/projects/${structureId("projects", "trading", "RCR")}?tab=team`,
  );
  await page.getByRole("button", { name: "Remove: Arjun Nair" }).first().click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Remove/ })
    .click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Arjun Nair, Buyer", { exact: false }).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("turning a list into a rule shows how many people it has, on a phone as well", async () => {
  const { page, context, faults } = await app.open(
    `${base}/${structureId("employee-groups", "trading", "EARLY")}/edit`,
    { account: "admin@demo.com", width: 360, height: 740 },
  );
  await page.getByRole("radio", { name: "By rule" }).check();
  await page.getByText(/people are in this group through their job/).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Chosen one by one" }).check();
  await page.getByText(/people are in this group through their job/).waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});
