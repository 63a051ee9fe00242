/** One’s own leave. */
import { createFileRoute } from "@tanstack/react-router";
import { MyLeavePage } from "../../../../../hrms/leave/leaves/my-leave-page.tsx";
import { typeNames } from "../../../../../hrms/leave/shared/type-names.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function Page() {
  const { companyId } = Route.useParams();
  return <MyLeavePage key={companyId} companyId={companyId} />;
}

export const Route = createFileRoute("/_app/companies/$companyId/my-leave/")({
  loader: () => loadMessages("leaves", "crud", ...typeNames()),
  component: Page,
});
