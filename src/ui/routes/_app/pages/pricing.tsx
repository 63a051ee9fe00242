/** Plans and prices of the demo company. */
import { createFileRoute } from "@tanstack/react-router";
import { getPricingOptions } from "#generated/demo/hooks/pricing.ts";
import { PricingPage } from "../../../demo/pages/pricing-page.tsx";
import { readBilling } from "../../../demo/pages/search.ts";
import { onlyKnown } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/pages/pricing")({
  validateSearch: onlyKnown(readBilling),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(getPricingOptions());
    return loadMessages("pages");
  },
  component: PricingPage,
});
