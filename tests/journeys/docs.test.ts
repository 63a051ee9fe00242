/** The API reference: both contracts, try-it, and no request to other hosts. */
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { serveSpec } from "../../scripts/mock/serve-spec.ts";
import { openApp } from "./support/app.ts";
import { expectAccessible, expectNoOverflow } from "./support/checks.ts";

const app = await openApp();
afterAll(() => app.close());

test("the landing page links to both contracts", async () => {
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

test("a call with a token can be tried out and is answered by this server", async () => {
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
  await page.getByText("Needs read on company-options").waitFor();
  await page.getByLabel("Token").fill(token);
  const answered = page.waitForResponse((response) => response.url().endsWith("/companies/options"));
  await page.getByRole("button", { name: "Send API Request" }).click();
  expect((await answered).status()).toBe(200);
  await page.getByText("200 OK").waitFor();
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
});

test("the mock of any document has a reference whose calls it answers and remembers", async () => {
  const lines: string[] = [];
  const file = fileURLToPath(new URL("../gateway/fixtures/studio.yaml", import.meta.url));
  const report = (line: string) => void lines.push(line);
  const mock = await serveSpec({ file, port: 0, host: "127.0.0.1", gateway: {}, report });
  try {
    const { page } = await app.open("/docs/");
    await page.goto(/http\S+/.exec(lines.at(-1) ?? "")?.[0] ?? "");
    await page.getByRole("link", { name: "createPot" }).click();
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Send API Request" }).click();
    expect((await answered).url()).toBe(`${mock.url}/pots`);
    expect((await answered).status()).toBe(201);
    const { id } = (await (await answered).json()) as { id: number };
    expect(await page.evaluate(async (path) => (await fetch(path)).status, `/pots/${id}`)).toBe(200);
  } finally {
    await mock.close();
  }
});
