/** The settings of a tenant: its name in the menu, its password rules, unsaved changes, and reset. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { fullPackageId } from "#src/store/access/shared/access-ids.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectSaid } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("settings apply at once, in the menu and where a password is typed, and can be reset", async () => {
  const { page, context, faults } = await app.open("/tenant/settings", { account: "admin@demo.com" });
  await page.getByLabel("Name", { exact: true }).fill("Merlion");
  await page.getByRole("link", { name: "Passwords" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(page, "Settings saved.");
  await page.getByRole("link", { name: "Merlion", exact: true }).first().waitFor();

  await page.getByRole("link", { name: "Passwords" }).click();
  await page.getByLabel("Minimum length").fill("100");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.locator("input[name=minLength][aria-invalid=true]").waitFor();
  await page.getByLabel("Minimum length").fill("16");
  await page.getByRole("switch", { name: "Require a digit" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Reset to default" }).waitFor();
  await page.goto("/me/my-profile?tab=password");
  await page.getByText("At least 16 characters").waitFor();
  await page.getByText("At least one digit").waitFor();

  await page.goto("/tenant/settings?tab=passwords");
  await page.getByRole("button", { name: "Reset to default" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset to default" }).click();
  await expect.poll(() => page.getByLabel("Minimum length").inputValue()).toBe("12");
  await page.getByRole("link", { name: "History", exact: true }).click();
  await page.getByText("Adeline Goh").nth(2).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the second person to save a section sees the current values, and must confirm to overwrite", async () => {
  const first = await app.open("/tenant/settings?tab=passwords", { account: "admin@demo.com" });
  await first.page.getByLabel("Minimum length").fill("15");
  await first.page.locator("input[name=maxAgeDays]").fill("90");
  const second = await app.open("/tenant/settings?tab=passwords", { account: "admin@demo.com" });
  await second.page.getByLabel("Minimum length").fill("14");
  await second.page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(second.page, "Settings saved.");
  await second.context.close();

  const { page, context } = first;
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Current values: Minimum length: 14.").waitFor();
  expect(await page.getByLabel("Minimum length").inputValue()).toBe("15");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(page, "Settings saved.");
  await page.getByRole("button", { name: "Reset to default" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset to default" }).click();
  await expect.poll(() => page.getByLabel("Minimum length").inputValue()).toBe("12");
  await context.close();
});

test("the region is chosen by search, a new company starts with it, and it can be reset", async () => {
  const { page, context, faults } = await app.open("/tenant/settings?tab=region", { account: "admin@demo.com" });
  await page.getByLabel("Time zone", { exact: true }).fill("lisbon");
  await page.getByRole("option", { name: /Lisbon/ }).click();
  await page.getByLabel("Currency", { exact: true }).fill("EUR");
  await page.getByRole("option", { name: /^EUR/ }).click();
  await page.getByLabel("Email language").selectOption("pt");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(page, "Settings saved.");
  await page.goto("/tenant/companies/new");
  await page.getByLabel("Company name").fill("Orchid Services");
  await page.getByLabel("UEN", { exact: true }).fill("202134567W");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByText("EUR", { exact: true }).waitFor();
  await page.getByText(/Lisbon/).waitFor();
  await page.goto("/tenant/settings?tab=region");
  await page.getByRole("button", { name: "Reset to default" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset to default" }).click();
  await expect.poll(() => page.getByLabel("Time zone", { exact: true }).inputValue()).toMatch(/Singapore/);
  expect(faults).toEqual([]);
  await context.close();
});

test("a package limit below current usage shows the tenants before saving, and appears in the tenant's settings", async () => {
  const platform = await app.open(`/platform/packages/${fullPackageId}?tab=limits`, { account: "platform@hrms.demo" });
  await platform.page.getByLabel("Webhooks").fill("0");
  await platform.page.getByRole("button", { name: "Save changes" }).click();
  const requested = platform.page.getByRole("alertdialog");
  await requested.getByText("Webhooks: 1 used, 0 allowed.").waitFor();
  await requested.getByRole("button", { name: "Lower limits" }).click();
  await expectSaid(platform.page, "Limits saved.");
  const tenant = await app.open("/tenant/settings?tab=package", { account: "admin@demo.com" });
  await tenant.page.getByRole("listitem").filter({ hasText: "Webhooks" }).getByText("1 of 0").waitFor();
  expect([platform.faults, tenant.faults]).toEqual([[], []]);
  await Promise.all([platform.context.close(), tenant.context.close()]);
});

test("built-in roles are named in the reader's language, a tenant's own roles as entered", async () => {
  const { page, context, faults } = await app.open("/tenant/roles", { account: "admin@demo.com", language: "de" });
  await page.getByRole("link", { name: "Personaladministration" }).click();
  await page.getByRole("heading", { level: 1, name: "Personaladministration" }).waitFor();
  await page
    .getByRole("link", { name: "Berechtigungen" })
    .or(page.getByRole("tab", { name: "Berechtigungen" }))
    .first()
    .click();
  await page.getByText("Abteilungen").first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a company settings section and one's own app settings can be reset, each after confirmation", async () => {
  const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/company-settings`, {
    account: "admin@demo.com",
  });
  const pay = page.locator("section#pay");
  await pay.getByLabel("Pay day").fill("21");
  // Saved values are shown before they are fetched again.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/company-settings", async (route) => {
    if (route.request().method() === "GET") await released;
    await route.continue();
  });
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), 300);
  });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(page, "Settings saved.");
  // Before the page has drawn the saved row.
  await page.locator("section#numbers").getByLabel("Digits").fill("6");
  await pay.getByRole("button", { name: "Reset to default" }).click();
  const requested = page.getByRole("alertdialog", { name: "Reset “Pay” to default?" });
  await requested.getByRole("button", { name: "Reset to default" }).click();
  await expect.poll(() => pay.getByLabel("Pay day").inputValue()).toBe("28");
  await pay.getByRole("button", { name: "Reset to default" }).waitFor({ state: "detached" });
  release();
  // Input in other sections is still there.
  expect(await page.locator("section#numbers").getByLabel("Digits").inputValue()).toBe("6");
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.goto("/me/app-settings");
  await page.getByRole("button", { name: "Reset to defaults" }).click();
  await page
    .getByRole("alertdialog", { name: "Reset your app settings?" })
    .getByRole("button", { name: "Reset to defaults" })
    .click();
  await expectSaid(page, "Settings reset to their defaults.");
  expect(faults).toEqual([]);
  await context.close();
});

test("company settings use the width of large windows, and stay one column in small ones", async () => {
  for (const [width, columns] of [
    [1920, 2],
    [1280, 1],
    [360, 1],
  ] as const) {
    const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/company-settings`, {
      account: "admin@demo.com",
      width,
    });
    const sections = page.getByRole("main").locator("form section[id]");
    await sections.first().waitFor();
    const boxes = await sections.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(columns);
    if (columns === 2) {
      const room = await page.getByRole("main").evaluate(({ clientWidth }) => clientWidth);
      expect(Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ x }) => x))).toBeGreaterThan(
        room * 0.9,
      );
    }
    expect(faults).toEqual([]);
    await context.close();
  }
});

test("the second person to save company settings sees the current values, and input is kept", async () => {
  const address = `/companies/${sampleCompanies.trading.id}/company-settings`;
  const { page, context, faults } = await app.open(address, { account: "admin@demo.com" });
  const day = page.locator("section#pay").getByLabel("Pay day");
  await day.fill("20");
  const other = await app.open(address, { account: "admin@demo.com" });
  await other.page.locator("section#pay").getByLabel("Pay day").fill("22");
  await other.page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(other.page, "Settings saved.");
  await other.context.close();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Current values: Pay day: 22.").waitFor();
  expect(await day.inputValue()).toBe("20");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(page, "Settings saved.");
  await page.locator("section#pay").getByRole("button", { name: "Reset to default" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset to default" }).click();
  await expect.poll(() => day.inputValue()).toBe("28");
  expect(faults).toEqual([]);
  await context.close();
});

test("an unknown value in a URL is ignored, and the page shows its default", async () => {
  const { page, context, faults, goTo } = await app.open("/tenant/settings?tab=colours", { account: "admin@demo.com" });
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await page.getByLabel("Name", { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  const company = `/companies/${sampleCompanies.trading.id}`;
  for (const path of [
    `${company}/expiries`,
    `${company}/change-requests`,
    `${company}/approvals`,
    `${company}/employees/imports`,
    "/me/notifications",
    "/me/my-profile",
  ]) {
    await goTo(`${path}?tab=x&show=x&kind=x&sort=x&state=x&page=-4`);
    await page.locator("main h1").waitFor();
    await expect.poll(() => new URL(page.url()).search, { message: path }).toBe("");
    await page.waitForLoadState("networkidle");
    expect(refused, path).toEqual([]);
    expect(faults, path).toEqual([]);
  }
  await context.close();
});

test("the approvals menu entry shows the number pending, to people who can read the dashboard", async () => {
  const { page, context, faults } = await app.open(`/companies/${sampleCompanies.trading.id}/grades`, {
    account: "hr@merlion.demo",
  });
  const entry = page.getByRole("navigation").getByRole("link", { name: /^Approvals.*\d+ waiting$/ });
  await entry.waitFor();
  await entry.click();
  await page.getByRole("heading", { level: 1, name: "Approvals" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
  const employee = await app.open("/me/my-profile", { account: "employee@merlion.demo" });
  await employee.page.getByRole("navigation").getByRole("link", { name: "My profile" }).first().waitFor();
  expect(
    await employee.page
      .getByRole("navigation")
      .getByRole("link", { name: /^Approvals/ })
      .count(),
  ).toBe(0);
  await employee.context.close();
});
