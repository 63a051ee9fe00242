/** Without an id it is the first user of the list. */
import { createFileRoute } from "@tanstack/react-router";
import { toFirstUser } from "../../../../../apps/user/first-user.ts";

export const Route = createFileRoute("/_app/apps/user/view/")({
  beforeLoad: ({ context }) => toFirstUser(context.queryClient, "/apps/user/view/$id"),
});
