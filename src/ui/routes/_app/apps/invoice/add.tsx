/** New invoice. */
import { createFileRoute } from "@tanstack/react-router";
import { AddPage } from "../../../../demo/invoice/add-page.tsx";
import { readAdd } from "../../../../demo/invoice/search.ts";

export const Route = createFileRoute("/_app/apps/invoice/add")({ validateSearch: readAdd, component: AddPage });
