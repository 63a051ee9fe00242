/** Balances, requests and decisions of leave: how they add up, and what is beside a decision, at 360 pixels too. */
import { afterAll, beforeAll, test } from "vitest";
import type { ApprovalPage, Leave, LeaveHome } from "#generated/hrms/schema.ts";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("a balance shows how it adds up, and the leave page what the leave costs", async () => {
  const { page, base, call } = await openGrades(app, "", { account: "employee@merlion.demo" });
  const company = base.replace(/\/grades$/, "");
  await page.goto(`${company}/my-leave`);
  await page.getByRole("button", { name: "How it adds up: Annual leave" }).click();
  const balance = page.getByRole("dialog", { name: "Annual leave" });
  await balance.getByText("What can be taken").waitFor();
  await balance.getByText("Leave of the year").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await balance.waitFor({ state: "detached" });

  const { own, day } = await call<LeaveHome>("GET", `${company}/leaves/home`);
  const leaveTypeId = own?.balances.find(({ leaveType }) => leaveType === "Annual leave")?.leaveTypeId;
  // A working day that no sample holds.
  const from = addDays(day, 60 + ((9 - weekday(addDays(day, 60))) % 7));
  const asked = await call<Leave>("POST", `${company}/leaves`, { leaveTypeId, from });
  await page.goto(`${company}/leaves/${asked.id}`);
  await page.getByRole("button", { name: /^How it adds up/ }).click();
  await page.getByRole("dialog").getByText("Days from the first to the last").waitFor();
});

test("facts beside a decision that can't be loaded are missed aloud, and come after another try", async () => {
  const { page, base, call, context } = await openGrades(app, "", { account: "manager@merlion.demo" });
  const company = base.replace(/\/grades$/, "");
  const [asked] = (await call<ApprovalPage>("GET", `${company}/approvals?view=mine&kind=leave`)).items;
  if (!asked) throw new Error("No sample leave waits for the manager.");
  const address = `**${company}/leaves/decisions?*`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${company}/approvals?kind=leave`);
  const row = page.locator("[data-approval]").filter({ hasText: asked.fullName }).first();
  const missing = "The balance, and who else is away, couldn’t be loaded.";
  await row.getByText(missing).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Approve/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(missing).waitFor();
  const again = dialog.getByRole("button", { name: `Try again: balance and team, ${asked.fullName}` });
  await again.click();
  await dialog.getByText(missing).waitFor();
  await page.unroute(address);
  await again.click();
  await dialog.getByText(/ of leave: .* before, .* after\./).waitFor();
  await row.getByText(missing).waitFor({ state: "detached" });
  await context.close();
});

test("a decision on leave is made beside the balance and the team's days, on a phone as well", async () => {
  const { page, base, call } = await openGrades(app, "", { account: "manager@merlion.demo" });
  const company = base.replace(/\/grades$/, "");
  const queue = await call<ApprovalPage>("GET", `${company}/approvals?view=mine&kind=leave`);
  const [asked] = queue.items;
  if (!asked) throw new Error("No sample leave waits for the manager.");
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${company}/approvals?kind=leave`);
  const row = page.locator("[data-approval]").filter({ hasText: asked.fullName }).first();
  const facts = row.getByRole("group", { name: `Balance and team, ${asked.fullName}` });
  await facts.getByText(/ of leave: .* before, .* after\./).waitFor();
  await facts.getByRole("link", { name: "Open the request" }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Approve/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/ of leave: .* before, .* after\./).waitFor();
  await dialog.getByRole("button", { name: "Approve", exact: true }).click();
  await row.waitFor({ state: "detached" });
});
