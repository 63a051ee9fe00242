/** Without an id, shows the first user of the list. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/user/view/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/user/first-user.ts")).toFirstUser(context.queryClient, "/apps/user/view/$id"),
});
