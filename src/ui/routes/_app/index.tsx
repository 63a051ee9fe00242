/** The eCommerce dashboard, the start of the demo layer; without it, leads to the start page of the role. */
import { createFileRoute, redirect } from "@tanstack/react-router";
import { config } from "../../config.ts";
import { EcommercePage } from "../../demo/dashboards/ecommerce-page.tsx";
import { loadFirstData } from "../../demo/dashboards/first-data.ts";
import { loadMessages } from "../../messages/store.ts";
import { accountMay } from "../../session/account.ts";

export const Route = createFileRoute("/_app/")({
  beforeLoad: () => {
    if (!config.demoLayer || !accountMay("read", "demo")) throw redirect({ to: "/start", replace: true });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadMessages("dashboards", "charts", "crud"), loadFirstData(queryClient, "ecommerce")]),
  component: EcommercePage,
});
