/** Leave from the request to its cancellation: a delegate approves it, the balance follows, and cancelling gives the day back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Leave, LeaveDay, LeavePage, LeavePreview, MyAttendance } from "#generated/hrms/schema.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { sampleAccounts } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { type GradesPage, openGrades } from "./support/grades.ts";
import { handsOf, ways, windowOf } from "./support/ways.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const company = `/companies/${sampleCompanies.trading.id}`;
const today = localDay("Asia/Singapore", new Date());

/** Working days of the person on which nothing is planned yet. */
async function freeDays({ call }: GradesPage): Promise<string[]> {
  const { employeeId } = await call<MyAttendance>("GET", `${company}/my-attendance`);
  const days = await call<LeaveDay[]>(
    "GET",
    `${company}/employees/${employeeId}/leave-days?from=${addDays(today, 10)}&to=${addDays(today, 24)}`,
  );
  const isFree = ({ am, pm, leaveStatus, blackout }: LeaveDay) =>
    am === "work" && pm === "work" && leaveStatus === null && blackout === null;
  return days.filter(isFree).map(({ date }) => date);
}

test.each(ways)(
  "a request is approved by a delegate, counts, and is cancelled, %s",
  { timeout: 180_000 },
  async (way) => {
    const manager = await openGrades(app, "", { account: "manager@merlion.demo" });
    if (way === ways[0])
      await manager.call("POST", `${company}/my-delegations`, {
        delegateId: sampleAccounts.jiahui.id,
        from: today,
        to: addDays(today, 5),
      });
    const employee = await openGrades(app, "", { account: "employee@merlion.demo", ...windowOf(way) });
    const free = await freeDays(employee);
    const [day = "", other = ""] = [free[ways.indexOf(way)], free.at(-1)];
    const own = handsOf(employee.page, way);
    await own.goTo(`${company}/my-leave`, "My leave");
    await own.press(employee.page.getByRole("link", { name: "Request leave" }));
    const { page } = employee;
    await page.getByRole("heading", { level: 1, name: "Request leave" }).waitFor();
    const types = page.getByRole("combobox", { name: "Leave type" });
    await types.waitFor();
    const typeId = await types.inputValue();
    const before = await employee.call<LeavePreview>("POST", `${company}/leaves/preview`, {
      leaveTypeId: typeId,
      from: day,
      to: day,
    });
    await own.fill(page.getByRole("textbox", { name: "First day" }), day);
    await own.fill(page.getByRole("textbox", { name: "Reason (optional)" }), `A day off, ${way}`);
    await page.getByText("1 day of leave", { exact: true }).waitFor();
    await page.getByText("Balance after").waitFor();
    await expectAccessible(page);
    await own.press(page.getByRole("button", { name: "Send request" }));
    await page.getByRole("heading", { level: 1, name: "My leave" }).waitFor();
    await page.getByText("Request sent").first().waitFor();
    const asked = (
      await employee.call<LeavePage>("GET", `${company}/leaves?q=Desmond&status=submitted&pageSize=100`)
    ).items.find(({ from }) => from === day);
    expect(asked?.approvers).toContain("Faridah Osman");

    // The manager has handed the decisions over.
    const delegate = await openGrades(app, "", { account: "maker@merlion.demo", ...windowOf(way) });
    const deputy = handsOf(delegate.page, way);
    await deputy.goTo(`${company}/approvals?kind=leave`, "Approvals");
    const row = delegate.page.locator("[data-approval]").filter({ hasText: `A day off, ${way}` });
    await row.getByText("on behalf of Faridah Osman").waitFor();
    await deputy.press(row.getByRole("button", { name: /^Approve/ }));
    const dialog = delegate.page.getByRole("dialog");
    await dialog.waitFor();
    await deputy.press(dialog.getByRole("button", { name: "Approve", exact: true }));
    await row.waitFor({ state: "detached" });
    const preview = () =>
      employee.call<LeavePreview>("POST", `${company}/leaves/preview`, {
        leaveTypeId: typeId,
        from: other,
        to: other,
      });
    const leaveOf = () => employee.call<Leave>("GET", `${company}/leaves/${asked?.id}`);
    expect((await leaveOf()).status).toBe("approved");
    expect(before.balanceAfter).toBe((before.balanceBefore ?? 0) - 1);
    const reserved = (await preview()).balanceBefore;

    await own.goTo(`${company}/leaves/${asked?.id}`, /Desmond/);
    await page.getByText("Approved").first().waitFor();
    await own.press(page.getByRole("button", { name: "Cancel leave" }));
    const cancelling = page.getByRole("dialog");
    await own.fill(cancelling.getByRole("textbox", { name: "Reason" }), "The trip fell through");
    await own.press(cancelling.getByRole("button", { name: "Cancel leave" }));
    await page.getByText("Cancelled").first().waitFor();
    await expectAccessible(page);
    expect((await preview()).balanceBefore).toBe((reserved ?? 0) + 1);
    expect([employee, delegate].flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of [manager, employee, delegate]) await context.close();
  },
);
