/** Calculators: live results, state in the URL, keyboard use, and translated pages. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { families } from "../../src/ui/hrms/statutory/calculators/registry.ts";
import { openApp, type TestApp, type TestPage } from "./support/app.ts";
import { expectNoOverflow, expectNothingClipped } from "./support/checks.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** One page visits all calculators. */
let german: TestPage | undefined;

const open = (path: string, options: object = {}): Promise<TestPage> =>
  app.open(path, { account: "admin@demo.com", ...options });
const headline = ({ page }: TestPage) => page.locator("[data-headline]");
const may2026 = "/calculators/cpf-month?m=2026-05&b=1990-05-05&ow=500000";

/** Waits for the text: results appear a moment after the last key. */
async function shows(opened: TestPage, text: string): Promise<void> {
  await headline(opened).filter({ hasText: text }).waitFor();
}

test("the overview finds a calculator by a word and opens it", async () => {
  const opened = await open("/calculators");
  const { page, context, faults } = opened;
  const links = page.locator("main ul a");
  await links.first().waitFor();
  await expect.poll(() => links.count()).toBe(Object.values(families).flat().length);
  await page.getByRole("textbox", { name: "Search calculators" }).fill("levy");
  await page.waitForURL(/q=levy/);
  await page
    .locator("main ul")
    .getByRole("link", { name: /^Skills Development Levy/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Skills Development Levy" }).waitFor();
  await headline(opened).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("the result updates while typing, and the URL restores it", async () => {
  const opened = await open(may2026);
  const { page, context, faults } = opened;
  await shows(opened, "4,000.00");
  // Without its weekday, which helps only beside dates to plan with.
  expect(await page.getByLabel("Date of birth").inputValue()).toBe("5 May 1990");
  await page.getByLabel("Ordinary wages").fill("6000");
  await shows(opened, "4,800.00");
  await page.getByLabel("Fund of the first race").selectOption("CDAC");
  await shows(opened, "4,798.00");
  await page.waitForURL(/ow=600000.*f=CDAC/);
  const again = await (await open(new URL(page.url()).pathname + new URL(page.url()).search)).page;
  await again.locator("[data-headline]").filter({ hasText: "4,798.00" }).waitFor();
  await expect.poll(() => again.getByLabel("Ordinary wages").inputValue()).toBe("6,000.00");
  await again.context().close();
  expect(faults).toEqual([]);
  await context.close();
});

test("a choice left to the employer starts with the company's setting, and the link includes it", async () => {
  const { page, context, faults } = await open("/start");
  await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
  await page.goto(page.url().replace("/dashboard", "/company-settings?tab=statutory"));
  await page.getByText("Drop fractions of a cent").click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("status").filter({ hasText: "Choices saved." }).waitFor();
  await page.goto("/calculators/sdl");
  const rounding = page.getByLabel("Third decimal of SDL");
  await rounding.waitFor();
  await expect.poll(() => rounding.inputValue()).toBe("sdlDown");
  await page.goto("/calculators/sdl?sr=sdlUp");
  await rounding.waitFor();
  await expect.poll(() => rounding.inputValue()).toBe("sdlUp");
  expect(faults).toEqual([]);
  await context.close();
});

test("an empty or invalid input shows the field's message and no result", async () => {
  const opened = await open(may2026);
  const { page, context } = opened;
  await shows(opened, "4,000.00");
  const wages = page.getByLabel("Ordinary wages");
  await wages.fill("plenty");
  await page.getByText("Enter an amount with up to two decimals.").waitFor();
  await headline(opened).waitFor({ state: "detached" });
  expect(await wages.inputValue()).toBe("plenty");
  await wages.fill("");
  await page.getByText("Fill in “Ordinary wages”.").waitFor();
  await page.getByText("Correct the marked fields to see the result.").waitFor();
  // Neither leaving the field nor the URL brings an amount back.
  await page.waitForURL(/ow=(&|$)/);
  await page.getByLabel("Additional wages").focus();
  expect(await wages.inputValue()).toBe("");
  await page.reload();
  await page.getByText("Fill in “Ordinary wages”.").waitFor();
  expect(await headline(opened).count()).toBe(0);
  await wages.fill("5000");
  await shows(opened, "4,000.00");
  await page.getByLabel("Date of birth").fill("2026-07-01");
  await page.getByText("The date of birth is after this month.").waitFor();
  await headline(opened).waitFor({ state: "detached" });
  await context.close();
});

test("overtime beyond the monthly limit is a warning, and rates of pay have separators", async () => {
  const opened = await open("/calculators/overtime?d=2026-06-15&c=workman&bp=228800&h=4321");
  const { page, context } = opened;
  await page.getByText("Overtime exceeds the monthly limit by 0 h 1 min.").waitFor();
  await page.goto("/calculators/pay-rates?d=2026-06-15&c=workman&bp=9000000&dw=5.5");
  await page.getByText("$S3,776.2238").first().waitFor();
  await context.close();
});

test("by keyboard: a step expands and shows rate, rounding and source", async () => {
  const opened = await open(may2026);
  const { page, context } = opened;
  await shows(opened, "4,000.00");
  const step = page.getByRole("button", { name: /^Total contribution/ });
  await page.getByRole("button", { name: "Show all details" }).focus();
  for (
    let presses = 0;
    presses < 12 && !(await step.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => step.getAttribute("aria-expanded")).toBe("true");
  await page.getByText("to the nearest dollar, 50 cents up").waitFor();
  expect(await page.getByRole("link", { name: /are CPF contributions rounded/ }).getAttribute("href")).toBe(
    "https://ask.gov.sg/cpf",
  );
  await context.close();
});

test("a date after the announced rates is reported", async () => {
  const { page, context } = await open("/calculators/sdl?m=2031-01");
  await page.getByText(/SDL rate: announced up to/).waitFor();
  await context.close();
});

test("an EZPay file's errors name the record and columns", async () => {
  const { page, context } = await open("/calculators/ezpay-check");
  await page.getByLabel(/File content/).fill(`F ${"201912345K".padEnd(148)}\nF5x`);
  await page.getByRole("row").filter({ hasText: "Unknown record type" }).waitFor();
  await context.close();
});

test("an EZPay file is written from pasted rows and downloaded", async () => {
  const { page, context, faults } = await open("/calculators/ezpay-file?u=197401143C&m=2026-11");
  const rows = page.getByLabel(/Employees/);
  await rows.fill("S1234567D,Tan Wei Ming,E,1850,5000,0,,,1.50\nS1234568D,Lim,E,10,50");
  await page.getByText("Employee 2: the check letter of the account is wrong.").waitFor();
  expect(await page.locator("[data-headline]").count()).toBe(0);
  await rows.fill("S1234567D,Tan Wei Ming,E,1850,5000,0,,,1.50");
  await page.locator("[data-headline]").filter({ hasText: "197401143CPTE01NOV202601.DTL" }).waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download file" }).click();
  expect((await saved).suggestedFilename()).toBe("197401143CPTE01NOV202601.DTL");
  expect(page.url()).not.toContain("S1234567D");
  expect(faults).toEqual([]);
  await context.close();
});

test.each(Object.values(families).flat())("%s is translated and fits 360 px in German", async (name) => {
  const opened = (german ??= await open("/calculators", { language: "de", width: 360, height: 740 }));
  const { page, faults, goTo } = opened;
  await goTo(`/calculators/${name}`);
  if (!name.startsWith("ezpay")) await headline(opened).waitFor();
  else await page.locator("main textarea").waitFor();
  const details = page.getByRole("button", { name: "Alle Details" });
  if ((await details.count()) > 0) await details.click();
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  // A missing text is logged as a console error.
  expect(faults).toEqual([]);
});
