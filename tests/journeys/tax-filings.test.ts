/** The tax filing of a year by two people, from its draft to the file for IRAS. */
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TaxFilingPage, TaxFormPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { callerOf } from "./support/payroll.ts";

const company = `/companies/${sampleCompanies.trading.id}`;
/** It has ended, and the samples were paid at its end. */
const year = new Date().getFullYear() - 1;

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("a filing is drafted, corrected and completed by one person, approved by another and downloaded", async () => {
  const maker = await app.open(`${company}/tax-filings`, { account: "maker@merlion.demo" });
  const { page } = maker;
  await page.getByRole("link", { name: "New tax filing" }).first().click();
  await page.getByLabel("Year of income").fill(String(year));
  await page.getByRole("button", { name: "Draft tax filing" }).click();
  await page.locator("[data-form]").first().waitFor();
  await expectAccessible(page);

  await page.getByRole("tab", { name: /^Employer/ }).click();
  await page.getByRole("button", { name: "Edit details" }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, text] of [
    ["Authorised person", "Chua Jia Hui"],
    ["Designation of the authorised person", "Payroll Manager"],
    ["Phone", "62345678"],
    ["Email", "payroll@merlion.demo"],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });

  const call = await callerOf(app.url, "maker@merlion.demo");
  const { items } = await call<TaxFilingPage>("GET", `${company}/tax-filings?sort=year`);
  const filing = items.find((each) => each.year === year);
  const at = `${company}/tax-filings/${filing?.id}`;
  const open = await call<TaxFormPage>("GET", `${at}/forms?state=problems&pageSize=100`);
  for (const { id } of open.items) await call("POST", `${at}/forms/${id}/exclude`, { reason: "Reported by hand" });

  const ready = await call<TaxFormPage>("GET", `${at}/forms?state=ready`);
  await maker.goTo(`${at}/forms/${ready.items[0]?.id}`);
  await page.getByRole("button", { name: "Correct Salary" }).click();
  await dialog.getByRole("textbox", { name: "Salary" }).fill("1234");
  await dialog.getByLabel("Reason").fill("Paid by the parent company");
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const salary = page.locator("[data-box=salary]");
  await salary.filter({ hasText: "Corrected" }).waitFor();
  expect(await salary.textContent()).toContain("1,234.00");
  expect(await salary.textContent()).toContain("Drafted:");
  await expectAccessible(page);

  await maker.goTo(at);
  await page.getByRole("button", { name: "Submit for approval" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit for approval" }).click();
  await page.getByText("You have worked on it").or(page.getByText("Someone who may approve")).first().waitFor();

  const approver = await app.open(at, { account: "approver@merlion.demo", width: 360, height: 800 });
  await approver.page.getByRole("button", { name: "Approve", exact: true }).click();
  await approver.page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await approver.page.getByText("Ready to file").first().waitFor();
  await expectNoOverflow(approver.page);

  await maker.goTo(`${at}?tab=files`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ir8a-${year}.txt` }).click(),
  ]);
  const lines = (await readFile(await download.path(), "latin1")).trimEnd().split("\r\n");
  expect(lines[0]?.slice(2, 6)).toBe(String(year));
  expect(lines).toHaveLength(ready.total + 2);

  await page.getByRole("button", { name: "Record acknowledgement" }).click();
  await dialog.getByLabel("Acknowledgement number").fill("AIS-1");
  await dialog.getByRole("button", { name: "Record acknowledgement" }).click();
  await page.getByText(/Acknowledged by IRAS on/).waitFor();
  expect([...maker.faults, ...approver.faults]).toEqual([]);
});
