/** Tasks with a tag. */
import { createFileRoute } from "@tanstack/react-router";
import { prefetchTasks } from "../../../../../demo/todo/prefetch-tasks.ts";

export const Route = createFileRoute("/_app/apps/todo/tag/$tag")({
  loader: ({ context, params, location }) => prefetchTasks(context.queryClient, params, location.search),
});
