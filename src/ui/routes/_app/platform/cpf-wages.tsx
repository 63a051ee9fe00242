/** CPF wage bands of the platform. */
import { createFileRoute } from "@tanstack/react-router";
import { prepareRates } from "../../../hrms/statutory/rates/areas.ts";
import { RatesPage } from "../../../hrms/statutory/rates/rates-page.tsx";
import { readRatesSearch } from "../../../hrms/statutory/rates/search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/cpf-wages")({
  validateSearch: readRatesSearch,
  loader: (input) => Promise.all([prepareRates(input, "cpf-wages"), loadMessages("rates", "crud", "tools")]),
  component: () => <RatesPage kind="cpf-wages" />,
});
