/** Redirects to the company dashboard. */
import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/companies/$companyId/")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/companies/$companyId/dashboard", params, replace: true });
  },
});
