/** One user. */
import { createFileRoute } from "@tanstack/react-router";
import { prefetchUser } from "../../../../../apps/user/prefetch-user.ts";
import { UserPage } from "../../../../../apps/user/user-page.tsx";

export const Route = createFileRoute("/_app/apps/user/view/$id")({
  loader: ({ context, params }) => prefetchUser(context.queryClient, params.id),
  component: UserPage,
});
