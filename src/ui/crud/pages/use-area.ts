/** The area of the address, for the pages below it. */
import { useMatches, useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Area } from "../area.ts";

interface AreaOfAddress {
  readonly area: Area;
  readonly scope: Readonly<Record<string, string>>;
  /** Address of the area's list. */
  readonly base: string;
}

/** Undefined where the address names no declared area. */
export function useLoadedArea(): Area | undefined {
  return useMatches({
    select: (matches) =>
      matches.flatMap(({ loaderData }) => (loaderData && "area" in loaderData ? [loaderData.area] : []))[0],
  });
}

export function useArea(): AreaOfAddress {
  const area = useLoadedArea();
  const { companyId } = useParams({ strict: false });
  // The page of an area without a declaration stands above those that ask here.
  if (!area) throw new Error("The address names no declared area");
  return useMemo(
    () =>
      companyId === undefined
        ? { area, scope: {}, base: `/${area.place}/${area.name}` }
        : { area, scope: { companyId }, base: `/companies/${companyId}/${area.name}` },
    [area, companyId],
  );
}

export function useRecordId(): string {
  return useParams({ strict: false }).recordId ?? "";
}
