/** Whether an address has a page, derived from the names of route, declaration and example files. */
import { declaredAreas } from "../crud/registry.ts";

/** Only names are used, so the build drops the modules. */
const files = Object.keys(import.meta.glob(["../routes/**/*.tsx", "!../routes/**/route.tsx", "!../routes/_app/$.tsx"]));
const examples = Object.keys(import.meta.glob("../gallery/*/*/page.ts"));

/** Route path segments; `_` folders and `index` are not part of the URL. */
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

/** False if the address shows the "coming soon" page. */
export function hasPage(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  const steps = path.split("/").filter((step) => step !== "");
  return routes.some((route) => route.length === steps.length && route.every((step, at) => fits(step, steps[at])));
}
