/** Outlet of an area's pages, or that there is no such page. */
import { Outlet } from "@tanstack/react-router";
import { UnknownPage } from "../../layout/unknown-page.tsx";
import { useLoadedArea } from "./use-area.ts";

export function AreaPages() {
  return useLoadedArea() ? <Outlet /> : <UnknownPage />;
}
