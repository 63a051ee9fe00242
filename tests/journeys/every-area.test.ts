/** A record of every area through its screens: created, found, changed, shown in its history, deleted. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectSaid } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What a form needs, by control name; the first is the record's name. */
type Entries = Readonly<Record<string, string>>;

const company = `/companies/${sampleCompanies.trading.id}`;
const [owner, platform] = ["admin@demo.com", "platform@hrms.demo"] as const;

const areas: readonly (readonly [path: string, account: typeof owner | typeof platform, entries: Entries])[] = [
  ["/platform/countries", platform, { name: "Kosovo", iso2: "XK", iso3: "XKX", nationality: "Kosovar" }],
  ["/platform/workpass-types", platform, { name: "Pass of a journey", code: "JOURNEY", category: "skilled" }],
  ["/platform/workpass-occupations", platform, { title: "Kite mender", code: "90909" }],
  ["/platform/religions", platform, { name: "Way of the journey", code: "JRN" }],
  ["/platform/races", platform, { name: "Folk of the journey", code: "JRN", shgFund: "ECF" }],
  ["/platform/banks", platform, { name: "Journey Bank", code: "7999", giroFormat: "dbs-uff" }],
  ["/platform/modules", platform, { name: "Journeys", code: "journeys" }],
  ["/platform/packages", platform, { name: "Journey", code: "journey", priceMonthly: "12", priceYearly: "120" }],
  [
    "/platform/global-leave-types",
    platform,
    { name: "Leave of a journey", code: "journey", unit: "day", country: "SG" },
  ],
  ["/tenant/companies", owner, { company_name: "Journey Works Pte. Ltd.", uen: "202134567W" }],
  ["/tenant/roles", owner, { name: "Clerk of journeys", code: "journeyClerk" }],
  [`${company}/grades`, owner, { name: "Grade of a journey", rank: "77" }],
  [`${company}/classes`, owner, { class: "Class of a journey", eaCategory: "workman" }],
  [`${company}/functional-groups`, owner, { functional_group: "Group of a journey" }],
  [`${company}/designations`, owner, { designation: "Journey planner" }],
  [`${company}/employee-groups`, owner, { group_name: "People of a journey", use: "leave" }],
  [`${company}/clients`, owner, { name: "Journey Clients" }],
  [`${company}/projects`, owner, { name: "Journey project", managerId: "" }],
  [`${company}/mom-survey-groups`, owner, { mom_survey_group_name: "Survey of a journey", occupationalGroup: "PMET" }],
  [`${company}/work-locations`, owner, { name: "House of a journey" }],
  [`${company}/shifts`, owner, { name: "Shift of a journey", code: "JRN", start: "09:00", end: "18:00" }],
  [`${company}/document-types`, owner, { name: "Paper of a journey" }],
  [`${company}/custom-field-definitions`, owner, { label: "Size of a journey", code: "journeySize", kind: "text" }],
  [`${company}/allowances`, owner, { name: "Allowance of a journey", code: "JRN_A" }],
  [`${company}/deductions`, owner, { name: "Deduction of a journey", code: "JRN_D" }],
  [
    `${company}/pay-periods`,
    owner,
    { name: "Period of a journey", startDate: "2033-03-01", endDate: "2033-03-31", payDate: "2033-03-31" },
  ],
  [`${company}/leave-types`, owner, { name: "Leave type of a journey", code: "JRN" }],
  [
    `${company}/leave-increments`,
    owner,
    { name: "Leave increment of a journey", leaveTypeId: "", "rows.serviceYears": "2", "rows.extra": "1" },
  ],
  [`${company}/holiday-calendars`, owner, { name: "Holiday calendar of a journey" }],
  [`${company}/holidays`, owner, { name: "Holiday of a journey", calendarId: "", date: "2031-03-04" }],
  [`${company}/year-settings`, owner, { name: "Leave year of a journey" }],
  [`${company}/blackout-dates`, owner, { name: "Blackout date of a journey", start: "2031-02-03" }],
  [`${company}/roster-patterns`, owner, { name: "Roster pattern of a journey", "days.kind": "rest" }],
  [`${company}/staffing-needs`, owner, { name: "Staffing need of a journey", shiftId: "", people: "3", weekdays: "" }],
  [`${company}/ledger-accounts`, owner, { name: "Ledger account of a journey", code: "JRN-1", kind: "expense" }],
  [`${company}/bank-formats`, owner, { name: "Bank format of a journey" }],
];

/** A select takes the value, a search field its first result, a group of checkboxes its first one. */
async function enter(page: Page, name: string, value: string): Promise<void> {
  const control: Locator = page.locator(`main [name="${name}"]`).first();
  await control.waitFor();
  if ((await control.evaluate((element) => element.tagName)) === "SELECT") {
    await control.selectOption(value);
  } else if ((await control.getAttribute("role")) === "combobox") {
    await control.click();
    await page.locator("[role=option]").first().click();
  } else if ((await control.getAttribute("type")) === "checkbox") {
    await control.check();
  } else {
    await control.fill(value);
  }
}

test.each(areas)("%s", async (path, account, entries) => {
  const [[field, name]] = Object.entries(entries) as [[string, string], ...[string, string][]];
  const renamed = `${name} again`;
  const { page, context, faults } = await app.open(`${path}/new`, { account });
  for (const [each, value] of Object.entries(entries)) await enter(page, each, value);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expectSaid(page, `${name} created.`);

  await page.goto(`${path}?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await enter(page, field, renamed);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectSaid(page, `${renamed} saved.`);

  await page.getByRole("heading", { level: 1, name: renamed }).waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  await expect.poll(() => page.getByRole("tabpanel").getByText(name).count()).toBeGreaterThan(0);

  await page.getByRole("button", { name: `Actions for ${renamed}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectSaid(page, `${renamed} deleted.`);
  await page.goto(`${path}?q=${encodeURIComponent(renamed)}`);
  await page.getByText(`No results for “${renamed}”`).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
