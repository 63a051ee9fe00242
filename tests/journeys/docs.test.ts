/** The API reference: chosen on one page, read and tried on another, without a word to anybody outside. */
import { afterAll, expect, test } from "vitest";
import { openApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

const app = await openApp();
afterAll(() => app.close());

test("the landing page leads to both contracts", async () => {
  const { page, faults } = await app.open("/docs");
  await page.getByRole("heading", { name: "API reference" }).waitFor();
  await expectAccessible(page);
  await expect
    .poll(() => page.locator("h2 a").evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    .toEqual(["/docs/hrms/", "/docs/demo/"]);
  await page.setViewportSize({ width: 360, height: 700 });
  await expectNoOverflow(page);
  expect(faults).toEqual([]);
});

test("a call is tried with a token and answered by this server", async () => {
  const { page, faults } = await app.open("/docs/");
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  const token = await page.evaluate(async () => {
    const answer = await fetch("/jwt/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@demo.com", password: "admin" }),
    });
    return ((await answer.json()) as { accessToken: string }).accessToken;
  });
  await page.getByRole("link", { name: "Companies of the tenant" }).click();
  await page.getByRole("link", { name: "Companies to choose from" }).click();
  await page.getByRole("heading", { name: "Companies to choose from" }).waitFor();
  await page.getByLabel("Token").fill(token);
  const answered = page.waitForResponse((response) => response.url().endsWith("/companies/options"));
  await page.getByRole("button", { name: "Send API Request" }).click();
  expect((await answered).status()).toBe(200);
  await page.getByText("200 OK").waitFor();
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
});
