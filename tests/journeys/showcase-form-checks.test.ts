/** Validation and layouts of forms in the gallery, by mouse and keyboard. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { button, example, isFocused, openExamples } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

describe("validation", () => {
  test("errors of the browser and the server are shown at their fields, in our words", async () => {
    const { page, context, faults } = await openExamples(app, "forms/reactstrap-validation");
    const native = example(page, "native");
    await button(native, "Save").click();
    await expect.poll(() => native.getByText("This field is required.").count()).toBe(2);
    await native.getByText("Enter 44 or less.").waitFor();
    await expect.poll(() => isFocused(native.getByLabel("Email"))).toBe(true);

    const server = example(page, "server");
    await button(server, "Save").click();
    await server.getByRole("alert").getByText("Fix 3 fields to continue").waitFor();
    await expect.poll(() => isFocused(server.getByLabel("Name", { exact: true }))).toBe(true);
    await server.getByLabel("Name", { exact: true }).fill("Mei Tan");
    await server.getByLabel("Username").fill("mei.tan");
    await server.getByLabel("Email").fill("mei@merlion.example");
    await button(server, "Save").click();
    await page.getByRole("status").filter({ hasText: "Mei Tan created." }).first().waitFor({ state: "attached" });
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard: valid and invalid fields with messages and tooltips, and choices are validated too", async () => {
    const { page, context } = await openExamples(app, "forms/reactstrap-validation");
    const marks = example(page, "marks");
    await marks.getByLabel("Postal code").focus();
    await page.keyboard.press("Tab");
    await marks.getByText("Enter the six digits of the postal code.").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("End");
    await page.keyboard.type("60");
    await marks.getByText("Looks good.").waitFor();

    const bubbles = example(page, "bubbles");
    const height = (await bubbles.boundingBox())?.height;
    await bubbles.getByLabel("Last name").focus();
    await page.keyboard.press("Tab");
    await bubbles.getByText("This field is required.").waitFor();
    await expect.poll(async () => (await bubbles.boundingBox())?.height).toBe(height);

    const choices = example(page, "choices");
    await button(choices, "Save").focus();
    await page.keyboard.press("Enter");
    await choices.getByRole("alert").waitFor();
    await expect.poll(() => isFocused(choices.getByRole("radio", { name: "Basic" }))).toBe(true);
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.type("tomorrow");
    await choices.getByRole("checkbox").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await choices.getByText('"plan":"basic"').waitFor();
    await context.close();
  });
});

describe("layouts", () => {
  test("labels are beside fields where there is room and announced where hidden; the bar counts changes", async () => {
    const { page, context, faults } = await openExamples(app, "forms/layout/form-layout");
    const beside = example(page, "horizontal");
    const [label, field] = [
      await beside.getByText("Company", { exact: true }).boundingBox(),
      await beside.getByLabel(/^Company/).boundingBox(),
    ];
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(field?.x ?? 0);
    const hidden = example(page, "hidden");
    await hidden.getByRole("textbox", { name: "Email" }).fill("mei@example.com");
    await page.keyboard.press("Enter");
    await hidden.getByText("Invited: mei@example.com (Author)").waitFor();
    const sticky = example(page, "sticky");
    await sticky.getByLabel("Company").fill("Banyan Foods");
    await sticky.getByText("1 change", { exact: true }).waitFor();
    await button(sticky, "Save").click();
    await sticky.getByText("Saved", { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard: a dialog asks before discarding input, and restores focus", async () => {
    const { page, context, faults } = await openExamples(app, "forms/layout/form-layout");
    const card = example(page, "modal");
    await button(card, "Add contact").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add contact" });
    await dialog.getByLabel("Name").and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Nur Aisyah");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard this contact?" });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await dialog.getByLabel("Name").press("Enter");
    await dialog.waitFor({ state: "detached" });
    await card.getByText("1 contact: Nur Aisyah").waitFor();
    await expect.poll(() => isFocused(button(card, "Add contact"))).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
