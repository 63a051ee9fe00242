/** Pages of one company; an unknown one is told so. */
import { createFileRoute } from "@tanstack/react-router";
import { CompanyPages } from "../../../../layout/company-pages.tsx";

export const Route = createFileRoute("/_app/companies/$companyId")({ component: CompanyPages });
