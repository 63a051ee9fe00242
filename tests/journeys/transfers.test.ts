/** A transfer to another company: requested by one person, approved by another, carried out on its day. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  CompanyOption,
  DepartmentOption,
  DesignationOption,
  Employee,
  Transfer,
  TransferPage,
} from "#generated/hrms/schema.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { openApp, type SampleAccount, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { openGrades, type GradesPage } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The page of the account, and the list of its people. */
async function openAs(account: SampleAccount): Promise<GradesPage> {
  const opened = await openGrades(app, "", { account });
  return { ...opened, base: opened.base.replace(/grades$/, "employees") };
}

async function newEmployee({ call, base }: GradesPage, fullName: string): Promise<Employee> {
  const company = base.replace(/\/employees$/, "");
  const [departments, designations] = [
    await call<DepartmentOption[]>("GET", `${company}/departments/options`),
    await call<DesignationOption[]>("GET", `${company}/designations/options`),
  ];
  return call<Employee>("POST", base, {
    person: { fullName },
    employment: { status: "confirmed", startDate: "2024-01-01", contractType: "permanent" },
    job: { departmentId: departments[0]?.id, designationId: designations[0]?.id },
  });
}

async function openJobOf({ page, base }: GradesPage, { id, person }: Employee): Promise<void> {
  await page.goto(`${base}/${id}?tab=job`);
  await page.getByRole("heading", { level: 1, name: person.fullName }).waitFor();
  await movesOn(page).waitFor();
}

const movesOn = (page: Page) => page.getByRole("heading", { name: "Transfers to another company" });

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole("combobox", { name: label, exact: true }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

test("HR requests, someone else approves, and the person works in the other company with service kept", async () => {
  const [hr, owner] = [await openAs("hr@merlion.demo"), await openAs("admin@demo.com")];
  const mover = await newEmployee(owner, "Transfer Journey");
  const place = `${hr.base}/${mover.id}`;
  const today = localDay("Asia/Singapore", new Date());

  await openJobOf(hr, mover);
  await hr.page.getByRole("button", { name: "Request a transfer" }).click();
  const drawer = hr.page.getByRole("dialog", { name: "Request a transfer" });
  await drawer.getByText("Choose the company first.").first().waitFor();
  await choose(hr.page, "Transfer to", "Merlion Logistics");
  await hr.page.getByRole("textbox", { name: "Transfer date", exact: true }).fill(today);
  await hr.page.keyboard.press("Tab");
  await hr.page.getByRole("textbox", { name: "New employee number" }).fill("ML-JOURNEY");
  await choose(hr.page, "New department", "Operations");
  await choose(hr.page, "New designation", "Day Dispatcher");
  await expectAccessible(hr.page);
  await drawer.getByRole("button", { name: "Create" }).click();
  await drawer.waitFor({ state: "detached" });
  await hr.page.getByText("Requested").first().waitFor();
  // The requester does not decide.
  expect(await hr.page.getByRole("button", { name: "Approve" }).count()).toBe(0);

  await openJobOf(owner, mover);
  await owner.page.getByRole("button", { name: "Approve" }).click();
  await owner.page.getByRole("dialog", { name: "Approve" }).getByRole("button", { name: "Approve" }).click();
  await owner.page.getByText("Completed").first().waitFor();
  await owner.page.getByRole("tab", { name: "Timeline" }).click();
  await owner.page
    .getByRole("listitem")
    .filter({ hasText: "Transfers to another company" })
    .filter({ hasText: "ML-JOURNEY" })
    .first()
    .waitFor();

  const [done] = (await owner.call<TransferPage>("GET", `${place}/transfers`)).items;
  const { id: transferId, newEmployeeId } = done as Transfer;
  const companies = await owner.call<CompanyOption[]>("GET", "/companies/options");
  const there = `/companies/${companies.find(({ label }) => label.startsWith("Merlion Logistics"))?.id}/employees/${newEmployeeId}`;
  await owner.page.goto(`${there}?tab=timeline`);
  await owner.page.getByRole("heading", { level: 1, name: "Transfer Journey" }).waitFor();
  await owner.page
    .getByRole("listitem")
    .filter({ hasText: "Transferred from another company" })
    .filter({ hasText: mover.employeeNo })
    .first()
    .waitFor();
  expect([await owner.call<Employee>("GET", place), await owner.call<Employee>("GET", there)]).toMatchObject([
    { status: "exited", employment: { exitReason: "transfer", transferId } },
    {
      status: "confirmed",
      startDate: today,
      employment: { confirmedOn: mover.employment.confirmedOn, transferId, previousEmploymentId: mover.id },
    },
  ]);
  expect([...hr.faults, ...owner.faults]).toEqual([]);
  await Promise.all([hr.context.close(), owner.context.close()]);
});
