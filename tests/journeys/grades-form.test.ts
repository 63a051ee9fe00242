/** The grade form when things go wrong: invalid input, rejections, leaving, and concurrent changes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp, type TestApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow, expectNothingClipped } from "./support/checks.ts";
import { listOf, newGrade, openGrades } from "./support/grades.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const focused = "document.activeElement?.getAttribute('name')";

test("errors are shown at their fields and in a summary, and the first field is focused", async () => {
  const { page, context, faults } = await openGrades(app, "/new");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("textbox", { name: "Rank" }).fill("top");
  await page.getByRole("textbox", { name: "Minimum pay" }).fill("5.200");
  await page.getByRole("textbox", { name: "Notice" }).fill("900");
  await page.getByRole("button", { name: "Create" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Fix 4 fields to continue" });
  await expect
    .poll(() => summary.getByRole("button").allTextContents())
    .toEqual([
      "Fill in “Name”.",
      "Rank: Enter a whole number.",
      "Minimum pay: Enter an amount with up to two decimals.",
      "Notice: Enter 365 or less.",
    ]);
  await expect.poll(() => page.evaluate(focused)).toBe("name");
  const rank = page.getByRole("textbox", { name: "Rank" });
  await expect.poll(() => rank.getAttribute("aria-invalid")).toBe("true");
  const described = await rank.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described ?? ""}"]`).innerText()).toBe("Enter a whole number.");
  await summary.getByRole("button", { name: /^Minimum pay/ }).click();
  await expect.poll(() => page.evaluate(focused)).toBe("payMin");
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Name" }).fill("Backwards");
  await rank.fill("3");
  await page.getByRole("textbox", { name: "Minimum pay" }).fill("5200");
  await page.getByRole("textbox", { name: "Maximum pay" }).fill("4100");
  await page.getByRole("textbox", { name: "Notice" }).fill("30");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Enter $S5,200.00 or more: it can’t be lower than “Minimum pay”.").first().waitFor();
  await expect.poll(() => page.evaluate(focused)).toBe("payMax");
  expect(sent).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test("a duplicate name is reported at the field, and input is kept", async () => {
  const { page, context, faults } = await openGrades(app, "/new");
  await page.getByRole("textbox", { name: "Name" }).fill("senior EXECUTIVE");
  await page.getByRole("textbox", { name: "Rank" }).fill("5");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Name: This is already taken. Choose another." }).waitFor();
  await expect.poll(() => page.evaluate(focused)).toBe("name");
  await page.getByRole("textbox", { name: "Name" }).fill("Senior Executive II");
  // The error disappears with the entry it was about, and no other appears.
  await expect.poll(() => page.getByRole("main").getByRole("alert").count()).toBe(0);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name: "Senior Executive II" }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test("a click on the button counts even if leaving the field shows an error that moves it", async () => {
  const { page, context } = await openGrades(app, "/new", { height: 700 });
  await page.getByRole("textbox", { name: "Name" }).fill("Pressed");
  await page.getByRole("textbox", { name: "Minimum pay" }).fill("5200");
  await page.getByRole("textbox", { name: "Maximum pay" }).fill("4100");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("alert").filter({ hasText: "Fix 2 fields to continue" }).waitFor();
  await context.close();
});

test("a server failure keeps the input and says what to do; retrying saves once", async () => {
  const grades = await openGrades(app, "/new");
  const { page, context } = grades;
  await page.route("**/grades", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.getByRole("textbox", { name: "Name" }).fill("Patient");
  await page.getByRole("textbox", { name: "Rank" }).fill("2");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("alert").filter({ hasText: "Not saved. Your changes are still here." }).waitFor();
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Patient");
  await page.unroute("**/grades");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { level: 1, name: "Patient" }).waitFor();
  expect(await listOf(grades, "&q=Patient")).toHaveLength(1);
  await context.close();
});

test("leaving with unsaved changes asks first", async () => {
  const grades = await openGrades(app);
  const { page, context, base, faults } = grades;
  const grade = await newGrade(grades, "Guarded");
  await page.goto(`${base}/${grade.id}`);
  await page.getByRole("link", { name: "Edit" }).click();
  const save = page.getByRole("button", { name: "Save changes" });
  expect(await save.isDisabled()).toBe(true);
  await page.getByRole("textbox", { name: "Notice" }).fill("45");
  await page.getByText("Changed: Notice").waitFor();
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  expect(await page.getByRole("textbox", { name: "Notice" }).inputValue()).toBe("45");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(`**${base}/${grade.id}`);
  await expect.poll(async () => (await listOf(grades, "&q=Guarded"))[0]?.noticeDays).toBe(30);
  expect(faults).toEqual([]);
  await context.close();
});

test("the second person to save sees the changes and chooses; input is kept", async () => {
  const grades = await openGrades(app);
  const { page, context, base, call, faults } = grades;
  const grade = await newGrade(grades, "Contested", 5);
  await page.goto(`${base}/${grade.id}/edit`);
  await page.getByRole("textbox", { name: "Rank" }).fill("6");
  await page.getByRole("textbox", { name: "Notice" }).fill("60");
  await call(
    "PUT",
    `${base}/${grade.id}`,
    { name: "Contested", rank: 5, noticeDays: 90, payMin: 300_000 },
    { "If-Match": '"1"' },
  );
  await page.getByRole("button", { name: "Save changes" }).click();
  const clash = page.getByRole("alertdialog", { name: "Someone else saved first" });
  await clash.waitFor();
  await expectAccessible(page);
  await expect
    .poll(async () => (await clash.getByRole("group").allInnerTexts()).map((text) => text.split(/\s*\n\s*/)))
    .toEqual([
      ["Minimum pay", "Saved by Adeline Goh", "$S3,000.00", "Before", "–"],
      ["Notice", "Saved by Adeline Goh", "90 days", "Yours", "60 days"],
    ]);
  // Back to the form first: the input is still there.
  await clash.getByRole("button", { name: "Back to the form" }).click();
  expect(await page.getByRole("textbox", { name: "Notice" }).inputValue()).toBe("60");
  await page.getByRole("button", { name: "Save changes" }).click();
  await clash
    .getByRole("group", { name: "Notice" })
    .getByRole("radio", { name: /^Saved by/ })
    .check();
  await clash.getByRole("button", { name: "Save selection" }).click();
  await page.getByRole("heading", { level: 1, name: "Contested", exact: true }).waitFor();
  // Theirs where chosen, mine where only I had made changes.
  expect((await listOf(grades, "&q=Contested"))[0]).toMatchObject({
    rank: 6,
    noticeDays: 90,
    payMin: 300_000,
    version: 3,
  });
  expect(faults).toEqual([]);
  await context.close();
});

test("an archived grade must be restored before editing", async () => {
  const grades = await openGrades(app);
  const { page, context, base, call } = grades;
  const grade = await newGrade(grades, "Shelved");
  await call("POST", `${base}/${grade.id}/archive`);
  await page.goto(`${base}/${grade.id}/edit`);
  await page.getByRole("heading", { name: "Shelved is archived" }).waitFor();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("textbox", { name: "Name" }).waitFor();
  await context.close();
});

test.each(["light", "dark"] as const)("the form fits a phone in German, %s", async (skin) => {
  const { page, context, faults } = await openGrades(app, "/new", { skin, language: "de", width: 360, height: 740 });
  await page.getByRole("button", { name: "Anlegen" }).click();
  await page.getByRole("alert").filter({ hasText: "Korrigieren Sie 2 Felder, um fortzufahren" }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await expectNothingClipped(page);
  expect(faults).toEqual([]);
  await context.close();
});
