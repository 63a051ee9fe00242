/** Without an id, edits the first user of the list. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/user/edit/")({
  beforeLoad: async ({ context }) =>
    (await import("../../../../../demo/user/first-user.ts")).toFirstUser(context.queryClient, "/apps/user/edit/$id"),
});
