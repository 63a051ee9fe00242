/** Edit form of a user. */
import { createFileRoute } from "@tanstack/react-router";
import { readTab } from "../../../../../demo/user/form-tabs.ts";
import { prefetchUser } from "../../../../../demo/user/prefetch-user.ts";
import { UserEditPage } from "../../../../../demo/user/user-edit-page.tsx";

export const Route = createFileRoute("/_app/apps/user/edit/$id")({
  validateSearch: readTab,
  loader: ({ context, params }) => prefetchUser(context.queryClient, params.id),
  component: UserEditPage,
});
