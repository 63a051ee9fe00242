/** Departments: the tree by keyboard, a child added, moved and merged, a cycle rejected, and choosing the parent. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DepartmentTree } from "#generated/hrms/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { expectSaid, openGrades, type GradesPage } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openDepartments(): Promise<GradesPage> {
  const opened = await openGrades(app);
  const base = opened.base.replace(/grades$/, "departments");
  await opened.page.goto(base);
  await opened.page.getByRole("treeitem").first().waitFor();
  return { ...opened, base };
}

/** Names in the tree with their level, as announced to a screen reader. */
const node = (page: GradesPage["page"], name: string) => page.getByRole("treeitem", { name });

test("the tree is one Tab stop; arrows navigate and expand, letters search, Enter opens the department", async () => {
  const { page, context, faults } = await openDepartments();
  await node(page, "Finance").click();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => node(page, "Accounts Payable").getAttribute("aria-selected")).toBe("true");
  await expect.poll(() => node(page, "Accounts Payable").getAttribute("aria-level")).toBe("2");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await node(page, "Accounts Payable").waitFor({ state: "detached" });
  await expect.poll(() => node(page, "Finance").getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("w");
  await expect.poll(() => node(page, "Warehouse").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-posinset"))).toBe("1");
  await expect.poll(() => page.locator("[role=treeitem][tabindex='0']").count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press("w");
  await expect.poll(() => node(page, "Warehouse").evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Warehouse" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a child is added to the selected department, moved, rejected as its own descendant's child, and merged", async () => {
  const opened = await openDepartments();
  const { page, context, call, base, faults } = opened;
  const tree = async () => (await call<DepartmentTree>("GET", `${base}/tree`)).items;
  await node(page, "Human Resources").click();
  await page.getByRole("button", { name: "Add sub-department" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Department" }).fill("Learning");
  await dialog.getByRole("textbox", { name: "Code" }).fill("hr");
  await page.keyboard.press("Enter");
  await dialog.getByText("This is already taken. Choose another.").waitFor();
  await dialog.getByRole("textbox", { name: "Code" }).fill("HR-LD");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Learning created.");
  await expect.poll(() => node(page, "Learning").getAttribute("aria-level")).toBe("2");

  await node(page, "Human Resources").click();
  await page.getByRole("button", { name: "Move" }).click();
  await dialog.getByRole("combobox").fill("human");
  // The department itself is not offered.
  await page.getByText("No results for “human”").waitFor();
  await dialog.getByRole("combobox").fill("learn");
  await page.getByRole("option", { name: "Learning" }).click();
  await dialog.getByRole("button", { name: "Move" }).click();
  await dialog.getByText("A record can’t be placed under itself or its own sub-records.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();

  await node(page, "Learning").click();
  await page.getByRole("button", { name: "Move" }).click();
  await dialog.getByRole("combobox").fill("control");
  await page.getByRole("option", { name: "Controlling" }).click();
  await dialog.getByRole("button", { name: "Move" }).click();
  await expectSaid(page, "Learning moved.");
  await expect.poll(() => node(page, "Learning").getAttribute("aria-level")).toBe("3");

  await node(page, "Controlling").click();
  await page.getByRole("button", { name: "Merge" }).click();
  await dialog.getByRole("combobox").fill("human");
  await page.getByRole("option", { name: "Human Resources" }).click();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expectSaid(page, "Controlling merged into Human Resources.");
  await node(page, "Controlling").waitFor({ state: "detached" });
  const items = await tree();
  expect(items.find(({ department }) => department === "Learning")?.parentId).toBe(
    items.find(({ code }) => code === "HR")?.id,
  );
  expect(faults).toEqual([]);
  await context.close();
});

test("the form finds the parent department by typing, and the record shows it", async () => {
  const { page, context, base, faults } = await openDepartments();
  await page.goto(`${base}/new`);
  await page.getByRole("textbox", { name: "Department", exact: true }).fill("Imports");
  await page.getByRole("textbox", { name: "Code" }).fill("PUR-IM");
  await page.getByRole("combobox", { name: "Parent department" }).fill("procure");
  await page.getByRole("option", { name: "Procurement" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name: "Imports" }).waitFor();
  await page.getByText("Procurement", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("listitem").filter({ hasText: "Procurement" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
