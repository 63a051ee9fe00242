/** Layout of company pages; shows not found for unknown companies. */
import { createFileRoute } from "@tanstack/react-router";
import { CompanyPages } from "../../../../layout/company-pages.tsx";

export const Route = createFileRoute("/_app/companies/$companyId")({ component: CompanyPages });
