/** Route component of the platform's rates. */
import { getRouteApi } from "@tanstack/react-router";
import { UnknownPage } from "../../../layout/unknown-page.tsx";
import { platformKindOf } from "./areas.ts";
import { RatesPage } from "./rates-page.tsx";

const route = getRouteApi("/_app/platform/rates/$kind");

export function PlatformRatesPage() {
  const kind = platformKindOf(route.useParams().kind);
  return kind ? <RatesPage kind={kind} /> : <UnknownPage />;
}
