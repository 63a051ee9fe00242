/** Edit page of a tenant. */
import { createFileRoute } from "@tanstack/react-router";
import { TenantEditPage } from "../../../../../hrms/platform/tenants/tenant-edit-page.tsx";
import { prefetchRecord } from "../../../../../crud/prefetch.ts";
import { loadMessages } from "../../../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/tenants/$recordId/edit")({
  loader: ({ context, params }) =>
    Promise.all([loadMessages("crud", "tenants"), prefetchRecord(context.queryClient, { area: "tenants", ...params })]),
  component: TenantEditPage,
});
