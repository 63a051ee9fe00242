/** Age groups of CPF on the platform. */
import { createFileRoute } from "@tanstack/react-router";
import { prepareRates, readRatesSearch } from "../../../apps/rates/areas.ts";
import { RatesPage } from "../../../apps/rates/rates-page.tsx";

export const Route = createFileRoute("/_app/platform/cpf-ages")({
  validateSearch: readRatesSearch,
  loader: ({ context }) => prepareRates(context.queryClient, "cpf-ages"),
  component: () => <RatesPage kind="cpf-ages" />,
});
