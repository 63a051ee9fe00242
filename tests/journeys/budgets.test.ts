/** Budgets for the JavaScript a page may load, in gzipped bytes, for people on slow connections. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declaredAreas } from "#src/ui/crud/registry.ts";
import { languages } from "#src/domain/shared/languages.ts";
import { pageBytes } from "../../scripts/lib/page-bytes.ts";

const signIn = 190_000;
const shell = 225_000;
const ordinary = shell + 39_000;
const heavy = shell + 110_000;

/** Dashboards and pages with an editor or a calendar. */
const heavyPages = /(^|\/)(dashboard|email|calendar)(\/|$)/;

/** Developer pages, such as the outbox, are lists like those of the shell. */
const beforeShell = (page: string): boolean => !/^(_app|dev\/)/.test(page);

const budget = (page: string): number =>
  page === "_app" ? shell : beforeShell(page) ? signIn : heavyPages.test(page) ? heavy : ordinary;

const pages = pageBytes();

test("every kind of page is covered", () => {
  expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(["_app", "pages/login-v1", "misc/error"]));
});

// The best comparable page needs 177,000.
test("the sign-in page is smaller than the best comparable one", () => {
  const signInPages = pages.filter(({ page }) => /^pages\/login/.test(page));
  expect(signInPages.length).toBeGreaterThan(0);
  expect(signInPages.filter(({ script }) => script >= 174_000)).toEqual([]);
});

test("a page needs few files, because each batch costs a round trip", () => {
  expect(pages.filter(({ page, files }) => files > (beforeShell(page) ? 8 : 52))).toEqual([]);
});

test("the page preloads what its URL needs: texts in each language, and declarations", () => {
  const html = readFileSync(join(import.meta.dirname, "../../dist/app/index.html"), "utf8");
  const [, screensText = "{}", partsText = "{}"] =
    /var screens = (\{.*?\});\s*var parts = (\{.*?\});/s.exec(html) ?? [];
  const screens = Object.values(JSON.parse(screensText) as Record<string, string[]>);
  const parts = JSON.parse(partsText) as Record<string, string[]>;
  const texts = [...new Set(screens.flat().filter((name) => !name.startsWith("/") && !name.includes("$")))].filter(
    (name) => !name.startsWith("area:"),
  );
  expect(texts).toContain("shell");
  expect(
    texts.flatMap((name) =>
      languages
        .filter((language) => parts[`${name}/${language}`]?.length !== 1)
        .map((language) => `${name}/${language}`),
    ),
  ).toEqual([]);
  expect(
    declaredAreas.filter((area) => parts[`area:${area}`] === undefined || parts[`${area}/en`] === undefined),
  ).toEqual([]);
});

test.each(pages)("$page stays within its budget", ({ page, script }) => {
  expect(script).toBeLessThanOrEqual(budget(page));
});
