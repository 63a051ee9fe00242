/** The request form for leave. */
import { createFileRoute } from "@tanstack/react-router";
import { getMyProfileOptions } from "#generated/hrms/hooks/my-profile.ts";
import { RequestLeavePage } from "../../../../../hrms/leave/leaves/request-page.tsx";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <RequestLeavePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-leave/request")({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: the page shows a skeleton.
    void queryClient.prefetchQuery(getMyProfileOptions());
    return loadMessages("leaves", "crud", "fields", "tools", ...typeNames());
  },
  component: Page,
});
