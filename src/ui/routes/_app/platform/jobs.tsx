/** Background jobs of the platform. */
import { createFileRoute } from "@tanstack/react-router";
import { listPlatformJobsOptions } from "#generated/hrms/hooks/platform-jobs.ts";
import { jobsList } from "#generated/hrms/resources/platform-jobs.ts";
import { JobsPage } from "../../../hrms/platform/jobs/jobs-page.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { listQuery, readList } from "../../../list/list-state.ts";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";

export const Route = createFileRoute("/_app/platform/jobs")({
  validateSearch: readSearch,
  loader: ({ context: { queryClient }, location }) => {
    if (accountMay("read", "platform-jobs"))
      void queryClient.prefetchQuery(
        listPlatformJobsOptions({ query: listQuery(jobsList, readList(jobsList, readSearch(location.search))) }),
      );
    return loadMessages("crud", "platform-jobs", "background-tasks");
  },
  component: JobsPage,
});
