/** CPF age groups of the platform. */
import { createFileRoute } from "@tanstack/react-router";
import { prepareRates } from "../../../hrms/statutory/rates/areas.ts";
import { RatesPage } from "../../../hrms/statutory/rates/rates-page.tsx";
import { readRatesSearch } from "../../../hrms/statutory/rates/search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/cpf-ages")({
  validateSearch: readRatesSearch,
  loader: (input) => Promise.all([prepareRates(input, "cpf-ages"), loadMessages("rates", "crud", "tools")]),
  component: () => <RatesPage kind="cpf-ages" />,
});
