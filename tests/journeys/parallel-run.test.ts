/** A parallel run brought to zero differences, a what-if, and the reports of payroll. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PayRun, PayRunPage, PayRunPersonPage, PayslipPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { expectSaid } from "./support/grades.ts";
import { callerOf } from "./support/payroll.ts";

const company = `/companies/${sampleCompanies.trading.id}`;

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The open run of the samples, which has been calculated. */
async function openRun(): Promise<{ run: PayRun; people: PayRunPersonPage["items"] }> {
  const call = await callerOf(app.url, "maker@merlion.demo");
  const { items } = await call<PayRunPage>("GET", `${company}/pay-runs?status=calculated`);
  const [run] = items;
  if (!run) throw new Error("the samples have a calculated run");
  const page = (number: number) =>
    call<PayRunPersonPage>("GET", `${company}/pay-runs/${run.id}/people?pageSize=100&page=${number}`);
  const first = await page(1);
  const rest = first.total > 100 ? (await page(2)).items : [];
  return { run, people: [...first.items, ...rest].filter(({ state }) => state === "draft") };
}

const fileOf = (people: PayRunPersonPage["items"], change: (index: number) => number): Buffer =>
  Buffer.from(
    [
      "employeeNo,GROSS,NET",
      ...people.map(({ employeeNo, gross, net }, index) =>
        [employeeNo, (gross / 100).toFixed(2), ((net + change(index)) / 100).toFixed(2)].join(","),
      ),
    ].join("\n"),
  );

const upload = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator("input[type=file]").setInputFiles({ name: "old-payslips.csv", mimeType: "text/csv", buffer });

test("a parallel run is brought to zero differences", async () => {
  const { run, people } = await openRun();
  const maker = await app.open(`${company}/pay-runs/${run.id}?tab=parallel`, { account: "maker@merlion.demo" });
  const { page } = maker;
  await page.getByText("Upload the payslips of your earlier payroll system").waitFor();
  await expectAccessible(page);

  await upload(page, Buffer.from("employeeNo,NET\nMT0001,a lot"));
  await page.getByText("“a lot” is not an amount").waitFor();

  // Two people were paid something else; one of them was paid wrongly by the earlier system.
  await upload(
    page,
    fileOf(people, (index) => (index === 0 ? 500 : index === 1 ? -2_500 : 0)),
  );
  await page.locator("[data-fact=open]").filter({ hasText: "2" }).waitFor();
  await page.locator("[data-difference=NET]").nth(1).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const name = people[1]?.fullName ?? "";
  await page.getByRole("button", { name: `Accept Net pay of ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Accept this difference?" });
  await dialog.getByLabel("Reason").fill("The earlier system did not round the levy");
  await dialog.getByRole("button", { name: "Accept", exact: true }).click();
  await expectSaid(page, "Difference accepted");
  await page.locator("[data-fact=open]").filter({ hasText: "1" }).waitFor();

  await page.getByRole("button", { name: "Upload again" }).click();
  await upload(
    page,
    fileOf(people, (index) => (index === 1 ? -2_500 : 0)),
  );
  await page.getByText("No differences left").waitFor();
  await page.locator("[data-fact=accepted]").filter({ hasText: "1" }).waitFor();
  expect(maker.faults).toEqual([]);
  await maker.context.close();
});

test("a raise and announced rates are tried without keeping them", async () => {
  const { run } = await openRun();
  const maker = await app.open(`${company}/pay-runs/${run.id}?tab=what-if`, { account: "maker@merlion.demo" });
  const { page } = maker;
  await page.getByLabel("Raise in %").fill("3");
  await page.getByRole("button", { name: "Calculate", exact: true }).last().click();
  await page.getByText("With the statutory rates of the run.").waitFor();
  await page.getByRole("rowheader", { name: "Employer cost" }).waitFor();
  await page.getByLabel("Rates as of").fill("1 Jan 2027");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Calculate", exact: true }).last().click();
  await page.getByText("Other rates: ").waitFor();
  await expectAccessible(page);
  const after = (await openRun()).run;
  expect([after.net, after.version]).toEqual([run.net, run.version]);
  expect(maker.faults).toEqual([]);
  await maker.context.close();
});

test("reports are opened, sorted, searched and saved, and the company pages lead to them", async () => {
  const maker = await app.open(`${company}/cpf`, { account: "maker@merlion.demo" });
  const { page } = maker;
  await page.locator("[data-fact=contributors]").waitFor();
  await page.getByRole("link", { name: "Open the report" }).click();
  await page.getByRole("table", { name: "CPF contributions" }).waitFor();
  await page.getByRole("combobox", { name: "Report" }).selectOption("register");
  await page.getByRole("table", { name: "Payroll register" }).waitFor();
  await page.getByRole("button", { name: "Gross", exact: true }).click();
  await page.locator("th[aria-sort=ascending]").filter({ hasText: "Gross" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Export" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /PDF document/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/^register-\d{4}-\d{2}\.pdf$/);
  await page.getByLabel("Search the report").fill("nobody of this name");
  await page.getByRole("button", { name: /Clear/ }).first().click();
  await page.getByRole("table", { name: "Payroll register" }).waitFor();
  expect(maker.faults).toEqual([]);
  await maker.context.close();
});

test("payslips are saved as PDF by HR and by their employee", async () => {
  const employee = await app.open(`${company}/my-payslips`, { account: "employee@merlion.demo" });
  const { page } = employee;
  const call = await callerOf(app.url, "employee@merlion.demo");
  const { items } = await call<PayslipPage>("GET", `${company}/my-payslips`);
  await page.goto(`${app.url}${company}/my-payslips/${items[0]?.id}`);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await saving).suggestedFilename()).toMatch(/^payslip-.*\.pdf$/);
  expect(employee.faults).toEqual([]);
  await employee.context.close();
});
