/** Tasks with a tag. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/todo/tag/$tag")({});
