/** A pay run by two people from its creation to its publication, a payslip explained to its employee, and one corrected. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PayRun, PayRunPage, PayslipPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type SampleAccount, type TestApp, type TestPage } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { expectSaid } from "./support/grades.ts";
import { callerOf, excludeBlocked } from "./support/payroll.ts";

const company = `/companies/${sampleCompanies.trading.id}`;

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const open = (account: SampleAccount, path: string, options: { width?: number; height?: number } = {}) =>
  app.open(path, { account, ...options });

/** Takes a step of the run, and confirms it. */
async function take(page: Page, step: string): Promise<void> {
  await page.getByRole("button", { name: step, exact: true }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: step, exact: true })
    .click();
  await page.getByRole("dialog").or(page.getByRole("alertdialog")).waitFor({ state: "detached" });
}

const stepNow = (page: Page, name: string) =>
  page.locator("li[aria-current=step]").filter({ hasText: name }).waitFor({ state: "attached" });

async function close(...pages: readonly TestPage[]): Promise<void> {
  expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of pages) await context.close();
}

test("the form of a new run says whom it leaves out, and which run pays them", async () => {
  const maker = await open("maker@merlion.demo", `${company}/pay-runs/new`);
  const { page } = maker;
  const call = await callerOf(app.url, "maker@merlion.demo");
  const [current] = (await call<PayRunPage>("GET", `${company}/pay-runs?status=calculated`)).items;
  if (!current) throw new Error("No sample run is calculated.");
  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: current.period }).click();
  const notice = page.getByRole("status").filter({ hasText: "people are left out" });
  await notice.getByRole("link", { name: current.name }).waitFor();
  await notice.getByRole("button", { name: "Show people" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByRole("row").count()).toBe(11);
  await expectAccessible(page);
  await close(maker);
});

test("whom a new run leaves out is never silently unknown: the form says that it can't load, and offers another try", async () => {
  const maker = await open("maker@merlion.demo", `${company}/pay-runs/new`);
  const { page } = maker;
  const call = await callerOf(app.url, "maker@merlion.demo");
  const [current] = (await call<PayRunPage>("GET", `${company}/pay-runs?status=calculated`)).items;
  if (!current) throw new Error("No sample run is calculated.");
  const address = `**${company}/pay-runs/left-out?**`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: current.period }).click();
  const unknown = page.getByRole("status").filter({ hasText: "Could not load who is already paid" });
  await unknown.waitFor();
  await expectAccessible(page);
  await page.unroute(address);
  await unknown.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("status").filter({ hasText: "people are left out" }).waitFor();
  await unknown.waitFor({ state: "detached" });
  await close(maker);
});

/** Of the run the next test makes. */
let runId = "";

test("the maker generates a year, calculates, resolves and submits; the approver approves on a phone; the maker locks and publishes", async () => {
  const maker = await open("maker@merlion.demo", `${company}/pay-periods`);
  const { page } = maker;
  await page.getByRole("button", { name: "Generate a year" }).click();
  const year = page.getByRole("dialog", { name: "Generate the periods of a year" });
  await year.getByRole("textbox", { name: "Year", exact: true }).fill("2032");
  await year.getByRole("textbox", { name: "Pay day of the month" }).fill("27");
  await year.getByRole("button", { name: "Generate", exact: true }).click();
  await expectSaid(page, "12 periods added");

  await page.goto(`${app.url}${company}/pay-runs/new`);
  await page.getByRole("combobox", { name: "Period" }).fill("March 2032");
  await page.getByRole("option", { name: "March 2032" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create pay run" }).click();
  await page.getByRole("heading", { level: 1, name: "March 2032" }).waitFor();
  await stepNow(page, "Draft");
  runId = page.url().split("/").at(-1) ?? "";
  const at = `${company}/pay-runs/${runId}`;
  const call = await callerOf(app.url, "maker@merlion.demo");

  await page.getByRole("button", { name: "Calculate", exact: true }).click();
  await stepNow(page, "Calculated");
  await page.locator("[data-blocker=pass-expired]").first().waitFor();
  await expectAccessible(page);
  const submit = page.getByRole("button", { name: "Submit for approval" });
  expect(await submit.getAttribute("aria-disabled")).toBe("true");

  // One by hand, in the list of those who are blocked; the others in the same way.
  await page.getByRole("tab", { name: /^People/ }).click();
  await page.locator("[data-show=blocked]").click();
  await page.locator("[data-show=blocked][aria-pressed=true]").waitFor();
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  const row = page.locator("tr[data-row]").first();
  const name = (await row.locator("[data-row-control=link]").textContent()) ?? "";
  await row.getByRole("button", { name: `Steps for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Exclude from this run" }).click();
  const exclude = page.getByRole("dialog", { name: `Exclude ${name}?` });
  await exclude.getByLabel("Reason").fill("Leaves before pay day");
  await exclude.getByRole("button", { name: "Exclude from this run" }).click();
  await expectSaid(page, `${name} is excluded`);
  await excludeBlocked(call, at);
  await page.reload();
  await page.locator("[data-total=net]").waitFor();
  await take(page, "Submit for approval");
  await stepNow(page, "Submitted");
  await page.getByText("Waiting for a second person").waitFor();
  expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(0);

  const approver = await open("approver@merlion.demo", at, { width: 360, height: 740 });
  await approver.page.locator("[data-total=net]").waitFor();
  await expectNoOverflow(approver.page);
  await expectAccessible(approver.page);
  await take(approver.page, "Approve");
  await stepNow(approver.page, "Approved");

  await page.reload();
  await take(page, "Lock");
  await stepNow(page, "Locked");
  await take(page, "Publish payslips");
  await expectSaid(page, "are published");
  const run = await call<PayRun>("GET", at);
  expect(run).toMatchObject({
    status: "locked",
    approvedBy: "Suresh Govindasamy",
    excluded: expect.any(Number) as number,
  });
  await close(maker, approver);
});

test("an employee opens the latest payslip from home, reads why CPF was deducted, and acknowledges it", async () => {
  const employee = await open("employee@merlion.demo", "/me/home");
  const { page } = employee;
  await page.locator("[data-latest-net]").waitFor();
  await page.getByRole("link", { name: "Open payslip" }).click();
  await page.getByRole("heading", { level: 1, name: "Payslip for March 2032" }).waitFor();
  await page.locator("[data-line=CPF_EMPLOYEE] button").click();
  const why = page.getByRole("region", { name: "Why: CPF, employee’s share" });
  await why.getByRole("heading", { name: "How we calculated this" }).waitFor();
  await why.getByText("Age group in the month").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Acknowledge" }).click();
  await page.getByText(/^Acknowledged on/).waitFor();
  const call = await callerOf(app.url, "employee@merlion.demo");
  const { items } = await call<PayslipPage>("GET", `${company}/my-payslips`);
  expect(items[0]).toMatchObject({
    viewedAt: expect.any(String) as string,
    acknowledgedAt: expect.any(String) as string,
  });
  await page.goto(`${app.url}${company}/my-payslips`);
  await page.getByRole("link", { name: "March 2032" }).waitFor();
  await close(employee);
});

test("an approver reverses one payslip, whose replacement is in a correction run", async () => {
  const call = await callerOf(app.url, "maker@merlion.demo");
  const { items } = await call<PayslipPage>("GET", `${company}/payslips?payRunId=${runId}&sort=fullName`);
  const slip = items[0];
  const approver = await open("approver@merlion.demo", `${company}/payslips/${slip?.id ?? ""}`);
  const { page } = approver;
  await page.getByRole("button", { name: `Steps for ${slip?.fullName ?? ""}` }).click();
  await page.getByRole("menuitem", { name: "Reverse payslip" }).click();
  const reverse = page.getByRole("dialog", { name: `Reverse the payslip of ${slip?.fullName ?? ""}?` });
  await reverse.getByLabel("Reason").fill("Paid by the wrong rate");
  await reverse.getByRole("button", { name: "Reverse payslip" }).click();
  await page.getByText("Corrects payslips of an earlier run").waitFor();
  await expectAccessible(page);
  await page.goto(`${app.url}${company}/payslips/${slip?.id ?? ""}`);
  await page.getByText("Paid by the wrong rate").waitFor();
  expect(await page.getByRole("button", { name: /^Steps for/ }).count()).toBe(0);
  await close(approver);
});

test("by keyboard: the grid of people, a menu, and a reason", async () => {
  const call = await callerOf(app.url, "maker@merlion.demo");
  const periods = await call<{ items: { id: string; month: string }[] }>(
    "GET",
    `${company}/pay-periods?year=2032&pageSize=20`,
  );
  const run = await call<PayRun>("POST", `${company}/pay-runs`, {
    periodId: periods.items.find(({ month }) => month === "2032-04")?.id,
    kind: "regular",
  });
  const maker = await open("maker@merlion.demo", `${company}/pay-runs/${run.id}?tab=people`);
  const { page } = maker;
  await page.getByRole("button", { name: "Calculate", exact: true }).focus();
  await page.keyboard.press("Enter");
  await stepNow(page, "Calculated");
  const links = page.locator("[data-row-control=link]");
  await links.first().waitFor();
  await links.first().focus();
  await page.keyboard.press("ArrowDown");
  const name = (await links.nth(1).textContent()) ?? "";
  await expect.poll(() => links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  // An open menu moves the focus to its first item once.
  await page.getByRole("menuitem").first().and(page.locator(":focus")).waitFor();
  await page.getByRole("menuitem", { name: "Hold pay" }).focus();
  await page.getByRole("menuitem", { name: "Hold pay" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  const hold = page.getByRole("dialog", { name: `Hold the pay of ${name}?` });
  await expect.poll(() => hold.getByLabel("Reason").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("Bank account is being changed");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectSaid(page, `The pay of ${name} is held`);
  // All of them, and only what is in view is in the document.
  await expect.poll(() => page.locator("tr[data-row]").count()).toBeLessThan(60);
  await page.getByText(/^100 of 1\d\d people$/).waitFor();
  await page.locator("[data-row-control=link]").first().focus();
  await page.keyboard.press("End");
  await page.getByText(/^(1\d\d) of \1 people$/).waitFor();
  await close(maker);
});
