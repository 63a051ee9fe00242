/** Page for accounts without a company. */
import { createFileRoute } from "@tanstack/react-router";
import { NoCompanyPage } from "../../layout/no-company-page.tsx";

export const Route = createFileRoute("/_app/no-company")({ component: NoCompanyPage });
