/** Mosque Building and Mendaki Fund rates of a company. */
import { createFileRoute } from "@tanstack/react-router";
import { prepareRates } from "../../../../hrms/statutory/rates/areas.ts";
import { RatesPage } from "../../../../hrms/statutory/rates/rates-page.tsx";
import { readRatesSearch } from "../../../../hrms/statutory/rates/search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/mbm")({
  validateSearch: readRatesSearch,
  loader: (input) => Promise.all([prepareRates(input, "mbm"), loadMessages("rates", "calculation-settings")]),
  component: () => <RatesPage kind="mbm" />,
});
