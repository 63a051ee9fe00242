/** Bytes of JavaScript a page may load, gzip: people on slow lines wait for every one of them. */
import { expect, test } from "vitest";
import { pageBytes } from "../../scripts/lib/page-bytes.ts";

const wayIn = 190_000;
const shell = 225_000;
const ordinary = shell + 30_000;
const heavy = shell + 110_000;

/** Dashboards and pages with an editor or a calendar. */
const heavyPages = /(^|\/)(dashboard|email|calendar)(\/|$)/;

const budget = (page: string): number =>
  page === "_app" ? shell : !page.startsWith("_app/") ? wayIn : heavyPages.test(page) ? heavy : ordinary;

const pages = pageBytes();

test("there are pages of every kind", () => {
  expect(pages.map(({ page }) => page)).toEqual(expect.arrayContaining(["_app", "pages/login-v1", "misc/error"]));
});

// The best of the peers needs 177,000.
test("the sign-in page stays below the best of the peers", () => {
  const heaviest = pages.filter(({ page }) => !page.startsWith("_app")).map(({ page, script }) => ({ page, script }));
  expect(heaviest.filter(({ script }) => script >= 174_000)).toEqual([]);
});

test("a page needs few files: each handful of them costs a slow line a round trip", () => {
  expect(pages.filter(({ page, files }) => files > (page.startsWith("_app") ? 52 : 8))).toEqual([]);
});

test.each(pages)("$page keeps to its budget", ({ page, script }) => {
  expect(script).toBeLessThanOrEqual(budget(page));
});
