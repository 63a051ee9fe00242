/** Wizards and repeated rows in the gallery, by mouse and keyboard. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { button, example, isFocused, openExamples } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");

describe("wizard", () => {
  const current = (wizard: Locator): Promise<string | null> =>
    wizard.locator("[aria-current=step]").getAttribute("data-step");
  const fill = async (wizard: Locator, values: Record<string, string>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) await wizard.getByLabel(label).fill(value);
  };

  test("by mouse: a step is validated before the next opens, going back keeps input, the URL keeps the step", async () => {
    const { page, context, faults } = await openExamples(app, "forms/wizard");
    const wizard = example(page, "horizontal");
    await button(wizard, "Next").click();
    await wizard.getByText("This field is required.").first().waitFor();
    await expect.poll(() => isFocused(wizard.getByLabel("Username"))).toBe(true);
    await expect.poll(() => wizard.locator("[data-step=address]").isDisabled()).toBe(true);
    await expectAccessible(page);
    await fill(wizard, { Username: "mei.tan", Email: "mei@example.com" });
    await button(wizard, "Next").click();
    await page.waitForURL("**/forms/wizard?step=person");
    await expect.poll(() => focused(page)).toBe("Step 2 of 4 Person");
    await button(wizard, "Back").click();
    await page.waitForURL("**/forms/wizard?step=account");
    await expect.poll(() => wizard.getByLabel("Username").inputValue()).toBe("mei.tan");
    await wizard.locator("[data-step=person]").click();
    await fill(wizard, { "Last name": "Tan" });
    await button(wizard, "Next").click();
    await page.waitForURL("**/forms/wizard?step=address");
    await fill(wizard, { Street: "1 Raffles Place", "Postal code": "0486" });
    await button(wizard, "Next").click();
    await wizard.getByText("Enter the six digits of the postal code.").waitFor();
    await fill(wizard, { "Postal code": "048616" });
    await button(wizard, "Next").click();
    await wizard.getByText("048616").waitFor();
    await page.goBack();
    await page.waitForURL("**/forms/wizard?step=address");
    await page.goForward();
    await button(wizard, "Create").click();
    await wizard.getByText("mei.tan created.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the URL of a locked step shows the step that blocks it, and says so", async () => {
    const { page, context } = await openExamples(app, "forms/wizard?step=address");
    await page.waitForURL("**/forms/wizard?step=account");
    await expect.poll(() => current(example(page, "horizontal"))).toBe("account");
    await context.close();
  });

  test("by keyboard: Enter continues, arrows move along open steps, a server error reopens its step", async () => {
    const { page, context, faults } = await openExamples(app, "forms/wizard");
    const wizard = example(page, "vertical");
    await wizard.getByLabel("Username").focus();
    await page.keyboard.type("mei.tan");
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(wizard.getByLabel("Email"))).toBe(true);
    await page.keyboard.type("mei@example.com");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Step 2 of 4 Person");
    await wizard.locator("[data-step=person]").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => current(wizard)).toBe("account");
    await expect.poll(() => wizard.getByLabel("Email").inputValue()).toBe("mei@example.com");

    const refused = example(page, "refused");
    await refused.getByLabel("Username").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => current(refused)).toBe("notes");
    await button(refused, "Create").focus();
    await page.keyboard.press("Enter");
    await refused.getByText("This is already taken. Choose another.").waitFor();
    await expect.poll(() => current(refused)).toBe("account");
    await expect.poll(() => isFocused(refused.getByLabel("Username"))).toBe(true);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("mei.tan");
    await page.keyboard.press("Enter");
    await expect.poll(() => current(refused)).toBe("notes");
    await button(refused, "Create").focus();
    await page.keyboard.press("Enter");
    await refused.getByText("mei.tan created.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("on a phone the steps are numbers, and the heading names the current one", async () => {
    const { page, context } = await openExamples(app, "forms/wizard", { width: 360, height: 740 });
    const wizard = example(page, "modern");
    await fill(wizard, { Username: "mei.tan", Email: "mei@example.com" });
    await button(wizard, "Next").click();
    await wizard.getByRole("heading", { name: "Step 2 of 4 Person" }).waitFor();
    const tops = await wizard
      .locator("[data-step]")
      .evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await context.close();
  });
});

describe("repeated rows", () => {
  const rows = (card: Locator): Locator => card.getByRole("listitem");
  const titles = (card: Locator): Promise<string[]> =>
    card
      .getByLabel("Item", { exact: true })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  test("by mouse: added, duplicated, dragged, removed and restored; the total follows", async () => {
    const { page, context, faults } = await openExamples(app, "forms/form-repeater");
    const card = example(page, "invoice");
    const total = card.getByRole("status").filter({ hasText: "Total" });
    await expect.poll(() => total.textContent()).toBe("Total$S778.50");
    await button(card, "More actions for Item 2").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect.poll(() => total.textContent()).toBe("Total$S1,077.00");
    await expect.poll(() => isFocused(rows(card).nth(2).getByLabel("Item", { exact: true }))).toBe(true);
    await button(card, "Add item").click();
    await expect.poll(() => isFocused(rows(card).nth(3).getByLabel("Item", { exact: true }))).toBe(true);
    await page.keyboard.type("Training");
    await rows(card).nth(3).getByLabel("Price").fill("120.05");
    await expect.poll(() => total.textContent()).toBe("Total$S1,197.05");
    await card.getByTitle("Drag Item 4 to reorder").dragTo(rows(card).first(), { targetPosition: { x: 60, y: 4 } });
    await expect
      .poll(() => titles(card))
      .toEqual(["Training", "Payroll set-up", "Support, one month", "Support, one month"]);
    await button(card, "Remove Item 2").click();
    await expect.poll(() => titles(card)).toEqual(["Training", "Support, one month", "Support, one month"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => titles(card))
      .toEqual(["Training", "Payroll set-up", "Support, one month", "Support, one month"]);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard: moved with focus, removed with Ctrl+Z to undo, the last one stays", async () => {
    const { page, context, faults } = await openExamples(app, "forms/form-repeater");
    const card = example(page, "order");
    const approver = (place: number): Locator =>
      rows(card)
        .nth(place - 1)
        .getByRole("textbox");
    await approver(1).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await card.getByText("Editor → Administrator → Author").waitFor();
    await card.getByText("Step 1 moved to position 2 of 3.").waitFor({ state: "attached" });
    await expect.poll(() => isFocused(approver(2))).toBe(true);
    await button(card, "Remove Step 2").focus();
    await page.keyboard.press("Enter");
    await card.getByText("Editor → Author").waitFor();
    await expect.poll(() => isFocused(button(card, "Remove Step 2"))).toBe(true);
    await page.keyboard.press("ControlOrMeta+z");
    await card.getByText("Editor → Administrator → Author").waitFor();
    await expect.poll(() => isFocused(approver(2))).toBe(true);

    const contacts = example(page, "basic");
    await button(contacts, "Contact 1 can’t be removed").focus();
    await page.keyboard.press("Enter");
    expect(await rows(contacts).count()).toBe(1);
    await button(contacts, "Add contact").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(rows(contacts).nth(1).getByLabel("Name"))).toBe(true);
    await button(contacts, "Remove Contact 1").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(button(contacts, "Contact 1 can’t be removed"))).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("at most four, and each row shows its own error", async () => {
    const { page, context } = await openExamples(app, "forms/form-repeater");
    const card = example(page, "bounds");
    await button(card, "Add invitation").click();
    await button(card, "Add invitation").click();
    await card.getByText("4 of 4").waitFor();
    await expect.poll(() => button(card, "Add invitation").isDisabled()).toBe(true);
    await rows(card).first().getByLabel("Email").fill("mei@example.com");
    await button(card, "Send").click();
    await expect.poll(() => card.getByText("Enter an email address such as mei@example.com.").count()).toBe(3);
    await expect.poll(() => isFocused(rows(card).nth(1).getByLabel("Email"))).toBe(true);
    await context.close();
  });
});
