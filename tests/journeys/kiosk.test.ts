/** The kiosk: people clock in by number and PIN, or by scanning its code with their phone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EmployeePage, Kiosk, MyAttendance, PunchPage } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible } from "./support/checks.ts";
import { openGrades } from "./support/grades.ts";
import { handsOf, ways, windowOf } from "./support/ways.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const company = `/companies/${sampleCompanies.trading.id}`;

test.each(ways)("someone clocks in and cannot do so twice, %s", { timeout: 120_000 }, async (way) => {
  const owner = await openGrades(app, "", { account: "admin@demo.com", ...windowOf(way) });
  const { page, call } = owner;
  const people = await call<EmployeePage>("GET", `${company}/employees?status=confirmed&pageSize=20`);
  const person = people.items[5 + ways.indexOf(way)];
  await call("PUT", `${company}/employees/${person?.id}/kiosk-pin`, { pin: "1357" });
  const hands = handsOf(page, way);
  await hands.goTo(`${company}/kiosk`, "Kiosk");
  const punch = async (pin: string) => {
    await hands.fill(page.getByRole("textbox", { name: "Employee number" }), person?.employeeNo ?? "");
    await hands.fill(page.getByLabel("PIN", { exact: true }), pin);
    await hands.press(page.getByRole("button", { name: "Clock in or out" }));
  };
  await punch("0000");
  await page.getByText(/number and PIN don’t match/).waitFor();
  await punch("1357");
  await page.getByText(new RegExp(`(Welcome|Goodbye).*${person?.fullName}`)).waitFor();
  await expectAccessible(page);
  await punch("1357");
  await page.getByText(/Wait a minute/).waitFor();
  const punches = await call<PunchPage>("GET", `${company}/punches?employeeId=${person?.id}&source=kiosk`);
  expect(punches.items).toHaveLength(1);
  expect(owner.faults).toEqual([]);
  await owner.context.close();
});

test.each(ways)("the code of the kiosk is scanned with a phone, %s", { timeout: 120_000 }, async (way) => {
  const account = ({ "by mouse": "employee", "by keyboard": "hr", "on a phone": "manager" } as const)[way];
  const owner = await openGrades(app, "", { account: "admin@demo.com" });
  await owner.page.goto(`${company}/kiosk`);
  await owner.page.getByRole("img", { name: "QR code for clocking in" }).waitFor();
  await expectAccessible(owner.page);
  const { code } = await owner.call<Kiosk>("GET", `${company}/kiosk`);
  const person = await openGrades(app, "", { account: `${account}@merlion.demo`, ...windowOf(way) });
  const hands = handsOf(person.page, way);
  await hands.goTo(`${company}/my-attendance?kiosk=${"x".repeat(24)}`, "My attendance");
  const clock = person.page.getByRole("button", { name: /^Clock (in|out)$/ });
  await hands.press(clock);
  await person.page.getByText("This code has expired").first().waitFor();
  await hands.goTo(`${company}/my-attendance?kiosk=${code}`, "My attendance");
  await person.page.getByText("You scanned the kiosk’s code").waitFor();
  await hands.press(clock);
  await expect
    .poll(async () => (await person.call<MyAttendance>("GET", `${company}/my-attendance`)).punches.at(-1)?.source)
    .toBe("kiosk");
  expect([owner, person].flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of [owner, person]) await context.close();
});
