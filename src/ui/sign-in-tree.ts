/** Route tree of the initial bundle: routes outside the shell, and a placeholder for all others. */
import { createRoute, redirect, type AnyRoute } from "@tanstack/react-router";
import type { routeTree } from "./route-tree.gen.ts";
import { Route as root } from "./routes/__root.tsx";
import { currentAccount } from "./session/account.ts";

/** The part of a route file the generated tree uses. */
interface FileRoute {
  update(place: { id: string; path: string; getParentRoute: () => typeof root }): AnyRoute;
}

const files = import.meta.glob<FileRoute>(
  ["./routes/**/*.tsx", "!./routes/{__root,_app,start}.tsx", "!./routes/_app/**"],
  { eager: true, import: "Route" },
);
const getParentRoute = () => root;

/** The first page, which needs the abilities, and every other path. */
const places = ["/", "$"];

/** Whether the path belongs to the routes loaded with the shell. */
export const isElsewhere = (route: AnyRoute | undefined): boolean =>
  route === undefined || places.includes(route.path as string);

export function signInTree(bringAll: () => Promise<void>): typeof routeTree {
  const pages = Object.entries(files).map(([file, route]) => {
    const path = file.slice("./routes".length, -".tsx".length);
    return route.update({ id: path, path, getParentRoute });
  });
  const elsewhere = places.map((path) =>
    createRoute({
      getParentRoute,
      path,
      pendingMs: Infinity,
      beforeLoad: async ({ location: { href } }) => {
        if (!currentAccount())
          throw redirect({
            to: "/pages/login-v1",
            search: ["/", "/start"].includes(href) ? {} : { redirect: href },
            replace: true,
          });
        await bringAll();
        throw redirect({ href, replace: true });
      },
    }),
  );
  return root._addFileChildren([...pages, ...elsewhere]) as unknown as typeof routeTree;
}
