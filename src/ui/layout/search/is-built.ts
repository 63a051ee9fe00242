/** Whether an address has a page of its own, or leads to the word that it is still to come. */
import type { AnyRouter } from "@tanstack/react-router";
import { entryOfPath } from "../menu.ts";

export function isBuilt(router: AnyRouter, address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  const [, , foundRoute] = router.getMatchedRoutes(path);
  if (foundRoute === undefined || foundRoute.id === "/_app/$") return false;
  // One route holds all areas of a company, those to come as well.
  return foundRoute.id.includes("$area") ? entryOfPath(path)?.soon === false : true;
}
