/** Important, completed or deleted tasks. */
import { createFileRoute } from "@tanstack/react-router";
import { prefetchTasks } from "../../../../demo/todo/prefetch-tasks.ts";

export const Route = createFileRoute("/_app/apps/todo/$filter")({
  loader: ({ context, params, location }) => prefetchTasks(context.queryClient, params, location.search),
});
