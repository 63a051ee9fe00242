/** Pages of every kind comply with the content security policy: no inline styles, no external images or scripts. */
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { openApp } from "./support/app.ts";

const app = await openApp();
afterAll(() => app.close());

interface WatchedWindow extends Window {
  violations: string[];
}

/** From the first byte of each page on. */
async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const view = window as unknown as WatchedWindow;
    view.violations = [];
    addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective, blockedURI, sourceFile }) =>
        void view.violations.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as WatchedWindow).violations);
}

async function open(path: string, account?: "admin@demo.com") {
  const opened = await app.open("/misc/coming-soon", { ...(account && { account }) });
  const violations = await watchPolicy(opened.page);
  await opened.goTo(path);
  return { ...opened, violations };
}

const company = async (): Promise<string> => {
  const { rows } = await app.store.pool.query<{ id: string }>(
    "select id from companies where name = 'Merlion Trading Pte. Ltd.'",
  );
  return rows[0]?.id ?? "";
};

test("a style element, a style attribute and an external image are blocked and reported", async () => {
  const { page, violations, context } = await open("/pages/login-v1");
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  expect(await violations()).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
    document.body.setAttribute("style", "color: red");
    document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/a.png" }));
  });
  await expect
    .poll(async () => (await violations()).map((one) => one.split(" ")[0]).toSorted())
    .toEqual(["img-src", "style-src-attr", "style-src-elem"]);
  await context.close();
});

describe("no violation on", () => {
  test.each([
    ["the sign-in", "/pages/login-v1", "form"],
    ["a page for everybody", "/pricing", "h1"],
    ["a list", "/companies/{company}/grades", "main table a"],
    ["the dashboard", "/companies/{company}/dashboard", "main h2"],
    ["date pickers", "/forms/elements/pickers", "main input"],
    ["rich text that was pasted with styles", "/forms/elements/editor", "main [contenteditable=true]"],
    ["cards with drawings", "/cards/analytics", "main canvas, main svg"],
    ["the org chart", "/companies/{company}/org-chart", "main [role=treeitem], main li"],
  ])("%s", async (_name, path, shown) => {
    const { page, violations, faults, context } = await open(
      path.replace("{company}", await company()),
      path.startsWith("/p") ? undefined : "admin@demo.com",
    );
    await page.locator(shown).first().waitFor();
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("rich text, dialogs, and a printed list", async () => {
    const { page, violations, faults, context, goTo } = await open("/apps/email/inbox", "admin@demo.com");
    await page.getByRole("button", { name: "New email" }).first().click();
    const message = page.getByRole("textbox", { name: "Message" });
    await message.click();
    await page.keyboard.type("Some text");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Control+B");
    await message.locator("b").waitFor();
    expect(await violations()).toEqual([]);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await goTo("/datatables/advance");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Print" }).click();
    const size = await page
      .locator("iframe")
      .contentFrame()
      .locator("h1")
      .evaluate((heading) => getComputedStyle(heading).fontSize);
    expect(Number.parseFloat(size)).toBeCloseTo((14 * 96) / 72, 0);
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test("the API reference", async () => {
    const { page, violations, faults, context, goTo } = await open("/docs/");
    await page.getByRole("heading", { name: "API reference" }).waitFor();
    expect(await violations()).toEqual([]);
    await goTo("/docs/hrms/#/operations/listGrades");
    await page.getByRole("button", { name: "Send API Request" }).waitFor();
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
