/** Two-step verification: set up in one's profile, signed in with, and turned off. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp } from "./support/app.ts";
import { codeAt } from "../support/totp.ts";

/** Sets up two-step verification on the open profile, with the key next to the QR code. */
async function setUp(page: Page, password: string): Promise<{ secret: string; used: string }> {
  await page.getByRole("button", { name: "Set up" }).click();
  const own = page.getByRole("textbox", { name: "Password", exact: true });
  await own.fill("not this one");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Wrong password.").waitFor();
  await own.fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret = ((await page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
  const used = codeAt(secret, new Date());
  await page.getByLabel("Code from the app").fill(used);
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
  return { secret, used };
}

test("sensitive actions ask for a fresh code, and continue automatically", async () => {
  const app = await openApp();
  try {
    const { page, faults } = await app.open("/me/my-profile?tab=password", { account: "hr@merlion.demo" });
    const { secret } = await setUp(page, "hr");
    await page.getByRole("button", { name: "I have saved them" }).click();
    // A quarter of an hour later.
    await app.store.pool.query("update sessions set mfa_at = now() - interval '15 minutes'");
    await app.store.pool.query("update user_mfa set last_step = last_step - 30");
    await page.goto(`${app.url}/`);
    await page.waitForURL(/\/companies\/[^/]+\/dashboard/);
    await page.goto(page.url().replace("/dashboard", "/employees"));
    await page.locator("main table a").first().click();
    await page.getByRole("tab", { name: "Identity" }).click();
    await page.getByRole("button", { name: "Show number" }).first().click();
    const requested = page.getByRole("dialog", { name: "Show full number" });
    await requested.getByLabel("Reason").fill("The pass office asks for it");
    await requested.getByRole("button", { name: "Show number" }).click();
    const stepUp = page.getByRole("dialog", { name: "Confirm it’s you" });
    await stepUp.getByLabel("Code from the app").fill("000000");
    await stepUp.getByText("This code is wrong or was already used").waitFor();
    await stepUp.getByLabel("Code from the app").fill(codeAt(secret, new Date()));
    await stepUp.waitFor({ state: "detached" });
    await requested.waitFor({ state: "detached" });
    await page
      .locator("main")
      .getByRole("status")
      .filter({ hasText: /^[STFGM]\d{7}[A-Z]$/ })
      .waitFor();
    expect(faults).toEqual([]);
  } finally {
    await app.close();
  }
});

test("set up by the key beside the QR code, signed in with a code back to the page that was wanted, and by a recovery code; turned off", async () => {
  const app = await openApp();
  try {
    const { page, context, faults } = await app.open("/me/my-profile?tab=password", {
      account: "auditor@merlion.demo",
    });
    const { secret, used } = await setUp(page, "auditor");
    const [recoveryCode = ""] = await page
      .getByRole("list", { name: "Recovery codes" })
      .getByRole("listitem")
      .allTextContents();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await page.getByText("10 recovery codes left").waitFor();

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/pages\/login-v1/);
    await page.goto(`${app.url}/me/my-profile?tab=password`);
    const signIn = async (): Promise<void> => {
      await page.getByLabel("Email").fill("auditor@merlion.demo");
      await page.getByLabel("Password", { exact: true }).fill("auditor");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("heading", { name: "Enter the code" }).waitFor();
    };
    await signIn();
    // A used code is invalid; the next time step has another.
    await page.getByLabel("Code from the app").fill(used);
    await page.getByText("This code is wrong or was already used").waitFor();
    await page.getByLabel("Code from the app").fill(codeAt(secret, new Date(), 1));
    await page.waitForURL(/my-profile\?tab=password/);
    await page.getByText("10 recovery codes left").waitFor();

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/pages\/login-v1/);
    await page.goto(`${app.url}/me/my-profile?tab=password`);
    await signIn();
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCode);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("9 recovery codes left").waitFor();

    const dialog = page.getByRole("dialog");
    const typed = dialog.getByLabel("Code from the app");
    /** The current code, as if the last one had been used long ago. */
    const freshCode = async (): Promise<string> => {
      await app.store.pool.query("update user_mfa set last_step = last_step - 30");
      return codeAt(secret, new Date());
    };
    await page.getByRole("button", { name: "New recovery codes" }).click();
    await typed.fill("12345");
    await page.keyboard.press("Enter");
    await dialog.getByText("Enter all six digits.").waitFor();
    await typed.fill(await freshCode());
    await dialog.getByRole("list", { name: "Recovery codes" }).waitFor();
    await dialog.getByRole("button", { name: "I have saved them" }).click();
    await page.getByText("10 recovery codes left").waitFor();

    await page.getByRole("button", { name: "Turn off" }).click();
    const own = dialog.getByRole("textbox", { name: "Password", exact: true });
    await own.fill("not this one");
    const code = await freshCode();
    await typed.fill(code);
    await dialog.getByText("Wrong password.").waitFor();
    // The code stays: only the password was wrong.
    const digits = dialog.getByRole("textbox", { name: /^(Code from the app|Digit \d of 6)$/ });
    const values = await digits.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(values.join("")).toBe(code);
    await own.fill("auditor");
    await typed.fill("000000");
    await dialog.getByText("This code is wrong or was already used").waitFor();
    await expect.poll(() => typed.inputValue()).toBe("");
    await typed.fill(await freshCode());
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Set up" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  } finally {
    await app.close();
  }
});
