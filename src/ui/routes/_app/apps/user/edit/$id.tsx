/** The form of a user. */
import { createFileRoute } from "@tanstack/react-router";
import { readTab } from "../../../../../apps/user/form-tabs.ts";
import { prefetchUser } from "../../../../../apps/user/prefetch-user.ts";
import { UserEditPage } from "../../../../../apps/user/user-edit-page.tsx";

export const Route = createFileRoute("/_app/apps/user/edit/$id")({
  validateSearch: readTab,
  loader: ({ context, params }) => prefetchUser(context.queryClient, params.id),
  component: UserEditPage,
});
