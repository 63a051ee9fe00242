/** Gazetted public holidays. */
import { createFileRoute } from "@tanstack/react-router";
import { prepareRates } from "../../../../hrms/statutory/rates/areas.ts";
import { RatesPage } from "../../../../hrms/statutory/rates/rates-page.tsx";
import { readRatesSearch } from "../../../../hrms/statutory/rates/search.ts";
import { loadMessages } from "../../../../messages/store.ts";

export const Route = createFileRoute("/_app/companies/$companyId/public-holidays")({
  validateSearch: readRatesSearch,
  loader: (input) => Promise.all([prepareRates(input, "holidays"), loadMessages("rates", "calculation-settings")]),
  component: () => <RatesPage kind="holidays" />,
});
