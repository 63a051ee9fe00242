/** All tasks that are not deleted. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/todo/")({});
