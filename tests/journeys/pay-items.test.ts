/** A loan of an employee is given, skipped and settled, and variable pay is pasted from a spreadsheet and saved. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EmployeePage, EmployeePayItemPage, VariablePay } from "#generated/hrms/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { openGrades, type GradesPage } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openMaker(): Promise<GradesPage> {
  const opened = await openGrades(app, "", { account: "maker@merlion.demo" });
  return { ...opened, base: opened.base.replace(/\/grades$/, "") };
}

test("a loan is given on the employee's record, skipped for a month and settled early", async () => {
  const { page, base, call } = await openMaker();
  const { items } = await call<EmployeePage>("GET", `${base}/employees?pageSize=1&status=confirmed&q=Adele Koh`);
  const employee = items[0]?.id ?? "";
  await page.goto(`${base}/employees/${employee}?tab=items`);
  await page.getByRole("button", { name: "Add item" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type").selectOption("deduction");
  await dialog.getByRole("combobox", { name: "Deduction" }).click();
  await page.getByRole("option", { name: "Staff loan" }).click();
  await dialog.getByLabel("Total in instalments").fill("60000");
  await dialog.getByLabel("Number of instalments").fill("2");
  await dialog.getByLabel("From").selectOption({ index: 13 });
  await dialog.getByLabel("Consent given on").fill("2026-11-02");
  await dialog.getByRole("button", { name: "Add item" }).click();
  // Half of it in a month is more than a quarter of the salary.
  await dialog.getByText(/a quarter of the salary/).waitFor();
  await dialog.getByLabel("Total in instalments").fill("600");
  await dialog.getByLabel("Number of instalments").fill("6");
  await dialog.getByRole("button", { name: "Add item" }).click();
  await dialog.waitFor({ state: "detached" });
  await expectAccessible(page);
  await page.getByRole("link", { name: "Staff loan" }).click();
  await page.getByRole("tab", { name: "Schedule" }).click();
  await page
    .getByRole("button", { name: /^Skip / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Don’t skip / }).waitFor();
  await page.getByRole("button", { name: "Settle early" }).click();
  await page.getByRole("dialog").getByLabel("Repaid on").fill("2026-11-02");
  await page.getByRole("dialog").getByRole("button", { name: "Settle early" }).click();
  await page.getByText("Completed", { exact: true }).first().waitFor();
  const given = await call<EmployeePayItemPage>(
    "GET",
    `${base}/employee-pay-items?employeeId=${employee}&kind=deduction`,
  );
  expect(given.items.map(({ status, left }) => [status, left])).toEqual([["completed", 0]]);
});

test("variable pay is pasted from a spreadsheet, moved through with the keys, and saved", async () => {
  const { page, base, call } = await openMaker();
  await page.goto(`${base}/variable-pay?month=2027-03`);
  await page.getByLabel("Add an item").selectOption({ label: "Performance bonus" });
  const cells = page.locator("input[data-cell]");
  await cells.first().waitFor();
  await page.getByLabel("Add an item").selectOption({ label: "Sales commission" });
  await page.locator("[data-cell='0:1']").waitFor();
  await page.locator("[data-cell='0:0']").focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "100\t20.50\n200\tx");
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await page.getByText("4 unsaved changes").waitFor();
  expect(await page.locator("[data-cell='1:1']").getAttribute("aria-invalid")).toBe("true");
  await page.locator("[data-cell='0:1']").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("30");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save 4 amounts" }).click();
  await page.getByText("No unsaved changes").waitFor();
  const { items, rows } = await call<VariablePay>("GET", `${base}/variable-pay?month=2027-03`);
  expect(items.map(({ code, total }) => [code, total])).toEqual([
    ["BONUS", 30_000],
    ["COMMISSION", 5_050],
  ]);
  expect(rows[0]?.cells.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([2_050, 10_000]);
});

test.each(["en", "de", "fr", "pt"] as const)(
  "the table of deductions fits beside the menu at 1280, in %s",
  async (language) => {
    const { page, base, context, faults } = await openGrades(app, "", { language, width: 1280, height: 800 });
    await page.goto(base.replace(/\/grades$/, "/deductions"));
    const table = page.getByRole("main").getByRole("table");
    await table.getByText("STAFF_LOAN").waitFor();
    const [needed, room] = await table.evaluate((element: HTMLElement) => [
      element.offsetWidth,
      element.parentElement?.clientWidth ?? 0,
    ]);
    expect(needed).toBeLessThanOrEqual(room ?? 0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("employees who ask for another account read what happens to their pay", async () => {
  const { page, context, faults } = await app.open("/me/my-profile?tab=pay", { account: "employee@merlion.demo" });
  await page.getByRole("button", { name: "Request another" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Your pay goes to this account once it is approved.").waitFor();
  expect(await dialog.getByText("We notify the employee").count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("the form of a bank account asks for a percentage or an amount only where its share is one", async () => {
  const { page, base, call, context, faults } = await openMaker();
  const { items } = await call<EmployeePage>("GET", `${base}/employees?pageSize=1&status=confirmed`);
  await page.goto(`${base}/employees/${items[0]?.id}?tab=pay`);
  await page.getByRole("button", { name: "Add account" }).click();
  const dialog = page.getByRole("dialog");
  const [share, percentage, amount] = [
    dialog.getByRole("combobox", { name: "Share of pay" }),
    dialog.getByRole("textbox", { name: "Percentage" }),
    dialog.getByRole("textbox", { name: "Amount per pay" }),
  ] as const;
  await share.waitFor();
  // A new account has no number that could stay.
  await dialog
    .locator("[aria-required=true]")
    .and(dialog.getByRole("textbox", { name: "Account number" }))
    .waitFor();
  expect([await percentage.count(), await amount.count()]).toEqual([0, 0]);
  await share.selectOption("percent");
  await percentage.waitFor();
  expect(await amount.count()).toBe(0);
  await share.selectOption("amount");
  await amount.waitFor();
  expect(await percentage.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
