/** A new company from registration to its first employee account: package, confirmation, set-up, import, invitation. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toCsv } from "#src/domain/shared/csv.ts";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const password = "Orchid-Road-77";
const owner = "mei.fong@quayside.example";
const helper = { name: "Quayside Helper 7", email: "helper7@quayside.example" };
const colleague = "Quayside Helper 8";
const wages = (index: number): string => String(2800 + index);

const head = ["Staff no", "Full name", "Work email", "Joined", "Dept", "Job title", "Basic pay"];
const rows = Array.from({ length: 50 }, (_, index) => [
  `QH-${String(index + 1).padStart(3, "0")}`,
  `Quayside Helper ${index + 1}`,
  `helper${index + 1}@quayside.example`,
  "2026-02-02",
  "Administration",
  "Executive",
  wages(index + 1),
]);

interface Mail {
  recipient: string;
  code: string | null;
  link: string | null;
}

/** The last email to an address, once it has arrived. */
function mailTo(email: string): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${app.url}/dev/outbox?q=${encodeURIComponent(email)}`, {
        headers: { accept: "application/json" },
      });
      const { items } = (await answer.json()) as { items: Mail[] };
      const mail = items.find(({ recipient }) => recipient === email);
      if (!mail) throw new Error(`No mail to ${email}`);
      return mail;
    },
    { timeout: 10_000 },
  );
}

/** The API as the person signed in on the page. */
async function ask(page: Page, path: string): Promise<{ status: number; text: string }> {
  const token = await page.evaluate(() => sessionStorage.getItem("accessToken") ?? localStorage.getItem("accessToken"));
  const answer = await fetch(`${app.url}${path}`, {
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
  });
  return { status: answer.status, text: await answer.text() };
}

async function register(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("link", { name: "See prices" }).click();
  await page.getByText("Yearly").click();
  await page.getByText("$S90.00 per person, billed yearly").waitFor();
  await page.getByRole("link", { name: "Start 30-day trial: Complete" }).click();
  await page.getByText("30 days free, then $S90.00 per person per year").waitFor();
  await page.getByLabel("Company", { exact: true }).fill("Quayside Foods");
  await page.getByLabel("Username").fill("mei.fong");
  await page.getByLabel("Email").fill(owner);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("I agree to the terms of use").check();
  await page.getByRole("button", { name: "Create account" }).click();
  const field = page.getByRole("textbox", { name: "6-digit code" });
  await field.waitFor();
  // It can be done later: every page has a reminder until then.
  await page.getByRole("link", { name: "Do it later" }).click();
  await page.getByText("Confirm your email address.").waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("refreshToken"))).not.toBeNull();
  await page.getByRole("link", { name: "Confirm email" }).click();
  await field.waitFor();
  await field.fill((await mailTo(owner)).code ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: "Enter company details" }).waitFor();
  await expect.poll(() => page.getByText("Confirm your email address.").count()).toBe(0);
}

async function setUp(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Enter company details" }).click();
  await page.getByLabel("Company name").fill("Quayside Foods Pte. Ltd.");
  await page.getByLabel("UEN").fill("202134567W");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByText("Set up Quayside Foods Pte. Ltd.").waitFor();
  await page.getByLabel("First department").fill("Administration");
  await page.getByLabel("First designation").fill("Executive");
  await page.getByRole("button", { name: "Create these 4" }).click();
  await page.getByText("4 records created.").first().waitFor();
}

async function importPeople(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Import people" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("group", { name: "Employee file" }).getByRole("button").click();
  await (await chooser).setFiles({ name: "helpers.csv", mimeType: "text/csv", buffer: Buffer.from(toCsv(head, rows)) });
  await page.getByText("helpers.csv: 50 rows").waitFor();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "Import 50 rows" }).click();
  // Whatever it says instead belongs in the failure.
  await expect
    .poll(() => page.locator("main").innerText(), { timeout: 30_000 })
    .toContain("50 people added, no one updated.");
}

/** From the list to the person, and from there to the invitation. */
async function invite(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back to employees" }).first().click();
  await page.getByRole("search").getByRole("textbox").last().fill(helper.name);
  await page.getByRole("link", { name: helper.name }).click();
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: `Invite ${helper.name}` });
  await expect.poll(() => dialog.getByLabel("Email address").inputValue()).toBe(helper.email);
  await dialog.getByRole("button", { name: "Invite" }).click();
  await page.getByText(`Invitation sent to ${helper.email}.`).first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Invite" }).count()).toBe(0);
}

test(
  "register, code, first company, fifty people, one invitation: the invited person sees only their own record",
  { timeout: 240_000 },
  async () => {
    const { page, context, faults } = await app.open("/pages/login-v1");
    await register(page);
    await setUp(page);
    await importPeople(page);
    await invite(page);
    const companyId = /companies\/([^/]+)/.exec(page.url())?.[1] ?? "";
    const people = `/companies/${companyId}/employees`;
    const { items } = JSON.parse((await ask(page, `${people}?q=Quayside+Helper&pageSize=100`)).text) as {
      items: { id: string; fullName: string }[];
    };
    const idOf = (name: string) => items.find(({ fullName }) => fullName === name)?.id ?? "";
    const [own, other] = [idOf(helper.name), idOf(colleague)];
    expect(items.length).toBe(50);
    expect(faults).toEqual([]);
    await context.close();

    const { link } = await mailTo(helper.email);
    const theirs = await app.open(link ?? "");
    const them = theirs.page;
    await them.getByRole("heading", { name: "Join Quayside Foods Pte. Ltd." }).waitFor();
    await expect.poll(() => them.getByLabel("Your name").inputValue()).toBe(helper.name);
    await them.getByLabel("Password", { exact: true }).fill(password);
    await them.getByRole("button", { name: "Create account and join" }).click();
    await them.getByRole("button", { name: `Account of ${helper.name}` }).waitFor();

    await theirs.goTo(people);
    await them.getByRole("link", { name: helper.name }).click();
    await them.getByRole("heading", { level: 1, name: helper.name }).waitFor();
    await them.getByRole("tab", { name: "Pay" }).click();
    await them
      .getByText(/2,807\.00/)
      .first()
      .waitFor();
    await theirs.goTo(`${people}/${other}`);
    await them.getByText("Employee not found").first().waitFor();
    await theirs.goTo(`${people}/${other}?tab=pay`);
    await them.getByText("Employee not found").first().waitFor();
    expect(await them.getByText(/2,808/).count()).toBe(0);

    const mine = JSON.parse((await ask(them, people)).text) as { items: { id: string }[]; total: number };
    expect([mine.total, mine.items.map(({ id }) => id)]).toEqual([1, [own]]);
    const statuses = (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await ask(them, `${people}/${path}`)).status));
    expect(await statuses([own, `${own}/pay-terms`])).toEqual([200, 200]);
    expect(await statuses([other, `${other}/pay-terms`, `${other}/bank-accounts`, `${other}/history`])).toEqual([
      404, 404, 404, 404,
    ]);
    expect(
      await Promise.all(
        [`${people}/export`, `/companies/${companyId}/invitations`, "/tenant/user-access"].map(
          async (path) => (await ask(them, path)).status,
        ),
      ),
    ).toEqual([403, 403, 403]);
    expect(theirs.faults).toEqual([]);
    await theirs.context.close();
  },
);
