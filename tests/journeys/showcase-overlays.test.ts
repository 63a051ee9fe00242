/** Popovers, tooltips, toasts and blocking overlays in the gallery, by mouse and keyboard. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { example, isFocused, openExamples } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const boxOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

describe("popovers", () => {
  test("focus moves in, and Esc and saving restore it", async () => {
    const { page, context, faults } = await openExamples(app, "components/popovers");
    const card = example(page, "form");
    const opener = card.getByRole("button", { name: "Write a note" });
    const panel = page.getByRole("dialog", { name: "Notes" });
    await opener.click();
    await expect.poll(() => isFocused(panel.getByLabel("Notes"))).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(opener)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(panel.getByLabel("Notes"))).toBe(true);
    await page.keyboard.type("Ask for the keys");
    await page.keyboard.press("Enter");
    await card.getByText("Value: Ask for the keys").waitFor();
    await expect.poll(() => isFocused(opener)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("hover and focus open one without moving focus, on the configured side", async () => {
    const { page, context } = await openExamples(app, "components/popovers");
    const card = example(page, "openings");
    const panel = page.getByRole("dialog", { name: "Leave balance" });
    await card.getByRole("button", { name: "On hover" }).hover();
    await panel.waitFor();
    await panel.hover();
    expect(await panel.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await panel.waitFor({ state: "hidden" });
    await card.getByRole("button", { name: "On hover" }).focus();
    await page.keyboard.press("Tab");
    await panel.waitFor();
    await expect.poll(() => isFocused(card.getByRole("button", { name: "On focus" }))).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await panel.waitFor({ state: "hidden" });

    const sides = example(page, "sides");
    const opener = sides.getByRole("button", { name: "Opening hours" });
    const popover = page.getByRole("dialog", { name: "Katong" });
    for (const side of ["Above", "Right"]) {
      await sides.getByRole("radio", { name: side }).check();
      await opener.click();
      await popover.waitFor();
      await expect
        .poll(async () => {
          const [panelBox, openerBox] = [await boxOf(popover), await boxOf(opener)];
          return side === "Above" ? panelBox.bottom <= openerBox.top : panelBox.left >= openerBox.right;
        })
        .toBe(true);
      await page.keyboard.press("Escape");
      await popover.waitFor({ state: "hidden" });
    }
    await context.close();
  });
});

describe("tooltips", () => {
  test("show on focus at once and on hover after a delay, any key hides them, and they describe their button", async () => {
    const { page, context } = await openExamples(app, "components/tooltips");
    const bubble = page.locator("[popover=manual][aria-hidden=true]");
    const card = example(page, "delay");
    const save = card.getByRole("button", { name: "Save" });
    await card.getByRole("radio", { name: "1,200 ms" }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(save)).toBe(true);
    await bubble.filter({ hasText: "Saves the roster as a draft." }).waitFor();
    await expect.poll(() => save.getAttribute("aria-description")).toBe("Saves the roster as a draft.");
    await page.keyboard.press("Shift");
    await bubble.waitFor({ state: "hidden" });
    await card.getByRole("button", { name: "Send" }).hover();
    await bubble.filter({ hasText: "Everyone in the roster gets a message." }).waitFor();
    await page.mouse.move(5, 5);
    await bubble.waitFor({ state: "hidden" });

    const help = example(page, "help");
    await help.getByRole("button", { name: "What is Time off in lieu?" }).click();
    await page.getByRole("dialog", { name: "Time off in lieu" }).waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

test("on a phone a long dialog fills the window, and a coloured one says the same in words", async () => {
  const { page, context, faults } = await openExamples(app, "components/modals", { width: 360, height: 740 });
  await example(page, "sizes").getByRole("button", { name: "Large" }).click();
  await expect
    .poll(() => page.getByRole("dialog", { name: "House rules" }).boundingBox())
    .toMatchObject({ x: 0, y: 0, height: 740 });
  await page.keyboard.press("Escape");
  await example(page, "colours").getByRole("button", { name: "Danger" }).click();
  await page.getByRole("alertdialog", { name: "The bank rejected the file" }).waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

describe("toasts", () => {
  const region = (page: Page): Locator => page.getByRole("region", { name: "Messages" });

  test("F8 focuses one and pauses its timer; once dismissed, focus returns", async () => {
    const { page, context, faults } = await openExamples(app, "components/toasts");
    const card = example(page, "time");
    await card.getByRole("radio", { name: "8 seconds" }).check();
    const show = card.getByRole("button", { name: "Show", exact: true });
    await show.focus();
    await page.keyboard.press("Enter");
    const bar = page.locator("[data-countdown]");
    await bar.waitFor();
    await page.keyboard.press("F8");
    await expect.poll(() => isFocused(region(page).getByRole("button", { name: "Dismiss" }))).toBe(true);
    await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).animationPlayState)).toBe("paused");
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe("8s");
    await page.keyboard.press("Enter");
    await bar.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(show)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("appear at the configured position, newest on top, and can be dismissed together", async () => {
    const { page, context } = await openExamples(app, "components/toasts");
    const stack = example(page, "stack");
    for (let count = 1; count <= 3; count += 1) await stack.getByRole("button", { name: "One more" }).click();
    await stack.getByText("3 shown").waitFor();
    await expect
      .poll(() => region(page).locator("p").allTextContents())
      .toEqual(["Message 3", "Message 2", "Message 1"]);
    await expectAccessible(page);
    await stack.getByRole("button", { name: "Dismiss all" }).click();
    await stack.getByText("None shown").waitFor();

    await example(page, "places").getByRole("button", { name: "Show", exact: true }).click();
    // Checked in the page: it disappears after two seconds by itself.
    await page.waitForFunction(() => {
      const box = document.querySelector("[data-place=top-center]")?.getBoundingClientRect();
      return box !== undefined && box.top < 40 && Math.abs((box.left + box.right) / 2 - 640) < 12;
    });
    await page.locator("[data-place=top-center]").waitFor({ state: "detached" });
    await context.close();
  });

  test("one offers undo, one shows the progress of a task", async () => {
    const { page, context } = await openExamples(app, "components/toasts");
    const actions = example(page, "actions");
    await actions.getByRole("button", { name: "Archive: Roster for week 48" }).click();
    await region(page).getByRole("button", { name: "Undo" }).click();
    await actions.getByText("3 rosters").waitFor();

    const work = example(page, "promise");
    await work.getByRole("button", { name: "Send payslips" }).click();
    await region(page).getByText("Sending payslips …").waitFor();
    await region(page).getByText("42 payslips sent").waitFor();
    await work.getByRole("switch").check();
    await work.getByRole("button", { name: "Send payslips" }).click();
    await page.getByRole("alert").filter({ hasText: "No payslips were sent" }).waitFor({ state: "attached" });
    await context.close();
  });
});

describe("overlays that block", () => {
  test("nothing beneath can be reached, and focus returns when unblocked", async () => {
    const { page, context, faults } = await openExamples(app, "components/blockui");
    const card = example(page, "card");
    const fetch = card.getByRole("button", { name: "Refresh" });
    await fetch.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(card.locator("[data-busy]"))).toBe(true);
    await card.getByText("Loaded 2 times").waitFor();
    await card.locator("[data-busy]").waitFor({ state: "detached" });
    await expect.poll(() => isFocused(fetch)).toBe(true);

    const held = example(page, "held");
    await held.getByRole("switch").focus();
    await page.keyboard.press("Space");
    await held.locator("[data-busy]").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    expect(await isFocused(held.getByRole("button", { name: "Book a shift", includeHidden: true }))).toBe(false);
    await held.getByRole("switch").uncheck();
    await held.getByRole("button", { name: "Book a shift" }).click();
    await held.getByText("1 shift booked").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("a form or the page is unblocked by its button, not by Esc", async () => {
    const { page, context } = await openExamples(app, "components/blockui");
    const form = example(page, "form");
    await form.getByLabel("Name").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(form.getByRole("button", { name: "Stop" }))).toBe(true);
    await page.keyboard.press("Enter");
    await form.getByText("Stopped. Nothing was sent.").waitFor();
    await expect.poll(() => isFocused(form.getByLabel("Name"))).toBe(true);

    const whole = example(page, "wholePage");
    await whole.getByRole("radio", { name: "30 s" }).check();
    await whole.getByRole("button", { name: "Close the month" }).click();
    const cover = page.getByRole("alertdialog", { name: "Closing the month …" });
    await cover.waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    expect(await cover.isVisible()).toBe(true);
    await cover.getByRole("button", { name: "Stop" }).click();
    await cover.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(whole.getByRole("button", { name: "Close the month" }))).toBe(true);
    await context.close();
  });
});
