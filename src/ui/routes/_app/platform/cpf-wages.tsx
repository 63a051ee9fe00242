/** Wage bands of CPF on the platform. */
import { createFileRoute } from "@tanstack/react-router";
import { prepareRates } from "../../../apps/rates/areas.ts";
import { RatesPage } from "../../../apps/rates/rates-page.tsx";
import { readRatesSearch } from "../../../apps/rates/search.ts";

export const Route = createFileRoute("/_app/platform/cpf-wages")({
  validateSearch: readRatesSearch,
  loader: ({ context }) => prepareRates(context.queryClient, "cpf-wages"),
  component: () => <RatesPage kind="cpf-wages" />,
});
