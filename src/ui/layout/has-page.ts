/** Whether an address has a page: asked of the names of route files, and of declarations and examples where one route holds many. */
import { declaredAreas } from "../crud/registry.ts";

/** Names of files alone: the build leaves out what they hold. */
const files = Object.keys(import.meta.glob(["../routes/**/*.tsx", "!../routes/**/route.tsx", "!../routes/_app/$.tsx"]));
const examples = Object.keys(import.meta.glob("../gallery/*/*/page.ts"));

/** Steps of an address as route files name them: folders that begin with `_` and `index` are none. */
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

/** False where the address leads to the word that its page is still to come. */
export function hasPage(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  const steps = path.split("/").filter((step) => step !== "");
  return routes.some((route) => route.length === steps.length && route.every((step, at) => fits(step, steps[at])));
}
