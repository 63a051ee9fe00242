/** Every entry of the menu, and every page that search and bookmarks of the demo layer offer, has a page. */
import { expect, test } from "vitest";
import { pages } from "#src/handlers/demo/samples/pages.ts";
import { declaredAreas } from "../crud/registry.ts";
import { entriesOf, menu } from "./menu.ts";

/** Only names are used. */
const files = Object.keys(import.meta.glob(["../routes/**/*.tsx", "!../routes/**/route.tsx", "!../routes/_app/$.tsx"]));
const examples = Object.keys(import.meta.glob("../gallery/*/*/page.ts"));

/** Segments of route paths; `_` folders and `index` are not part of the address. */
const routes = files.map((file) =>
  file
    .slice("../routes/".length, -".tsx".length)
    .split("/")
    .filter((step) => step !== "index" && !step.startsWith("_")),
);

const known: Readonly<Record<string, ReadonlySet<string>>> = {
  $area: new Set(declaredAreas),
  $page: new Set(examples.map((file) => file.split("/").at(-2) ?? "")),
};

function fits(pattern: string, step: string | undefined): boolean {
  if (step === undefined || !pattern.startsWith("$")) return step === pattern;
  return known[pattern]?.has(step) ?? true;
}

function hasPage(address: string): boolean {
  const steps = address.split("/").filter((step) => step !== "");
  return routes.some((route) => route.length === steps.length && route.every((step, at) => fits(step, steps[at])));
}

test("an address without a page is noticed", () => {
  expect(["/companies/7/payroll", "/components/sonnets", "/dashboard/ecommerce"].filter(hasPage)).toEqual([]);
});

test("every entry of the menu has a page", () => {
  expect(entriesOf(menu).filter(({ to }) => !hasPage(to))).toEqual([]);
});

test("every page that search and bookmarks offer exists", () => {
  expect(pages.map(({ link }) => link).filter((link) => !hasPage(link))).toEqual([]);
});
