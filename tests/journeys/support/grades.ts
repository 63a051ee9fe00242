/** Grade pages for their journeys: a sample company, its list, and the API behind it. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Grade, GradePage } from "#generated/hrms/schema.ts";
import type { PageOptions, TestApp, TestPage } from "./app.ts";

export interface GradesPage extends TestPage {
  /** URL of the list. */
  readonly base: string;
  /** Calls the API as the person on the page. */
  readonly call: <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Body>;
}

export async function openGrades(app: TestApp, path = "", options: PageOptions = {}): Promise<GradesPage> {
  const opened = await app.open("/misc/error", { account: "admin@demo.com", ...options });
  const token = await opened.page.evaluate(() => localStorage.getItem("accessToken") ?? "");
  const call: GradesPage["call"] = async (method, address, body, headers = {}) => {
    const answer = await fetch(`${app.url}${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
  const companies = await call<{ id: string; label: string }[]>("GET", "/companies/options");
  const company = companies.find(({ label }) => label.startsWith("Merlion Trading"));
  const base = `/companies/${company?.id ?? ""}/grades`;
  await opened.page.goto(base + path);
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return { ...opened, base, call };
}

export async function listOf({ call, base }: GradesPage, query = ""): Promise<readonly Grade[]> {
  return (await call<GradePage>("GET", `${base}?pageSize=100${query}`)).items;
}

/** Removes leftovers of the name from an earlier run first. */
export async function newGrade({ call, base }: GradesPage, name: string, rank = 3): Promise<Grade> {
  const { items } = await call<GradePage>("GET", `${base}?q=${encodeURIComponent(name)}`);
  for (const left of items.filter((one) => one.name === name)) await call("DELETE", `${base}/${left.id}`);
  return call<Grade>("POST", base, { name, rank });
}

/** The toast of a change. It closes by itself; its text stays for screen readers. */
export async function expectSaid(page: Page, text: string, role: "status" | "alert" = "status"): Promise<void> {
  await page.getByRole(role).filter({ hasText: text }).first().waitFor({ state: "attached" });
}

export async function namesShown(page: Page): Promise<string[]> {
  await page.getByRole("textbox", { name: "Search grades" }).waitFor();
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
  return page.locator("[data-row-control=link]").allTextContents();
}
