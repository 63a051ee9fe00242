/** Statutory rates of the platform by kind. */
import { createFileRoute } from "@tanstack/react-router";
import { loadMessages } from "../../../../messages/store.ts";
import { platformKindOf, prepareRates } from "../../../../hrms/statutory/rates/areas.ts";
import { PlatformRatesPage } from "../../../../hrms/statutory/rates/platform-rates-page.tsx";
import { readRatesSearch } from "../../../../hrms/statutory/rates/search.ts";

export const Route = createFileRoute("/_app/platform/rates/$kind")({
  validateSearch: readRatesSearch,
  loader: async ({ context, params, location }) => {
    const kind = platformKindOf(params.kind);
    if (kind) await Promise.all([prepareRates({ context, location }, kind), loadMessages("rates", "crud", "tools")]);
  },
  component: PlatformRatesPage,
});
