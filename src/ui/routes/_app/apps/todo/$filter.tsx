/** Important, completed or deleted tasks. */
import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/apps/todo/$filter")({});
