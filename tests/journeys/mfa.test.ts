/** Two-step verification: set up in one's profile, and signed in with. */
import { expect, test } from "vitest";
import { codeOf, stepOf } from "#src/store/totp.ts";
import { openApp } from "./support/app.ts";

test("set up by the key beside the QR code, signed in with a code back to the page that was wanted, and by a recovery code", async () => {
  const app = await openApp();
  try {
    const { page, context, faults } = await app.open("/me/my-profile?tab=password", { account: "auditor@merlion.demo" });
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
    const secret = ((await page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
    // Codes of the step before, of this one and of the next: each counts once, and none after a later one.
    const now = stepOf(new Date());
    await page.getByLabel("Code of the app").fill(codeOf(secret, now));
    await page.getByRole("heading", { name: "Keep your recovery codes" }).waitFor();
    const [recoveryCode = ""] = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allTextContents();
    await page.getByRole("button", { name: "I have saved them" }).click();
    await page.getByText("10 recovery codes left").waitFor();

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/pages\/login-v1/);
    await page.goto(`${app.url}/me/my-profile?tab=password`);
    const signIn = async (): Promise<void> => {
      await page.getByLabel("E-mail").fill("auditor@merlion.demo");
      await page.getByLabel("Password", { exact: true }).fill("auditor");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByRole("heading", { name: "Enter the code" }).waitFor();
    };
    await signIn();
    // The code that was used already is none.
    await page.getByLabel("Code of the app").fill(codeOf(secret, now));
    await page.getByText("This code is wrong or was used already").waitFor();
    await page.getByLabel("Code of the app").fill(codeOf(secret, stepOf(new Date()) + 1));
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
    expect(faults).toEqual([]);
    await context.close();
  } finally {
    await app.close();
  }
});
