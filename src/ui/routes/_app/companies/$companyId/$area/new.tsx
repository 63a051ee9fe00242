/** Page for a new record of an area. */
import { createFileRoute } from "@tanstack/react-router";
import { CreatePage } from "../../../../../crud/pages/create-page.tsx";

export const Route = createFileRoute("/_app/companies/$companyId/$area/new")({ component: CreatePage });
