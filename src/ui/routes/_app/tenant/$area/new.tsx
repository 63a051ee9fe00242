/** Page for a new record of an area. */
import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../../../crud/pages/create-page.tsx";

export const Route = createFileRoute("/_app/tenant/$area/new")({ component: CreatePage });
