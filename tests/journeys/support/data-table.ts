/** The advanced data table for its journeys: rows, headers, focus, and saved state. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { PageOptions, TestApp, TestPage } from "./app.ts";

export async function openTable(app: TestApp, search = "", options: PageOptions = {}): Promise<TestPage> {
  const opened = await app.open(`/datatables/advance${search}`, { account: "admin@demo.com", ...options });
  await opened.page.locator("[data-row]").first().waitFor();
  return opened;
}

export const heads = (page: Page) =>
  page
    .locator("thead th[data-column]")
    .evaluateAll((all) => all.map((head) => (head as HTMLElement).dataset["column"]));
export const names = (page: Page) => page.locator("tbody [data-row-control=link]").allTextContents();
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
export const widthOf = (page: Page, name: string) =>
  page.getByRole("columnheader", { name, exact: true }).evaluate((head) => head.getBoundingClientRect().width);
export const chooseInMenu = async (page: Page, column: string, item: string): Promise<void> => {
  await page.getByRole("columnheader", { name: column, exact: true }).hover();
  await page.getByRole("button", { name: `Column ${column}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
export const usual = ["full_name", "post", "city", "start_date", "salary", "age", "status"];

export async function save(page: Page, press: () => Promise<void>): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const text = readFileSync(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.replace("\uFEFF", "").trim().split("\r\n") };
}
