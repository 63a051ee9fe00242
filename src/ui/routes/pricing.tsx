/** Pricing page for visitors without an account. */
import { createFileRoute } from "@tanstack/react-router";
import { listPricingsOptions } from "#generated/hrms/hooks/pricings.ts";
import { loadMessages } from "../messages/store.ts";
import { planSearch } from "../session/pricing/plan-search.ts";
import { PricingPage } from "../session/pricing/pricing-page.tsx";

export const Route = createFileRoute("/pricing")({
  validateSearch: planSearch,
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(listPricingsOptions());
    await loadMessages("pricing");
  },
  component: Pricing,
});

function Pricing() {
  return <PricingPage search={Route.useSearch()} />;
}
