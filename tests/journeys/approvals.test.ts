/** A two-step approval through a delegate: in the queue, with the changes in view, until the record changes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Approval, ApprovalPage, ChangeRequest, Employee, EmployeePage } from "#generated/hrms/schema.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { openApp, type SampleAccount, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { openGrades, type GradesPage } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The queue of the account, in its company. */
async function openQueue(account: SampleAccount): Promise<GradesPage & { company: string }> {
  const opened = await openGrades(app, "", { account });
  const company = opened.base.replace(/\/grades$/, "");
  await opened.page.goto(`${company}/approvals`);
  await opened.page.getByRole("heading", { level: 1, name: "Approvals" }).waitFor();
  return { ...opened, company };
}

test("a delegate takes the first step in the approver's place, HR the second, and then the record changes", async () => {
  const owner = await openQueue("admin@demo.com");
  await owner.call("POST", `${owner.company}/approval-chains`, {
    name: "Journey",
    kind: "changeRequest",
    steps: [
      { approver: "person", userId: sampleAccounts.faridah.id },
      { approver: "role", roleId: roleId("hrAdmin") },
    ],
  });

  const manager = await openQueue("manager@merlion.demo");
  await manager.page.getByRole("button", { name: "Delegate my approvals" }).click();
  const dialog = manager.page.getByRole("dialog", { name: "Delegate your approvals" });
  await dialog.getByRole("combobox", { name: "Who decides in your place" }).fill("Chua");
  await manager.page.getByRole("option", { name: "Chua Jia Hui" }).click();
  const today = localDay("Asia/Singapore", new Date());
  for (const name of ["From", "To"]) {
    await dialog.getByRole("textbox", { name, exact: true }).fill(today);
    await manager.page.keyboard.press("Tab");
  }
  await expectAccessible(manager.page);
  await dialog.getByRole("button", { name: "Delegate", exact: true }).click();
  await dialog.waitFor({ state: "detached" });

  const employee = await openGrades(app, "", { account: "employee@merlion.demo" });
  const company = owner.company;
  await employee.call<ChangeRequest>("POST", `${company}/change-requests`, {
    section: "person",
    change: { preferredName: "Des of the journey" },
  });

  const delegate = await openQueue("maker@merlion.demo");
  const first = delegate.page.locator("[data-approval]").filter({ hasText: "Des of the journey" });
  await first.getByText("on behalf of Faridah Osman").waitFor();
  await first.getByText("Step 1 of 2").waitFor();
  await expectAccessible(delegate.page);
  await first.getByRole("button", { name: /^Approve/ }).click();
  await delegate.page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await delegate.page.getByText("Approved. Others still have to decide.").first().waitFor();
  await first.waitFor({ state: "detached" });

  const hr = await openQueue("hr@merlion.demo");
  const second = hr.page.locator("[data-approval]").filter({ hasText: "Des of the journey" });
  await second.getByText("Step 2 of 2").waitFor();
  await second.getByText("by Chua Jia Hui on behalf of Faridah Osman").waitFor();
  await second.getByRole("button", { name: /^Approve/ }).click();
  await hr.page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await hr.page.getByText("Approved. The record is updated.").first().waitFor();
  await second.waitFor({ state: "detached" });
  const { items } = await hr.call<ApprovalPage>("GET", `${company}/approvals?view=decided&sort=-createdAt&q=Desmond`);
  expect(items[0]).toMatchObject({ status: "approved", decidedBy: "Rachel Tan" });
  expect([manager, delegate, hr].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [owner, manager, employee, delegate, hr]) await context.close();
});

test("after the last match is decided, the queue says so; the header sorts", async () => {
  const { page, context, faults, company } = await openQueue("hr@merlion.demo");
  await page.getByRole("button", { name: "Sort by Employee" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("fullName");
  const row = page.locator("[data-approval]").first();
  const name = (await row.getByRole("link").first().textContent()) ?? "";
  await page.goto(`${company}/approvals?q=${encodeURIComponent(name)}`);
  await row.waitFor();
  for (let left = await page.locator("[data-approval]").count(); left > 0; left -= 1) {
    await row.getByRole("button", { name: /^Reject/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Not in this journey");
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    await expect.poll(() => page.locator("[data-approval]").count()).toBe(left - 1);
  }
  await page.getByText("All decided").waitFor();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(null);
  expect(faults).toEqual([]);
  await context.close();
});

test("a confirmation waits for its chain, and the same chain decides on its cancellation", async () => {
  const owner = await openQueue("admin@demo.com");
  const hr = await openQueue("hr@merlion.demo");
  const { company } = owner;
  await owner.call("POST", `${company}/approval-chains`, {
    name: "Confirmations of the journey",
    kind: "confirmation",
    steps: [{ approver: "person", userId: sampleAccounts.adeline.id }],
  });
  const [one] = (await hr.call<EmployeePage>("GET", `${company}/employees?status=probation&pageSize=1`)).items;
  const { fullName, id } = one as EmployeePage["items"][number];
  await hr.page.goto(`${company}/employees/${id}`);
  await hr.page.getByRole("button", { name: "Confirm", exact: true }).click();
  await hr.page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await hr.page.getByText(`The confirmation of ${fullName} is waiting for approval.`).first().waitFor();
  await hr.page
    .getByText(/^The confirmation on .* is waiting for approval\.$/)
    .first()
    .waitFor();

  const rowOf = async ({ page }: GradesPage, view: string) => {
    await page.goto(`${company}/approvals?view=${view}&kind=confirmation&q=${encodeURIComponent(fullName)}`);
    const row = page.locator("[data-approval]").filter({ hasText: fullName });
    await row.waitFor();
    return row;
  };
  const approve = async () => {
    await (await rowOf(owner, "mine")).getByRole("button", { name: /^Approve/ }).click();
    await owner.page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  };
  await approve();
  await owner.page.getByText("Approved. The record is updated.").first().waitFor();
  await (await rowOf(hr, "decided")).getByRole("button", { name: /^Request cancellation/ }).click();
  const dialog = hr.page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Wrong person");
  await expectAccessible(hr.page);
  await dialog.getByRole("button", { name: "Request cancellation" }).click();
  await dialog.waitFor({ state: "detached" });
  await (await rowOf(owner, "mine")).getByText("Cancellation: Confirmation after probation").waitFor();
  await expectAccessible(owner.page);
  await approve();
  await owner.page.getByText("Cancelled. The record is as before.").first().waitFor();
  expect((await owner.call<Employee>("GET", `${company}/employees/${id}`)).status).toBe("probation");
  expect([owner, hr].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [owner, hr]) await context.close();
});

test("times beside a request are read as hours and minutes, in the queue and in the list", async () => {
  const owner = await openQueue("admin@demo.com");
  const { page, company } = owner;
  const shown = async (kind: Approval["kind"], label: string, field: string) => {
    const { items } = await owner.call<ApprovalPage>("GET", `${company}/approvals?view=waiting&kind=${kind}`);
    const [request] = items;
    const minutes = Number(request?.changes.find((change) => change.field === field)?.after);
    expect(minutes, `${kind} of the samples`).toBeGreaterThan(0);
    const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    await page.goto(`${company}/approvals?view=waiting&kind=${kind}`);
    const row = page.locator("[data-approval]").first();
    await row.getByRole("row", { name: new RegExp(`^${label} – ${text}$`) }).waitFor();
    return text;
  };
  await shown("manualAttendance", "Unpaid break", "breakMin");
  const text = await shown("timesheet", "Hours in total", "minutes");
  await page.goto(`${company}/timesheets?status=submitted`);
  await page.getByRole("cell", { name: text, exact: true }).first().waitFor();
  expect(owner.faults).toEqual([]);
  await owner.context.close();
});
