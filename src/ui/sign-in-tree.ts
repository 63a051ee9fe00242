/** The tree that every page carries: the routes before the shell, and a stand-in for all others, which come with the shell. */
import { createRoute, redirect, type AnyRoute } from "@tanstack/react-router";
import type { routeTree } from "./route-tree.gen.ts";
import { Route as root } from "./routes/__root.tsx";
import { currentAccount } from "./session/account.ts";

/** What the generated tree does with a route file, too. */
interface FileRoute {
  update(place: { id: string; path: string; getParentRoute: () => typeof root }): AnyRoute;
}

const files = import.meta.glob<FileRoute>(
  ["./routes/**/*.tsx", "!./routes/{__root,_app,index}.tsx", "!./routes/_app/**"],
  { eager: true, import: "Route" },
);
const getParentRoute = () => root;

/** The start, which needs the abilities, and every other address. */
const places = ["/", "$"];

/** Whether the address is one of those that come with the shell. */
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
          throw redirect({ to: "/pages/login-v1", search: href === "/" ? {} : { redirect: href }, replace: true });
        await bringAll();
        throw redirect({ href, replace: true });
      },
    }),
  );
  return root._addFileChildren([...pages, ...elsewhere]) as unknown as typeof routeTree;
}
