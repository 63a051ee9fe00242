/** Maps in the product: work locations are placed on one, and punches shown on it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PunchPage, WorkLocationPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";
import { callerOf } from "./support/payroll.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const company = `/companies/${sampleCompanies.logistics.id}`;
/** That of the sample employee. */
const trading = `/companies/${sampleCompanies.trading.id}`;

test("a work location is placed by a click on the map, and by typing its coordinates", async () => {
  const call = await callerOf(app.url, "hr@merlion.demo");
  const { items } = await call<WorkLocationPage>("GET", `${company}/work-locations`);
  const id = items[0]?.id ?? "";
  const { page, context, faults } = await app.open(`${company}/work-locations/${id}/edit`, {
    account: "hr@merlion.demo",
  });
  const map = page.getByRole("region", { name: "Map: Position on the map" });
  await map.getByRole("button", { name: items[0]?.name ?? "" }).waitFor();
  await expectAccessible(page);
  const latitude = page.getByLabel("Latitude");
  const before = await latitude.inputValue();
  await map.click({ position: { x: 60, y: 200 } });
  await expect.poll(() => latitude.inputValue()).not.toBe(before);
  await latitude.fill("1.3");
  await page.getByLabel("Longitude").fill("103.8");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/edit"));
  await page.getByRole("tab", { name: "Map" }).click();
  await page.getByRole("region", { name: `Map: ${items[0]?.name}` }).waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("all work locations are on one map, also on a phone", async () => {
  const { page, context, faults } = await app.open(`${company}/work-locations`, {
    account: "hr@merlion.demo",
    width: 360,
    height: 740,
  });
  await page.getByRole("button", { name: "Show map" }).click();
  const dialog = page.getByRole("dialog", { name: "Work locations" });
  await dialog.getByRole("button", { name: "Changi Depot" }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("a punch shows where it was made", async () => {
  const employee = await callerOf(app.url, "employee@merlion.demo");
  await employee("POST", `${trading}/my-punches`, { direction: "in", lat: 1.3371, lng: 103.9636, accuracyM: 30 });
  const hr = await callerOf(app.url, "hr@merlion.demo");
  const { items } = await hr<PunchPage>("GET", `${trading}/punches?source=web`);
  const { page, context, faults } = await app.open(`${trading}/punches/${items[0]?.id}?tab=map`, {
    account: "hr@merlion.demo",
  });
  await page.getByRole("region", { name: /^Map: / }).waitFor();
  await page.getByRole("button", { name: new RegExp(`^${items[0]?.fullName}, `) }).waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test("punches of the samples that were made on a phone are on the map, in German too", async () => {
  const hr = await callerOf(app.url, "hr@merlion.demo");
  const { items, total } = await hr<PunchPage>("GET", `${trading}/punches?source=web`);
  const [sample] = items.filter(({ lat, location }) => lat !== null && location !== null);
  expect(total).toBeGreaterThan(100);
  const { page, context, goTo, faults } = await app.open(`${trading}/punches/${sample?.id}?tab=map`, {
    account: "hr@merlion.demo",
    language: "de",
  });
  await page.getByRole("tab", { name: "Karte", selected: true }).waitFor();
  await page.getByRole("region", { name: `Karte: ${sample?.fullName}, ${sample?.localTime}` }).waitFor();
  await page.getByRole("button", { name: sample?.location ?? "" }).waitFor();
  await goTo(`${trading}/work-locations/${sample?.locationId}?tab=map`);
  await page.getByRole("tab", { name: "Karte", selected: true }).waitFor();
  await page.getByRole("region", { name: `Karte: ${sample?.location}` }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});
