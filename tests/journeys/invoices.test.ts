/** Invoices: found, added with exact totals, paid, sent, printed and deleted by mouse and keyboard. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { InvoiceDetail } from "#generated/demo/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(() => app.newDemo());

const open = async (path: string, options: object = {}) => {
  const opened = await app.open(path, { account: "admin@demo.com", ...options });
  await opened.page.locator("h1").waitFor();
  return opened;
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });
const totals = (page: Page) => page.locator("form [aria-live] [data-totals]");
const stored = async (id: number) =>
  ((await (await app.demo(`/api/invoice/invoices/${id}`)).json()) as InvoiceDetail).invoice;

test("by mouse: a filtered invoice is paid in part and sent", async () => {
  const { page, context, faults } = await open("/apps/invoice/list");
  // Names beside a portrait stand as high as those beside initials.
  await page.locator("tbody [data-person]").first().waitFor();
  const heights = await page.locator("tbody [data-person]").evaluateAll((all) =>
    all.map((name) => {
      const row = name.closest("tr")?.getBoundingClientRect().top ?? 0;
      return Math.round(name.getBoundingClientRect().top - row);
    }),
  );
  expect(new Set(heights).size).toBe(1);
  await page.getByLabel("Search by client or email").fill("imogen");
  // Rows move while they are filtered: a press that begins on one and ends on another is no click.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("tbody tr")].every((row) => row.textContent.includes("Imogen Clarke")),
  );
  await page.getByRole("link", { name: "#5036", exact: true }).click();
  await page.waitForURL("**/apps/invoice/preview/5036");
  await button(page, "Record payment").click();
  const drawer = page.getByRole("dialog", { name: "Payment for invoice #5036" });
  await drawer.getByLabel("Amount").fill("2000");
  await drawer.getByRole("button", { name: "Record payment" }).click();
  await drawer.getByText(/or less: that is what is still owed/).waitFor();
  await expectAccessible(page);
  await drawer.getByLabel("Amount").fill("475.50");
  await drawer.getByRole("button", { name: "Record payment" }).dblclick();
  await said(page, /475\.50 recorded/);
  await expect.poll(async () => (await stored(5036))?.balance).toBe(999.5);
  await button(page, "Send").click();
  await page.getByRole("dialog", { name: "Send invoice #5036" }).getByRole("button", { name: "Send" }).click();
  await said(page, "Invoice #5036 sent to");
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: a new invoice has exact totals, and the next number", async () => {
  const { page, context, faults } = await open("/apps/invoice/list");
  await page.locator("[data-row]").first().waitFor();
  await page.keyboard.press("n");
  await page.getByRole("heading", { name: "New invoice #5037" }).waitFor();
  const endOf = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  const card = page.locator("form").filter({ has: page.getByLabel("Item", { exact: true }) });
  expect(await endOf(button(page, "Create invoice"))).toBe(await endOf(card));
  await button(page, "Create invoice").press("Enter");
  await page.getByText("Enter what you are charging for.").waitFor();
  await page.getByRole("combobox", { name: "Client" }).focus();
  await page.keyboard.type("Mel");
  await page.getByRole("option", { name: /^Mel/ }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByLabel("Item", { exact: true }).fill("Awning");
  await page.getByLabel("Quantity").fill("3");
  await page.getByLabel("Price").fill("99.50");
  // 298.50 and 9% of it, rounded half up.
  await expect.poll(() => totals(page).innerText()).toContain("325.37");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/apps/invoice/preview/5037");
  expect(await stored(5037)).toMatchObject({ total: 325.37, invoiceStatus: "Draft" });
  await page.getByRole("article", { name: "Invoice #5037" }).waitFor();
  await page.keyboard.press("e");
  await page.waitForURL("**/apps/invoice/edit/5037");
  expect(faults).toEqual([]);
  await context.close();
});

test("only the paper is printed, on A4 or Letter", async () => {
  const { page, context } = await open("/apps/invoice/preview/5036");
  await page.getByRole("article", { name: "Invoice #5036" }).waitFor();
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await button(page, "Print").click();
  await page.getByRole("menuitem", { name: "Print on Letter" }).click();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("[data-print-sheet]").isVisible()).toBe(true);
  expect(await page.locator("h1").isVisible()).toBe(false);
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1"),
  );
  expect([Number(box?.[1]), Number(box?.[2])].map(Math.round)).toEqual([612, 792]);
  await context.close();
});

test("at 360 px: nothing is cut off, and an unknown number leads back to the list", async () => {
  const { page, context, goTo } = await open("/apps/invoice/edit/5036", { width: 360, height: 740 });
  await page.getByLabel("Quantity").first().waitFor();
  await expectNoOverflow(page);
  await goTo("/apps/invoice/preview/4991");
  await page.getByRole("alert").getByRole("link", { name: "Show all invoices" }).click();
  await page.waitForURL("**/apps/invoice/list");
  await expectNoOverflow(page);
  await context.close();
});
