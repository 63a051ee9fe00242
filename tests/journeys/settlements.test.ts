/** A leaver paid out by two people, from the notice to the letter; and a tax clearance from its draft to the release of moneys. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  EmployeePage,
  PayRunPage,
  PayRunPersonPage,
  TaxClearance,
  TaxClearancePage,
} from "#generated/hrms/schema.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { callerOf } from "./support/payroll.ts";

const company = `/companies/${sampleCompanies.trading.id}`;
const today = localDay("Asia/Singapore", new Date());

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Takes a step, and confirms it. */
async function take(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: step, exact: true }).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await dialog.getByRole("button", { name: step, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

const state = (page: Page, text: string) => page.locator("main").getByText(text, { exact: true }).first().waitFor();

/** Someone whose pay nothing blocks this month. */
async function payable(): Promise<{ id: string; fullName: string }> {
  const call = await callerOf(app.url, "maker@merlion.demo");
  const { items: runs } = await call<PayRunPage>("GET", `${company}/pay-runs?status=calculated`);
  const at = `${company}/pay-runs/${runs[0]?.id}/people`;
  const { items } = await call<PayRunPersonPage>("GET", `${at}?sort=fullName&pageSize=100`);
  const owner = await callerOf(app.url, "admin@demo.com");
  const query = "status=confirmed&residency=citizen&pageSize=100";
  const { items: citizens } = await owner<EmployeePage>("GET", `${company}/employees?${query}`);
  const known = new Set(citizens.map(({ id }) => id));
  const found = items.find(
    ({ employeeId, blockers, gross }) => blockers === 0 && gross > 300_000 && known.has(employeeId),
  );
  if (!found) throw new Error("the samples pay nobody without blockers");
  return { id: found.employeeId, fullName: found.fullName };
}

test("HR records the notice, payroll settles it, a second person approves on a phone, and the leaver is paid", async () => {
  const { id, fullName } = await payable();
  const hr = await app.open(`${company}/employees/${id}`, { account: "admin@demo.com" });
  await hr.page.getByRole("button", { name: "Actions", exact: true }).click();
  await hr.page.getByRole("menuitem", { name: "Record notice" }).click();
  const notice = hr.page.getByRole("dialog").or(hr.page.getByRole("alertdialog"));
  await notice.getByRole("textbox", { name: "Last day" }).fill(today);
  await notice.getByRole("combobox", { name: "Reason for leaving" }).selectOption("resignation");
  await notice.getByRole("button", { name: "Record notice" }).click();
  await notice.waitFor({ state: "detached" });

  await hr.page.getByRole("button", { name: "Settle last pay" }).click();
  await hr.page.waitForURL(/\/settlements\/[0-9a-f-]+$/);
  const at = new URL(hr.page.url()).pathname;
  await hr.page.locator("[data-line=BASIC]").waitFor();
  await expectAccessible(hr.page);

  const maker = await app.open(at, { account: "maker@merlion.demo" });
  const { page } = maker;
  await page.getByRole("heading", { level: 1, name: fullName }).waitFor();
  await page.getByRole("tab", { name: "Terms" }).click();
  await page.getByRole("button", { name: "Edit terms" }).click();
  const terms = page.getByRole("dialog");
  await terms.getByRole("combobox", { name: "Annual wage supplement (AWS)" }).selectOption("completed-months");
  await terms.getByRole("button", { name: "Save" }).click();
  await terms.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Last pay" }).click();
  await page.locator("[data-line=AWS]").waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Calculate last pay" }).click();
  await state(page, "Calculated");
  await page.getByRole("link", { name: "Open pay run" }).click();
  await page.waitForURL(/\/pay-runs\//);
  const run = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Submit for approval" }).waitFor();
  await take(page, "Submit for approval");

  const approver = await app.open(at, { account: "approver@merlion.demo", width: 360, height: 800 });
  await state(approver.page, "Waiting for approval");
  await expectNoOverflow(approver.page);
  await expectAccessible(approver.page);
  await approver.page.getByRole("link", { name: "Open pay run" }).click();
  await approver.page.waitForURL(/\/pay-runs\//);
  await take(approver.page, "Approve");

  await maker.goTo(run);
  await take(page, "Lock");
  await take(page, "Mark as paid");
  await maker.goTo(at);
  await state(page, "Paid");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Letter (PDF)" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await maker.goTo(`${company}/settlements?status=paid`);
  await page.getByRole("link", { name: fullName }).first().waitFor();
  await expectAccessible(page);
  expect([...hr.faults, ...maker.faults, ...approver.faults]).toEqual([]);
});

test("a tax clearance is corrected, filed, answered by IRAS, paid and released", async () => {
  const call = await callerOf(app.url, "maker@merlion.demo");
  const { items } = await call<TaxClearancePage>("GET", `${company}/tax-clearances`);
  const id = items[0]?.id;
  const at = `${company}/tax-clearances/${id}`;
  const maker = await app.open(at, { account: "maker@merlion.demo" });
  const { page } = maker;
  await page.locator("[data-box=salary]").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Correct Bonus" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Amount" }).fill("1234");
  await dialog.getByLabel("Reason").fill("Paid by the parent company");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const bonus = page.locator("[data-box=bonus]").first();
  await bonus.filter({ hasText: "Paid by the parent company" }).waitFor();
  expect(await bonus.textContent()).toContain("1,234.00");

  await page.getByRole("tab", { name: "Details" }).click();
  await page.getByRole("button", { name: "Edit details" }).click();
  await dialog.getByRole("combobox", { name: "Reason for short notice" }).selectOption("immediate");
  await dialog.getByRole("textbox", { name: "Why not all pay is withheld" }).fill("It was paid before the notice");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  const { problems } = await call<TaxClearance>("GET", at);
  expect(problems).toEqual([]);

  await take(page, "Submit for approval");
  await state(page, "Waiting for approval");
  const approver = await app.open(at, { account: "approver@merlion.demo", width: 360, height: 800 });
  await take(approver.page, "Approve");
  await state(approver.page, "Ready to file");
  await expectNoOverflow(approver.page);

  await maker.goTo(at);
  await page.getByRole("button", { name: "Record acknowledgement" }).click();
  await dialog.getByLabel("Acknowledgement number").fill("IR21-1");
  await dialog.getByRole("button", { name: "Record acknowledgement" }).click();
  await dialog.waitFor({ state: "detached" });
  await state(page, "Waiting for IRAS");
  await page.getByRole("button", { name: "Record directive" }).click();
  await dialog.getByRole("textbox", { name: "Tax to pay" }).fill("0");
  await dialog.getByRole("button", { name: "Record directive" }).click();
  await dialog.waitFor({ state: "detached" });
  await state(page, "Directive received");
  await take(page, "Record payment");
  await state(page, "Settled");
  await expectAccessible(page);
  expect([...maker.faults, ...approver.faults]).toEqual([]);
});
