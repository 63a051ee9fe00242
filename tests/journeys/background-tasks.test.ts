/** Background tasks: people see theirs run and end without reloading; the platform sees and cancels any. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** A task that no server has in its queue: it does not move until the test moves it. */
async function startTask(state: "waiting" | "running" = "running"): Promise<string> {
  const id = randomUUID();
  await app.store.pool.query(
    "insert into background_tasks (id, tenant_id, job, state, done, total, started_by, created_at, updated_at) values ($1, $2, 'make-tenant-export', $3, 24, 80, $4, now(), now())",
    [id, sampleTenants.merlion.id, state, sampleAccounts.adeline.id],
  );
  return id;
}
const move = (id: string, done: number) =>
  app.store.pool.query("update background_tasks set done = $2, updated_at = now() where id = $1", [id, done]);
const end = (id: string, state: "done" | "failed" | "cancelled") =>
  app.store.pool.query(
    "update background_tasks set state = $2, error_code = $3, finished_at = now(), updated_at = now() where id = $1",
    [id, state, state === "failed" ? "export-failed" : null],
  );
async function cancelRequested(id: string): Promise<boolean> {
  const { rows } = await app.store.pool.query<{ asked: boolean }>(
    "select cancel_asked_at is not null as asked from background_tasks where id = $1",
    [id],
  );
  return rows[0]?.asked ?? false;
}

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Background tasks", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Background tasks" });
const badge = (page: Page, text: string) => page.getByRole("banner").getByText(text, { exact: true });

test("a running task is followed by events only, and finished ones are counted until seen", async () => {
  const quiet = await app.open("/tenant/settings", { account: "admin@demo.com" });
  const asked = (page: Page) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/me\/(jobs|counts)/.test(pathname)) requests.push(pathname);
    });
    return requests;
  };
  const beforeAnything = asked(quiet.page);
  await quiet.page.reload();
  await expect.poll(() => beforeAnything).toEqual(["/me/counts"]);
  expect(await button(quiet.page).count()).toBe(0);
  await quiet.context.close();

  const id = await startTask();
  const { page, context, faults, layoutShift } = await app.open("/tenant/settings", { account: "admin@demo.com" });
  const requests = asked(page);
  await badge(page, "1 running, 0 newly finished").waitFor({ state: "attached" });
  await button(page).click();
  await panel(page).getByText("24 of 80").waitFor();
  await expectAccessible(page);
  await move(id, 61);
  await panel(page).getByText("61 of 80").waitFor();
  expect(await panel(page).getByRole("progressbar").getAttribute("aria-valuenow")).toBe("76");
  expect(requests.filter((path) => path === "/me/jobs").length).toBeLessThanOrEqual(1);
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "hidden" });
  await end(id, "done");
  await badge(page, "0 running, 1 newly finished").waitFor({ state: "attached" });
  // The stream has ended with the task, and the list was fetched a last time.
  await expect.poll(() => requests.at(-1)).toBe("/me/jobs");
  expect(await layoutShift()).toBeLessThan(0.01);

  await button(page).click();
  await panel(page).getByText("Done").first().waitFor();
  await badge(page, "0 running, 1 newly finished").waitFor({ state: "detached" });
  await panel(page).getByRole("link", { name: "Open exports" }).first().click();
  await page.waitForURL(/\/tenant\/settings\?tab=export$/);
  await panel(page).waitFor({ state: "hidden" });
  expect(requests.at(-1)).toBe("/me/jobs");
  expect(faults).toEqual([]);
  await context.close();
});

test("by keyboard: an export is requested and watched, and another task cancelled", async () => {
  const { page, context, faults } = await app.open("/tenant/settings?tab=export", {
    account: "admin@demo.com",
    stored: { [`hrms.tasks.seen.${sampleAccounts.adeline.id}`]: new Date().toISOString() },
  });
  await page.getByRole("button", { name: "Export everything", disabled: false }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Reason").fill("Yearly audit");
  await page.keyboard.press("Enter");
  await button(page).waitFor();
  await badge(page, "0 running, 1 newly finished").waitFor({ state: "attached" });

  const id = await startTask("waiting");
  await page.reload();
  await badge(page, "1 running, 1 newly finished").waitFor({ state: "attached" });
  await button(page).focus();
  await page.keyboard.press("Enter");
  await panel(page).getByText("Waiting").waitFor();
  const cancel = panel(page).getByRole("button", { name: "Cancel: Data export" });
  await expect
    .poll(async () => {
      const reached = await cancel.evaluate((element) => element === document.activeElement);
      if (!reached) await page.keyboard.press("Tab");
      return reached;
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  await panel(page).getByText("Cancelling").waitFor();
  await expect.poll(() => cancelRequested(id)).toBe(true);
  await end(id, "cancelled");
  await panel(page).getByText("Cancelled").waitFor();
  // The button is gone, but focus is kept.
  await expect.poll(() => panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "hidden" });
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("on a phone the account menu leads to tasks, and a failure is reported", async () => {
  await end(await startTask(), "failed");
  const { page, context, faults } = await app.open("/tenant/settings", {
    account: "admin@demo.com",
    width: 360,
    height: 740,
  });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Background tasks" }).click();
  await panel(page).getByText("Something went wrong. Please try again.").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("the platform lists jobs of all tenants and cancels one; a tenant's owner has no access", async () => {
  const id = await startTask();
  const { page, context, faults } = await app.open("/platform/jobs", { account: "platform@hrms.demo" });
  await page.getByRole("heading", { name: "Background jobs", level: 1 }).waitFor();
  await page.getByText("24 of 80").first().waitFor();
  await expectAccessible(page);
  await page.getByRole("search").getByRole("textbox").last().fill("banyan");
  await page.getByText("No results for “banyan”").waitFor();
  await page.getByRole("search").getByRole("textbox").last().fill("merlion");
  await page.waitForURL(/q=merlion/);
  await page.goto("/platform/jobs?state=running");
  const cancel = page.getByRole("button", { name: "Cancel: Data export" });
  await cancel.click();
  const dialog = page.getByRole("alertdialog", { name: "Cancel “Data export”?" });
  await dialog.getByText(/Merlion Trading/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel job" }).click();
  await page.getByText("Cancelling", { exact: true }).waitFor();
  expect(await cancelRequested(id)).toBe(true);
  // The page polls while something runs.
  await end(id, "cancelled");
  await cancel.waitFor({ state: "detached" });
  expect(faults).toEqual([]);
  await context.close();

  const owner = await app.open("/platform/jobs", { account: "admin@demo.com" });
  await owner.page.getByRole("heading", { name: "You don’t have access" }).waitFor();
  await owner.context.close();
});
