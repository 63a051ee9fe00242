/** The person's background tasks: listed once, then updated by server-sent events while one runs. */
import { type QueryClient, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ApiError } from "#src/client/api-error.ts";
import { eventReader } from "#src/client/server-events.ts";
import { watchJobs } from "#generated/hrms/client/jobs.ts";
import { listJobsKey, listJobsOptions, watchJobsKey } from "#generated/hrms/hooks/jobs.ts";
import type { Job, JobPage } from "#generated/hrms/schema.ts";
import { statusOf } from "../../kit/problem.ts";

const listed = { query: { pageSize: 10 } };
/** Reconnect delay in ms; doubles while streams keep breaking off. */
const pauses = { shortest: 1_000, longest: 30_000 };

export const isOpen = ({ finishedAt }: Job): boolean => finishedAt === null;

/** Events cover running and recent tasks; older ones keep their listed state. */
function merge(client: QueryClient, current: readonly Job[]): void {
  client.setQueryData<JobPage>(listJobsKey(listed), (page) => {
    if (!page) return page;
    const others = page.items.filter(({ id }) => !current.some((one) => one.id === id));
    const items = [...current, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    return { ...page, items: items.slice(0, page.pageSize) };
  });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Reconnects after every stream; the list then tells whether anything still runs. */
async function watch(client: QueryClient, signal: AbortSignal): Promise<null> {
  const onText = eventReader(({ event, data }) => {
    if (event === "jobs") merge(client, (JSON.parse(data) as { items: Job[] }).items);
  });
  for (let wait = pauses.shortest; ; wait = Math.min(2 * wait, pauses.longest)) {
    const begun = performance.now();
    await watchJobs({}, { signal, onText }).catch((error: unknown) => {
      const status = statusOf(error);
      if (signal.aborted || (status >= 400 && status < 500 && status !== 429)) throw error;
    });
    if (performance.now() - begun > wait) wait = pauses.shortest;
    await client.refetchQueries({ queryKey: listJobsKey(listed) });
    if (!client.getQueryData<JobPage>(listJobsKey(listed))?.items.some(isOpen)) return null;
    await pause(wait, signal);
  }
}

export function useTasks(): UseQueryResult<JobPage, ApiError> {
  const list = useQuery<JobPage, ApiError>({ ...listJobsOptions(listed), refetchOnWindowFocus: true });
  const running = list.data?.items.some(isOpen) ?? false;
  // A query, so that all observers share one stream and the last one ends it.
  useQuery({
    queryKey: [...watchJobsKey(), "stream"],
    queryFn: ({ signal, client }) => watch(client, signal),
    enabled: running,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return list;
}
