/** Loads all pages of a list, for views that show it as a whole. */
import { useQueries, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ApiError } from "#src/client/api-error.ts";

interface Paged<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export const wholePage = 100;

export interface EveryRow<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useEveryRow<Row>(optionsOf: (page: number) => UseQueryOptions<Paged<Row>, ApiError>): EveryRow<Row> {
  const first = useQuery(optionsOf(1));
  const pages = Math.ceil((first.data?.total ?? 0) / wholePage);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) => optionsOf(index + 2)),
  });
  const loaded = first.data && others.every(({ data }) => data !== undefined);
  return {
    rows: loaded ? [...(first.data?.items ?? []), ...others.flatMap(({ data }) => data?.items ?? [])] : undefined,
    error: first.error ?? others.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      void first.refetch();
      for (const other of others) if (other.error) void other.refetch();
    },
  };
}
