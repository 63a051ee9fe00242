/** A manager completes a task, and key employment terms are issued, read and acknowledged. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EmployeePage, EmployeeTask, Ket, MyTaskPage } from "#generated/hrms/schema.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { openApp, type SampleAccount, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { openGrades, type GradesPage } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function openAs(account: SampleAccount): Promise<GradesPage> {
  const opened = await openGrades(app, "", { account });
  return { ...opened, base: opened.base.replace(/grades$/, "employees") };
}

test("a manager completes a task, and the others stay in their places", async () => {
  const [hr, manager] = [await openAs("hr@merlion.demo"), await openAs("manager@merlion.demo")];
  const { items } = await manager.call<EmployeePage>("GET", `${manager.base}?pageSize=50&status=confirmed`);
  // Direct reports: their tasks are the manager's to do.
  const titles = ["Journey: show the office", "Journey: plan the first month"];
  const made: EmployeeTask[] = [];
  for (const { id } of items) {
    if (made.length > 0) break;
    for (const title of titles)
      made.push(
        await hr.call<EmployeeTask>("POST", `${hr.base}/${id}/tasks`, {
          title,
          kind: "onboarding",
          owner: "manager",
          dueOn: localDay("Asia/Singapore", new Date()),
        }),
      );
    const { total } = await manager.call<MyTaskPage>("GET", "/me/tasks?q=Journey");
    if (total === 0) made.splice(0);
  }
  const { page } = manager;
  await page.goto("/me/tasks?q=Journey");
  await page.getByRole("heading", { level: 1, name: "My tasks" }).waitFor();
  const rows = page.locator("[data-task]");
  await rows.first().waitFor();
  await expectAccessible(page);
  const texts = await rows.allTextContents();
  expect(texts).toHaveLength(2);
  const first = rows.first();
  await first.getByRole("button", { name: /^Complete/ }).click();
  await first.getByRole("button", { name: /^Reopen/ }).waitFor();
  // The other task has not moved under the pointer.
  expect((await rows.nth(1).textContent())?.slice(0, 20)).toBe(texts[1]?.slice(0, 20));
  await rows
    .nth(1)
    .getByRole("button", { name: /^Complete/ })
    .waitFor();
  await page.getByRole("tab", { name: "Finished" }).click();
  await page.locator("[data-task=done]").first().waitFor();
});

test("HR issues key terms without seeing pay, and the employee reads and acknowledges them", async () => {
  const hr = await openAs("hr@merlion.demo");
  const { items } = await hr.call<EmployeePage>("GET", `${hr.base}?q=Desmond%20Lim`);
  const record = `${hr.base}/${items[0]?.id ?? ""}`;
  await hr.page.goto(`${record}?tab=documents`);
  await hr.page.getByRole("button", { name: "Draft terms" }).click();
  const drawer = hr.page.getByRole("dialog", { name: "Draft terms" });
  await drawer.getByRole("textbox", { name: "Main duties" }).fill("Keeps the journey’s ledgers");
  await drawer.getByRole("button", { name: "Create" }).click();
  await drawer.waitFor({ state: "detached" });
  await hr.page.getByText("Keeps the journey’s ledgers").waitFor();
  await hr.page
    .getByText(/aren’t shown to you/)
    .first()
    .waitFor();
  expect(await hr.page.getByText("Basic salary", { exact: true }).count()).toBe(0);
  await hr.page.getByRole("button", { name: "Issue", exact: true }).click();
  await hr.page.getByText("Issued", { exact: true }).first().waitFor();

  const own = await openAs("employee@merlion.demo");
  await own.page.goto("/me/my-profile?tab=documents");
  await own.page.getByText("Keeps the journey’s ledgers").waitFor();
  await own.page.getByText("Basic salary", { exact: true }).first().waitFor();
  const [download] = await Promise.all([
    own.page.waitForEvent("download"),
    own.page
      .getByRole("button", { name: /Download .*\.pdf/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await own.page.getByRole("button", { name: "Acknowledge" }).click();
  await own.page.getByText("Acknowledged", { exact: true }).first().waitFor();
  const terms = await own.call<{ items: Ket[] }>("GET", `${record}/kets`);
  expect(terms.items.find(({ duties }) => duties?.includes("journey"))?.status).toBe("acknowledged");
});
