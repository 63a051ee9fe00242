/** Fifty people from a CSV, one error corrected in place: validated, imported, found in the list. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCsv } from "#src/domain/shared/csv.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const head = ["Staff no", "Called", "Joined", "Dept", "Job title", "Shoe size"];
const rows = Array.from({ length: 50 }, (_, index) => [
  `QX-${String(index + 1).padStart(3, "0")}`,
  `Quayside Helper ${index + 1}`,
  index === 6 ? "soon" : "2026-02-02",
  "WH",
  "Packer",
  "42",
]);

test("fifty people are imported from a file after one error is corrected", async () => {
  const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/employees`, {
    account: "admin@demo.com",
  });
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByRole("heading", { name: "Import people" }).waitFor();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("group", { name: "Employee file" }).getByRole("button").click();
  await (await chooser).setFiles({ name: "helpers.csv", mimeType: "text/csv", buffer: Buffer.from(toCsv(head, rows)) });

  await page.getByText("helpers.csv: 50 rows").waitFor();
  await expect.poll(() => page.getByLabel("Field for Staff no").inputValue()).toBe("employeeNo");
  await page.getByText("New people also need: Full name.").waitFor();
  await page.getByLabel("Field for Called").selectOption("Full name *");
  await expect.poll(() => page.getByLabel("Field for Job title").inputValue()).toBe("designation");
  await expect.poll(() => page.getByLabel("Field for Shoe size").inputValue()).toBe("");
  await page.getByRole("button", { name: "Check", exact: true }).click();

  await page.getByRole("heading", { name: "1 error to fix" }).waitFor();
  await page.getByRole("table", { name: "1 error to fix" }).getByText("Not a valid date.").waitFor();
  expect(await page.getByRole("button", { name: "Import 50 rows" }).count()).toBe(0);
  await page.getByLabel("Value for Joined in row 8").fill("02/02/2026");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText("50 rows ready to import.").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Import 50 rows" }).click();
  await page.getByText("50 people added, no one updated.").waitFor();

  await page.getByRole("link", { name: "Back to employees" }).first().click();
  await page.getByRole("search").getByRole("textbox").last().fill("Quayside Helper 7");
  await page.getByRole("link", { name: "Quayside Helper 7" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
