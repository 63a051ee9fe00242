/** The pages of an area, or the word that it is still to come. */
import { Outlet } from "@tanstack/react-router";
import { SoonPage } from "../../layout/soon-page.tsx";
import { useLoadedArea } from "./use-area.ts";

export function AreaPages() {
  return useLoadedArea() ? <Outlet /> : <SoonPage />;
}
