/** Names every page that the app has, from its route files and from the declarations of the gallery. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ui = join(import.meta.dirname, "../../../src/ui");

/** Routes whose pages are declarations named in the URL, and where these are. */
const declared: Readonly<Record<string, string>> = {
  "_app/charts/$page": "gallery/charts",
  "_app/components/$page": "gallery/components",
  "_app/extensions/$page": "gallery/extensions",
  "_app/forms/elements/$page": "gallery/fields",
  "_app/forms/layout/$page": "gallery/layout",
  "_app/forms/$page": "gallery/forms",
};

const isLayout = (route: string): boolean => /(^_app|^__root|\/route)$/.test(route);

/** Routes without a component only redirect. */
const hasComponent = (route: string): boolean =>
  /\bcomponent:/.test(readFileSync(join(ui, "routes", `${route}.tsx`), "utf8"));

/** Route files below src/ui/routes, without their endings; `$page` is replaced by each declaration. */
export function pagesOfRoutes(): string[] {
  return globSync("**/*.tsx", { cwd: join(ui, "routes") })
    .map((file) => file.slice(0, -".tsx".length))
    .filter((route) => !isLayout(route) && hasComponent(route))
    .flatMap((route) => {
      const folder = declared[route];
      if (folder === undefined) return [route];
      return globSync("*/page.ts", { cwd: join(ui, folder) }).map((file) =>
        route.replace("$page", file.slice(0, -"/page.ts".length)),
      );
    });
}
