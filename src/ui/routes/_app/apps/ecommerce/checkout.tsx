/** Checkout. */
import { createFileRoute } from "@tanstack/react-router";
import { listCartOptions } from "#generated/demo/hooks/ecommerce.ts";
import { CheckoutPage } from "../../../../demo/ecommerce/checkout-page.tsx";

const steps = ["address", "payment"] as const;

export const Route = createFileRoute("/_app/apps/ecommerce/checkout")({
  validateSearch: ({ step }: Record<string, unknown>): { step?: (typeof steps)[number] } => {
    const known = steps.find((each) => each === step);
    return known === undefined ? {} : { step: known };
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(listCartOptions()),
  component: CheckoutPage,
});
