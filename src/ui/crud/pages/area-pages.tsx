/** The pages of an area, or the word that it is still to come. */
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { SoonPage } from "../../layout/soon-page.tsx";

const route = getRouteApi("/_app/companies/$companyId/$area");

export function AreaPages() {
  const { area } = route.useLoaderData();
  return area ? <Outlet /> : <SoonPage />;
}
