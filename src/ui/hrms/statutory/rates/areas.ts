/** Rate kinds by page. */
import type { QueryClient } from "@tanstack/react-query";
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";
import { rateApiOf } from "./rate-api.ts";

/** Rate kinds of the CPF area; the platform shows all kinds on one page. */
const cpfKinds: readonly RateKind[] = ["cpf", "cpf-ceilings", "cpf-ages", "cpf-wages"];
/** Beside the levy of a company: what else an employer owes by law. */
const employerKinds: readonly RateKind[] = ["sdl", "levy", "employment"];
const platformKinds: readonly RateKind[] = [
  ...cpfKinds,
  "sdl",
  "cdac",
  "ec",
  "mbm",
  "sinda",
  "levy",
  "employment",
  "holidays",
];

export function kindsBeside(kind: RateKind, companyId: string | undefined): readonly RateKind[] {
  if (companyId === undefined) return platformKinds;
  return [cpfKinds, employerKinds].find((kinds) => kinds.includes(kind)) ?? [kind];
}

export function addressOfRates(kind: RateKind, companyId: string | undefined): string {
  if (companyId === undefined)
    return kind === "cpf-ages" || kind === "cpf-wages" ? `/platform/${kind}` : `/platform/rates/${kind}`;
  const page = cpfKinds.includes(kind) ? "cpf" : employerKinds.includes(kind) ? "sdl" : kind;
  if (page === "holidays") return `/companies/${companyId}/public-holidays`;
  return `/companies/${companyId}/${page}`;
}

/** Platform rate kind of a URL segment. */
export function platformKindOf(step: string): RateKind | undefined {
  return platformKinds.find((kind) => kind === step);
}

/** Loads the messages and starts the query. */
export function prepareRates(queryClient: QueryClient, kind: RateKind, companyId?: string): Promise<void> {
  const api = rateApiOf(kind, companyId);
  if (accountMay("read", api.subject)) void queryClient.prefetchQuery(api.calls.list(api.listInput));
  return loadMessages("rates", "crud", "tools");
}
