/** The area of the current route. */
import { useMatches, useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Area } from "../area.ts";

interface AreaOfAddress {
  readonly area: Area;
  readonly scope: Readonly<Record<string, string>>;
  /** Path of the area's list. */
  readonly base: string;
}

/** Undefined if the URL names no declared area. */
export function useLoadedArea(): Area | undefined {
  return useMatches({
    select: (matches) =>
      matches.flatMap(({ loaderData }) => (loaderData && "area" in loaderData ? [loaderData.area] : []))[0],
  });
}

export function useArea(): AreaOfAddress {
  const area = useLoadedArea();
  const { companyId } = useParams({ strict: false });
  // The layout route handles undeclared areas above this.
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
