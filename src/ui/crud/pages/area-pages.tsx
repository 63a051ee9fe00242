/** Outlet of an area's pages, or the coming-soon page. */
import { Outlet } from "@tanstack/react-router";
import { SoonPage } from "../../layout/soon-page.tsx";
import { useLoadedArea } from "./use-area.ts";

export function AreaPages() {
  return useLoadedArea() ? <Outlet /> : <SoonPage />;
}
