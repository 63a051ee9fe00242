/** A raise in a past month is corrected: what depends on it is shown first, and the reason stays in the history. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Employee, EmployeePage, EmployeePayTerms } from "#generated/hrms/schema.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("a raise in a past month is corrected with a reason, after showing what depends on it", async () => {
  const { page, context, faults, base, call } = await openGrades(app);
  const employees = base.replace(/grades$/, "employees");
  const [sample] = (await call<EmployeePage>("GET", `${employees}?status=confirmed&pageSize=1`)).items;
  const { job } = await call<Employee>("GET", `${employees}/${sample?.id}`);
  const one = await call<Employee>("POST", employees, {
    person: { fullName: "Sim Past Raise" },
    employment: { startDate: "2024-01-01", contractType: "permanent", status: "confirmed" },
    job: { departmentId: job?.departmentId, designationId: job?.designationId },
    pay: { rateType: "monthly", basic: 400_000 },
  });
  for (const [effectiveFrom, basic] of [
    ["2025-03-01", 430_000],
    ["2026-02-01", 460_000],
  ])
    await call("POST", `${employees}/${one.id}/pay-terms`, {
      effectiveFrom,
      rateType: "monthly",
      basic,
      reason: "Review",
    });

  await page.goto(`${employees}/${one.id}?tab=pay`);
  await page
    .getByRole("row")
    .filter({ hasText: "4,300.00" })
    .getByRole("button", { name: /^Correct/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Correct pay" });
  await dialog.getByText("CPF, levies and self-help funds for March 2025 to January 2026").waitFor();
  await dialog.getByText(/The later entry from .* stays unchanged/).waitFor();
  // An earlier first day means more months.
  await dialog.getByRole("textbox", { name: "From" }).fill("2025-01-01");
  await page.keyboard.press("Tab");
  await dialog.getByText("CPF, levies and self-help funds for January 2025 to January 2026").waitFor();
  await dialog.getByRole("textbox", { name: "Basic pay" }).fill("4350");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await dialog.getByText("Fill in “Reason for the correction”.").first().waitFor();
  await dialog.getByRole("textbox", { name: "Reason for the correction" }).fill("The letter says 4,350");
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("row").filter({ hasText: "4,350.00" }).waitFor();
  const { items } = await call<{ items: EmployeePayTerms[] }>("GET", `${employees}/${one.id}/pay-terms`);
  expect(items.map(({ basic, effectiveFrom, effectiveTo }) => [basic, effectiveFrom, effectiveTo])).toEqual([
    [460_000, "2026-02-01", null],
    [435_000, "2025-01-01", "2026-01-31"],
    [400_000, "2024-01-01", "2024-12-31"],
  ]);
  await page
    .getByRole("tab", { name: "History" })
    .or(page.getByRole("link", { name: "History" }))
    .first()
    .click();
  await page.getByText("The letter says 4,350").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
