/** For an account that works in no company yet. */
import { createFileRoute } from "@tanstack/react-router";
import { NoCompanyPage } from "../../layout/no-company-page.tsx";

export const Route = createFileRoute("/_app/no-company")({ component: NoCompanyPage });
