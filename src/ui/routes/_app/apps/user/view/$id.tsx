/** User page. */
import { createFileRoute } from "@tanstack/react-router";
import { prefetchUserPage } from "../../../../../demo/user/prefetch-user.ts";
import { UserPage } from "../../../../../demo/user/user-page.tsx";

export const Route = createFileRoute("/_app/apps/user/view/$id")({
  loader: ({ context, params }) => prefetchUserPage(context.queryClient, params.id),
  component: UserPage,
});
