/** The area of the address, for the pages below it. */
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Area } from "../../areas/area.ts";

const route = getRouteApi("/_app/companies/$companyId/$area");

interface AreaOfAddress {
  readonly area: Area;
  readonly scope: Readonly<Record<string, string>>;
  /** Address of the area's list. */
  readonly base: string;
}

export function useArea(): AreaOfAddress {
  const { area } = route.useLoaderData();
  const { companyId } = route.useParams();
  // The page of an area without a declaration stands above those that ask here.
  if (!area) throw new Error("The address names no declared area");
  return useMemo(() => ({ area, scope: { companyId }, base: `/companies/${companyId}/${area.name}` }), [area, companyId]);
}
