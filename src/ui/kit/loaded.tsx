/** Renders a query: data, error or skeleton. */
import type { ReactNode } from "react";
import { statusOf } from "./problem.ts";
import { Loading } from "./skeleton.tsx";
import { ErrorState, NotFound } from "./states.tsx";

export interface Loadable<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Loadable<Data>;
  waiting: ReactNode;
  /** A single record, which may not exist. */
  record?: boolean;
  children: (data: Data) => ReactNode;
}

/** 422 means the id in the URL is malformed. */
export const isGone = (error: unknown): boolean => [404, 422].includes(statusOf(error));

export function Loaded<Data>({
  query: { data, error, refetch },
  waiting,
  record = false,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Loading>{waiting}</Loading>;
  if (record && isGone(error)) return <NotFound heading="h2" />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
