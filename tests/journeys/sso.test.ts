/** Single sign-on with a test provider: set up in the settings, then used to sign in. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OidcProvider, startOidcProvider } from "../support/oidc-provider.ts";
import { openApp, type TestApp } from "./support/app.ts";

let app: TestApp;
let provider: OidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider();
  app = await openApp({ env: { SSO_INSIDE: "on" } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

test("a provider is set up, tested and enabled; its people sign in through it, and others see that there is none", async () => {
  const owner = await app.open("/tenant/settings?tab=sso", { account: "admin@demo.com" });
  const { page: settings } = owner;
  await settings.getByLabel("Issuer").fill(`${provider.issuer}/nowhere`);
  await settings.getByLabel("Client ID").fill(provider.clientId);
  await settings.getByLabel("Email domains").fill("merlion.demo");
  await settings.getByRole("switch", { name: "Single sign-on is active" }).click();
  await settings.getByRole("button", { name: "Save changes" }).click();
  await settings.getByText("Enter the client secret to turn on single sign-on.").waitFor();
  await settings.getByLabel("Client secret").fill(provider.clientSecret);
  await settings.getByRole("button", { name: "Save changes" }).click();
  await settings
    .getByText("No identity provider responds at this URL, so single sign-on can’t be turned on.")
    .waitFor();
  await settings.getByLabel("Issuer").fill(provider.issuer);
  await settings.getByRole("button", { name: "Test connection" }).click();
  await settings.getByText("Connected: an identity provider responded.").waitFor();
  await settings.getByRole("button", { name: "Save changes" }).click();
  await settings.getByText("A secret is saved. Leave this blank to keep it.").waitFor();
  expect(owner.faults).toEqual([]);
  await owner.context.close();

  provider.person = { sub: "rachel", email: "hr@merlion.demo", email_verified: true };
  const { page, context, faults } = await app.open("/pages/login-v1");
  await page.getByRole("link", { name: "Sign in with a company account" }).click();
  await page.getByLabel("Work email").fill("nobody@merlion.demo");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Company sign-in isn’t available for this address right now").waitFor();
  await page.getByLabel("Work email").fill("hr@merlion.demo");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/companies\//);
  await page.getByRole("button", { name: /^Account of Rachel Tan/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
