/** Extensions of the gallery, by mouse and keyboard. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { button, focusedText, openExamples, resultOf } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("a question has an answer either way, and a request shows its result", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/sweet-alert");
  const confirm = resultOf(page, "confirm");
  await button(confirm, "Open").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "No, keep it" }).click();
  await confirm.getByText("The shift stays as it is.").waitFor();
  await button(confirm, "Open").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, cancel it" }).click();
  await confirm.getByText("The shift is cancelled.").waitFor();
  await button(resultOf(page, "request"), "Count the employees").click();
  await page.getByRole("button", { name: "Ask the server" }).click();
  await page.getByText("100 employees were found.").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();
});

test("a slider follows the keys and the field beside it", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/slider");
  const single = resultOf(page, "single").getByRole("slider");
  await single.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => single.getAttribute("aria-valuenow")).toBe("61");
  await page.keyboard.press("PageDown");
  await expect.poll(() => single.getAttribute("aria-valuenow")).toBe("50");
  await page.keyboard.press("End");
  await expect.poll(() => single.getAttribute("aria-valuenow")).toBe("100");
  const input = resultOf(page, "input");
  await input.getByRole("spinbutton").fill("80");
  await expect.poll(() => input.getByRole("slider").getAttribute("aria-valuenow")).toBe("80");
  expect(faults).toEqual([]);
  await context.close();
});

test("items are moved by keyboard within and between lists, and put back", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/drag-and-drop");
  const card = resultOf(page, "lists");
  await card.getByRole("button", { name: "Mei Tan" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await card
    .getByRole("status")
    .filter({ hasText: "Mei Tan: position 1 of 1 in Evening." })
    .waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await card.getByText('{"morning":["Ravi Menon","Siti Rahman"],"evening":["Mei Tan"]}').waitFor();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await card.getByText('"evening":["Mei Tan"]').waitFor();
  const list = resultOf(page, "list");
  await button(list, "Mei Tan").dragTo(button(list, "Siti Rahman"), { targetPosition: { x: 20, y: 20 } });
  await list.getByText('{"team":["Ravi Menon","Siti Rahman","Mei Tan","Arjun Nair"]}').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a tour goes through five parts of the app, and resumes where it stopped", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/tour");
  await button(resultOf(page, "page"), "Start the tour").click();
  const step = page.getByRole("alertdialog");
  for (const [index, name] of ["Menu", "Search", "Language", "Appearance", "Your account"].entries()) {
    await step.getByRole("heading", { name }).waitFor();
    await step.getByText(`Step ${index + 1} of 5`).waitFor();
    if (index === 1) await expectAccessible(page);
    await step.getByRole("button", { name: index < 4 ? "Next" : "Finish" }).click();
  }
  await resultOf(page, "page").getByText("The tour is finished.").waitFor();
  const resume = resultOf(page, "resume");
  await button(resume, "Start the tour").click();
  await step.getByRole("button", { name: "Next" }).click();
  await step.getByRole("heading", { name: "Leave left" }).waitFor();
  await page.keyboard.press("Escape");
  await button(resume, "Continue at step 2").click();
  await step.getByRole("heading", { name: "Leave left" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a context menu opens by right click and by keyboard, for its row", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/context-menu");
  const basic = resultOf(page, "basic");
  await basic.getByRole("button").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Paste" }).click();
  await basic.getByText("Chosen: Paste").waitFor();
  await basic.getByRole("button").focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menu").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toBe("Right-click here");
  const rows = resultOf(page, "rows");
  await rows.getByRole("row").filter({ hasText: "Ravi Menon" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await rows.getByText("Chosen: Edit: Ravi Menon").waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the language of a card changes without that of the app", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/i18n");
  const card = resultOf(page, "card");
  await card.getByText("You have 1 new message.").waitFor();
  await card.getByRole("radio", { name: "Deutsch" }).check();
  await card.getByText("Sie haben 1 neue Nachricht.").waitFor();
  await card.getByText("Nächster Zahltag: Mittwoch, 23. Dezember 2026").waitFor();
  await card.getByText("12.345,60 $S").waitFor();
  await page.getByRole("heading", { level: 1, name: "Languages" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a file is read with its header, and the chosen rows are exported", async () => {
  const { page, context, faults } = await openExamples(app, "extensions/import");
  const file = resultOf(page, "file");
  await file.locator("input[type=file]").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;City\nMei Tan;Bedok\n"),
  });
  await file.getByText("people.csv: 1 row, 2 columns").waitFor();
  await file.getByRole("columnheader", { name: "City" }).waitFor();
  await button(resultOf(page, "large"), "Create and read").click();
  await resultOf(page, "large")
    .getByText(/^10,000 rows in/)
    .waitFor();
  await page.goto(`${new URL(page.url()).origin}/extensions/export-selected`);
  const basic = resultOf(page, "basic");
  await basic.getByText("Nothing selected").waitFor();
  expect(await button(basic, "Export").isDisabled()).toBe(true);
  await basic.getByRole("checkbox").nth(1).check();
  await basic.getByText("1 row selected").waitFor();
  await button(basic, "Export").click();
  await page.getByRole("radio", { name: "Text with tabs" }).check();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "Export" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("selection.txt");
  const lines = readFileSync(await saved.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/\t\d{4}-\d\d-\d\d\t\d+\.\d\d$/);
  expect(faults).toEqual([]);
  await context.close();
});
