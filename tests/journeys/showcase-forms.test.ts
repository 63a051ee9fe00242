/** Whole forms by examples: layouts, wizards, checks and rows that repeat, by mouse and by keyboard alone. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openApp, type PageOptions, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await fetch(`${app.url}/demo/reset`, { method: "POST" });
});

async function openForms(path: string, options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(`/forms/${path}`, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-example-result]").first().waitFor();
  return opened;
}

const example = (page: Page, name: string): Locator => page.locator(`[data-example="${name}"]`);
const button = (within: Locator, name: string | RegExp): Locator => within.getByRole("button", { name, exact: true });
const isFocused = (element: Locator): Promise<boolean> => element.evaluate((each) => each === document.activeElement);
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label") || "");
const type = async (page: Page, text: string): Promise<void> => page.keyboard.type(text);

describe("wizard", () => {
  const current = (wizard: Locator): Promise<string | null> => wizard.locator("[aria-current=step]").getAttribute("data-step");
  const fill = async (wizard: Locator, values: Record<string, string>): Promise<void> => {
    for (const [label, value] of Object.entries(values)) await wizard.getByLabel(label).fill(value);
  };

  test("by mouse: a step is checked before the next opens, going back keeps all, the address keeps the step", async () => {
    const { page, context, faults } = await openForms("wizard");
    const wizard = example(page, "horizontal");
    await button(wizard, "Next").click();
    await wizard.getByText("Fill this in.").first().waitFor();
    expect(await isFocused(wizard.getByLabel("User name"))).toBe(true);
    expect(await wizard.locator("[data-step=address]").isDisabled()).toBe(true);
    await expectAccessible(page);
    await fill(wizard, { "User name": "mei.tan", "E-mail": "mei@example.com" });
    await button(wizard, "Next").click();
    await page.waitForURL("**/forms/wizard?step=person");
    await expect.poll(() => focused(page)).toBe("Step 2 of 4 Person");
    await button(wizard, "Back").click();
    await page.waitForURL("**/forms/wizard?step=account");
    expect(await wizard.getByLabel("User name").inputValue()).toBe("mei.tan");
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
    await wizard.getByText("mei.tan is created.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("an address of a step that is still closed shows the one that closes it, and says so", async () => {
    const { page, context } = await openForms("wizard?step=address");
    await page.waitForURL("**/forms/wizard?step=account");
    expect(await current(example(page, "horizontal"))).toBe("account");
    await context.close();
  });

  test("by keyboard alone: Enter goes on, arrows walk along the open steps, what the server refuses brings its step back", async () => {
    const { page, context, faults } = await openForms("wizard");
    const wizard = example(page, "vertical");
    await wizard.getByLabel("User name").focus();
    await type(page, "mei.tan");
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(wizard.getByLabel("E-mail"))).toBe(true);
    await type(page, "mei@example.com");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Step 2 of 4 Person");
    await wizard.locator("[data-step=person]").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => current(wizard)).toBe("account");
    expect(await wizard.getByLabel("E-mail").inputValue()).toBe("mei@example.com");

    const refused = example(page, "refused");
    await refused.getByLabel("User name").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => current(refused)).toBe("notes");
    await button(refused, "Create").focus();
    await page.keyboard.press("Enter");
    await refused.getByText("This is already taken. Choose another.").waitFor();
    expect(await current(refused)).toBe("account");
    await expect.poll(() => isFocused(refused.getByLabel("User name"))).toBe(true);
    await page.keyboard.press("ControlOrMeta+a");
    await type(page, "mei.tan");
    await page.keyboard.press("Enter");
    await expect.poll(() => current(refused)).toBe("notes");
    await button(refused, "Create").focus();
    await page.keyboard.press("Enter");
    await refused.getByText("mei.tan is created.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("on a phone the steps are numbers in a line, and the heading says which one it is", async () => {
    const { page, context } = await openForms("wizard", { width: 360, height: 740 });
    const wizard = example(page, "modern");
    await fill(wizard, { "User name": "mei.tan", "E-mail": "mei@example.com" });
    await button(wizard, "Next").click();
    await wizard.getByRole("heading", { name: "Step 2 of 4 Person" }).waitFor();
    const tops = await wizard.locator("[data-step]").evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await context.close();
  });
});

describe("rows that repeat", () => {
  const rows = (card: Locator): Locator => card.getByRole("listitem");
  const titles = (card: Locator): Promise<string[]> => card.getByLabel("Item", { exact: true }).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

  test("by mouse: added, doubled, dragged, taken out and put back; the sum follows", async () => {
    const { page, context, faults } = await openForms("form-repeater");
    const card = example(page, "invoice");
    const total = card.getByRole("status").filter({ hasText: "Total" });
    await expect.poll(() => total.textContent()).toBe("Total$S778.50");
    await button(card, "More for Item 2").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect.poll(() => total.textContent()).toBe("Total$S1,077.00");
    await expect.poll(() => isFocused(rows(card).nth(2).getByLabel("Item", { exact: true }))).toBe(true);
    await button(card, "Add item").click();
    await expect.poll(() => isFocused(rows(card).nth(3).getByLabel("Item", { exact: true }))).toBe(true);
    await type(page, "Training");
    await rows(card).nth(3).getByLabel("Price").fill("120.05");
    await expect.poll(() => total.textContent()).toBe("Total$S1,197.05");
    await card.getByTitle("Drag Item 4 to its place").dragTo(rows(card).first(), { targetPosition: { x: 60, y: 4 } });
    await expect.poll(() => titles(card)).toEqual(["Training", "Payroll set-up", "Support, month", "Support, month"]);
    await button(card, "Remove Item 2").click();
    await expect.poll(() => titles(card)).toEqual(["Training", "Support, month", "Support, month"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titles(card)).toEqual(["Training", "Payroll set-up", "Support, month", "Support, month"]);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard alone: moved with the focus, taken out with Ctrl+Z as the way back, the last one stays", async () => {
    const { page, context, faults } = await openForms("form-repeater");
    const card = example(page, "order");
    const approver = (place: number): Locator => rows(card).nth(place - 1).getByRole("textbox");
    await approver(1).focus();
    await page.keyboard.press("Alt+ArrowDown");
    await card.getByText("editor → admin → author").waitFor();
    await card.getByText("Step 1 is number 2 of 3 now.").waitFor({ state: "attached" });
    expect(await isFocused(approver(2))).toBe(true);
    await button(card, "Remove Step 2").focus();
    await page.keyboard.press("Enter");
    await card.getByText("editor → author").waitFor();
    await expect.poll(() => isFocused(button(card, "Remove Step 2"))).toBe(true);
    await page.keyboard.press("ControlOrMeta+z");
    await card.getByText("editor → admin → author").waitFor();
    await expect.poll(() => isFocused(approver(2))).toBe(true);

    const contacts = example(page, "basic");
    await button(contacts, "Contact 1 has to stay").focus();
    await page.keyboard.press("Enter");
    expect(await rows(contacts).count()).toBe(1);
    await button(contacts, "Add contact").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(rows(contacts).nth(1).getByLabel("Name"))).toBe(true);
    await button(contacts, "Remove Contact 1").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(button(contacts, "Contact 1 has to stay"))).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("four at most, and each row tells its own fault", async () => {
    const { page, context } = await openForms("form-repeater");
    const card = example(page, "bounds");
    await button(card, "Add invitation").click();
    await button(card, "Add invitation").click();
    await card.getByText("4 of 4").waitFor();
    expect(await button(card, "Add invitation").isDisabled()).toBe(true);
    await rows(card).first().getByLabel("E-mail").fill("mei@example.com");
    await button(card, "Send").click();
    await expect.poll(() => card.getByText("Enter an e-mail address such as mei@example.com.").count()).toBe(3);
    expect(await isFocused(rows(card).nth(1).getByLabel("E-mail"))).toBe(true);
    await context.close();
  });
});

describe("checks", () => {
  test("of the browser and of the server are told at their fields, in our words", async () => {
    const { page, context, faults } = await openForms("reactstrap-validation");
    const native = example(page, "native");
    await button(native, "Save").click();
    expect(await native.getByText("Fill this in.").count()).toBe(2);
    await native.getByText("Enter 44 or less.").waitFor();
    expect(await isFocused(native.getByLabel("E-mail"))).toBe(true);

    const server = example(page, "server");
    await button(server, "Save").click();
    await server.getByRole("alert").getByText("3 entries need mending").waitFor();
    await expect.poll(() => isFocused(server.getByLabel("Name", { exact: true }))).toBe(true);
    await server.getByLabel("Name", { exact: true }).fill("Mei Tan");
    await server.getByLabel("User name").fill("mei.tan");
    await server.getByLabel("E-mail").fill("mei@merlion.example");
    await button(server, "Save").click();
    await page.getByRole("status").filter({ hasText: "Mei Tan is created." }).first().waitFor({ state: "attached" });
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard alone: right and wrong below and in bubbles, and choices have rules too", async () => {
    const { page, context } = await openForms("reactstrap-validation");
    const marks = example(page, "marks");
    await marks.getByLabel("Postal code").focus();
    await page.keyboard.press("Tab");
    await marks.getByText("Enter the six digits of the postal code.").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("End");
    await type(page, "60");
    await marks.getByText("Looks right.").waitFor();

    const bubbles = example(page, "bubbles");
    const height = (await bubbles.boundingBox())?.height;
    await bubbles.getByLabel("Last name").focus();
    await page.keyboard.press("Tab");
    await bubbles.getByText("Fill this in.").waitFor();
    expect((await bubbles.boundingBox())?.height).toBe(height);

    const choices = example(page, "choices");
    await button(choices, "Save").focus();
    await page.keyboard.press("Enter");
    await choices.getByRole("alert").waitFor();
    expect(await isFocused(choices.getByRole("radio", { name: "Basic" }))).toBe(true);
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await type(page, "tomorrow");
    await choices.getByRole("checkbox").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await choices.getByText('"plan":"basic"').waitFor();
    await context.close();
  });
});

describe("layouts", () => {
  test("labels stand beside where there is room and are read out where they are hidden; the bar counts what changed", async () => {
    const { page, context, faults } = await openForms("layout/form-layout");
    const beside = example(page, "horizontal");
    const [label, field] = [await beside.getByText("Company", { exact: true }).boundingBox(), await beside.getByLabel(/^Company/).boundingBox()];
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(field?.x ?? 0);
    const hidden = example(page, "hidden");
    await hidden.getByRole("textbox", { name: "E-mail" }).fill("mei@example.com");
    await page.keyboard.press("Enter");
    await hidden.getByText("Invited: mei@example.com (author)").waitFor();
    const sticky = example(page, "sticky");
    await sticky.getByLabel("Company").fill("Banyan Foods");
    await sticky.getByText("1 change", { exact: true }).waitFor();
    await button(sticky, "Save").click();
    await sticky.getByText("Saved", { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by keyboard alone: a dialog asks before it throws away what was typed, and gives the focus back", async () => {
    const { page, context, faults } = await openForms("layout/form-layout");
    const card = example(page, "modal");
    await button(card, "Add contact").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add contact" });
    await dialog.getByLabel("Name").waitFor();
    await type(page, "Nur Aisyah");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Discard this contact?" }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.getByLabel("Name").press("Enter");
    await dialog.waitFor({ state: "detached" });
    await card.getByText("1 contact: Nur Aisyah").waitFor();
    await expect.poll(() => isFocused(button(card, "Add contact"))).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
