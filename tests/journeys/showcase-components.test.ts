/** Alerts, carousels, accordions and menus in the gallery, by mouse and keyboard. */
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { focusedText, openExamples, resultOf } from "./support/examples.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe("alerts", () => {
  test("closed by keyboard, focus moves on; closed by mouse, they can be restored", async () => {
    const { page, context, faults } = await openExamples(app, "components/alerts");
    const card = resultOf(page, "closable");
    await card.getByRole("button", { name: "Dismiss “Leave year ends”" }).focus();
    await page.keyboard.press("Enter");
    await card.getByText("2 alerts open").waitFor();
    await expect.poll(() => focusedText(page)).toBe("Dismiss “Roster has a gap”");
    await page.keyboard.press("Space");
    await expect.poll(() => focusedText(page)).toBe("Dismiss “Bank file rejected”");
    await page.keyboard.press("Enter");
    await card.getByText("No alerts open").waitFor();
    await expect.poll(() => focusedText(page)).toBe("Show again");
    await page.keyboard.press("Enter");
    await card.getByRole("button", { name: "Dismiss “Bank file rejected”" }).click();
    await card.getByText("2 alerts open").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test("that appear later are announced", async () => {
    const { page, context } = await openExamples(app, "components/alerts");
    const card = resultOf(page, "live");
    await card.getByRole("button", { name: "Show an error" }).click();
    await card.getByRole("alert").filter({ hasText: "Error 1" }).waitFor();
    await card.getByRole("button", { name: "Show news" }).click();
    await card.getByRole("status").filter({ hasText: "News 2" }).waitFor();
    await expectAccessible(page);
    await context.close();
  });
});

describe("carousel", () => {
  /** The slide that is visible to everyone. */
  const shown = (card: Locator): Promise<string | null> => card.locator("[data-shown]").getAttribute("aria-label");

  test("changes slide by button, dot and arrow keys, and wraps around", async () => {
    const { page, context, faults } = await openExamples(app, "components/carousel");
    const card = resultOf(page, "basic");
    await card.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => shown(card)).toBe("2 of 5");
    await card.getByRole("button", { name: "Orchids in full bloom" }).click();
    await expect.poll(() => shown(card)).toBe("5 of 5");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(card)).toBe("1 of 5");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shown(card)).toBe("5 of 5");
    await page.keyboard.press("Home");
    await expect.poll(() => shown(card)).toBe("1 of 5");
    await expect.poll(() => card.locator("[aria-label$='of 5']:not([inert])").count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("without wrapping keeps focus on the disabled button at the end", async () => {
    const { page, context } = await openExamples(app, "components/carousel");
    const card = resultOf(page, "captions");
    const next = card.getByRole("button", { name: "Next slide" });
    await next.focus();
    await page.keyboard.press("End");
    await expect.poll(() => shown(card)).toBe("5 of 5");
    await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(card)).toBe("5 of 5");
    await expect.poll(() => focusedText(page)).toBe("Next slide");
    await context.close();
  });

  test("with autoplay can be paused, and does not move with reduced motion", async () => {
    const { page, context } = await openExamples(app, "components/carousel");
    const card = resultOf(page, "moving");
    await card.locator("[aria-live=off]").waitFor();
    await card.getByRole("button", { name: "Pause slideshow" }).click();
    await card.locator("[aria-live=polite]").waitFor();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await card.getByRole("button", { name: "Play slideshow" }).waitFor();
    expect(await card.locator("[aria-live=off]").count()).toBe(0);
    await context.close();
  });
});

describe("accordions", () => {
  test("opening one closes the other, arrows move between headings", async () => {
    const { page, context, faults } = await openExamples(app, "components/collapse");
    const card = resultOf(page, "accordion");
    const heading = (name: string): Locator => card.getByRole("button", { name, exact: true });
    const first = heading("When does my salary arrive?");
    const last = heading("What if an amount is wrong?");
    await expect.poll(() => first.getAttribute("aria-expanded")).toBe("true");
    await first.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => last.getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => first.getAttribute("aria-expanded")).toBe("false");
    await card.getByText("On the last working day").waitFor({ state: "hidden" });
    await card.getByRole("switch", { name: "Several at once" }).check();
    await card.getByRole("button", { name: "Open all" }).click();
    await card.getByText("On the last working day").waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("collapsed content has no Tab stops; arrows in a nested one stay on its level", async () => {
    const { page, context } = await openExamples(app, "components/collapse");
    const card = resultOf(page, "nested");
    await card.getByRole("button", { name: "Counter" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focusedText(page)).toBe("Kitchen");
    const cafe = card.getByRole("button", { name: /^Corner Café/ });
    await cafe.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect.poll(() => focusedText(page)).toMatch(/^Office/);
    await context.close();
  });
});

describe("dropdowns", () => {
  test("a submenu is entered and left by arrows, and choosing its entry closes all", async () => {
    const { page, context, faults } = await openExamples(app, "components/dropdowns");
    const card = resultOf(page, "subMenu");
    const button = card.getByRole("button", { name: "Work contract" });
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await card.getByRole("menuitem", { name: "Rename" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await card.getByRole("menuitem", { name: "Mei Tan" }).and(page.locator(":focus")).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("ArrowLeft");
    await card.getByRole("menuitem", { name: "Assign to" }).and(page.locator(":focus")).waitFor();
    await card.getByRole("menuitem", { name: "Mei Tan" }).waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await card.getByRole("menuitem", { name: "Mei Tan" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await card.getByText("Selected: Ravi Menon").waitFor();
    await card.getByRole("menu").first().waitFor({ state: "hidden" });
    await expect.poll(() => focusedText(page)).toBe("Work contract");
    expect(faults).toEqual([]);
    await context.close();
  });

  test("by mouse only the final click is needed", async () => {
    const { page, context } = await openExamples(app, "components/dropdowns");
    const card = resultOf(page, "subMenu");
    await card.getByRole("button", { name: "Work contract" }).click();
    await card.getByRole("menuitem", { name: "Move to" }).hover();
    await card.getByRole("menuitem", { name: "Archive" }).click();
    await card.getByText("Selected: Archive").waitFor();
    await context.close();
  });

  test("Esc goes back; disabled entries are focusable but inactive; letters jump", async () => {
    const { page, context } = await openExamples(app, "components/dropdowns");
    const contents = resultOf(page, "contents");
    await contents.getByRole("button", { name: "Grade M2" }).focus();
    await page.keyboard.press("Enter");
    const edit = contents.getByRole("menuitem", { name: "Edit" });
    await edit.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("l");
    await expect.poll(() => focusedText(page)).toBe("Lock");
    await page.keyboard.press("Enter");
    expect(await edit.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await edit.waitFor({ state: "detached" });
    await expect.poll(() => focusedText(page)).toBe("Grade M2");
    const letters = resultOf(page, "letters");
    await letters.getByRole("button", { name: /^Country/ }).focus();
    await page.keyboard.press("Enter");
    await letters.getByRole("menuitemradio", { name: "Singapore" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("port");
    await page.keyboard.press("Enter");
    await letters.getByRole("button", { name: "Country: Portugal" }).waitFor();
    await context.close();
  });

  test("a split button runs its default action, and others from its menu", async () => {
    const { page, context } = await openExamples(app, "components/dropdowns");
    const card = resultOf(page, "split");
    const group = card.getByRole("group", { name: "Sending" }).first();
    await group.getByRole("button", { name: "Send now" }).click();
    await card.getByText("Selected: Send now").waitFor();
    await group.getByRole("button", { name: "More options" }).click();
    await group.getByRole("menuitem", { name: "Send to me first" }).click();
    await card.getByText("Selected: Send to me first").waitFor();
    await context.close();
  });
});
